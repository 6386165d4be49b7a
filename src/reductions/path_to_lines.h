// From Hamiltonian paths in graphs of degrees up to 3, between ends of degree 1, to Solo Chess with
// a rook, queen or bishop among villains of another type (Brunner et al. 2023, Theorem 3.2 and
// Corollaries 3.3 to 3.6).
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "problems/hamiltonian_path/traits.h"
#include "puzzles/solo_chess/traits.h"
#include "reductions/image.h"
#include "reductions/path_lines.h"

namespace hardboard {

// The statement about a pair of types.
constexpr std::string_view statement_on_lines(char hero, char villain) {
  if (villain == 'R') return "after Brunner et al. 2023, Corollary 3.6";
  if (hero == 'B') return "after Brunner et al. 2023, Corollary 3.5";
  if (hero == 'Q' || villain == 'B') return "after Brunner et al. 2023, Corollary 3.4";
  if (villain == 'P') return "after Brunner et al. 2023, Theorem 3.2";
  return "after Brunner et al. 2023, Corollary 3.3";
}

template <char hero, char villain, bool is_last>
struct PathToLines {
  using From = hamiltonian_path::Traits;
  using To = solo_chess::Traits;
  static constexpr lone_hero::Game game{hero, villain, is_last};
  static constexpr std::string_view name = lone_hero::RowName<hero, villain, is_last>::name;
  static constexpr std::string_view source = statement_on_lines(hero, villain);
  static constexpr std::string_view summary =
      "a rectangle for each vertex, a line across for each edge, the hero on the start";
  static constexpr std::string_view law = "2 edges + 4 vertices - 6 pieces";
  static constexpr bool printed = false;

  using Trace = path_lines::Layout;
  using Made = Image<PathToLines>;

  static Result<Made> forward(const hamiltonian_path::Puzzle& puzzle, const Limits& limits) {
    return made<Made>(puzzle, limits, printed);
  }
  template <class M>
  static Result<M> made(const hamiltonian_path::Puzzle& puzzle, const Limits& limits,
                        bool as_printed) {
    const Trace layout = path_lines::layout_of(puzzle, game, as_printed);
    Result<solo_chess::Puzzle> board = path_lines::board_of(puzzle, layout, game, limits);
    if (!board) return board.error();
    return M{std::move(board).value(), layout};
  }
  static bool keeps_law(const hamiltonian_path::Puzzle& puzzle, const solo_chess::Puzzle& board) {
    return board.pieces.size() == path_lines::pieces_of(puzzle);
  }
  template <class M>
  static solo_chess::Answer witness(const hamiltonian_path::Puzzle& puzzle, const M& image,
                                    const hamiltonian_path::Answer& solution) {
    solo_chess::Answer answer;
    answer.verdict = Verdict::solvable;
    answer.moves = path_lines::captures_of(puzzle, image.trace, solution);
    return answer;
  }
  template <class M>
  static Result<hamiltonian_path::Answer> recover(const hamiltonian_path::Puzzle& puzzle,
                                                  const M& image,
                                                  const solo_chess::Answer& answer) {
    return path_lines::solution_of(puzzle, image.trace, image.puzzle, answer.moves);
  }
  static Refusal refusal() {
    return {Verdict::unsolvable, "the hero's ways are the paths between the ends: refusal"};
  }
  template <class M>
  static std::vector<Part> parts(const hamiltonian_path::Puzzle& puzzle, const M& image) {
    return path_lines::parts_of(puzzle, image.trace);
  }
  template <class M>
  static std::vector<std::string> meanings(const hamiltonian_path::Puzzle& puzzle, const M& image,
                                           const solo_chess::Answer& answer) {
    return path_lines::meanings_of(puzzle, image.trace, answer.moves);
  }
};

// Theorem 3.2 to the letter, which is unsound: the start and the end stand in columns k of their
// edges, where corners of vertices stand, and not in columns |V| + k.
struct PathToRookAsPrinted : PathToLines<'R', 'P', true> {
  static constexpr std::string_view name = "path-to-last-rook-and-pawns-as-printed";
  static constexpr std::string_view source = "Brunner et al. 2023, Theorem 3.2";
  static constexpr std::string_view summary =
      "as printed, unsound: the hero stands in the column of another piece";

  using Made = Image<PathToRookAsPrinted>;
  static Result<Made> forward(const hamiltonian_path::Puzzle& puzzle, const Limits& limits) {
    return made<Made>(puzzle, limits, true);
  }
  static Refusal refusal() {
    return {Verdict::unknown, "the construction is unsound as printed: refusal"};
  }
};

}  // namespace hardboard
