// From Hamiltonian paths in grid graphs to Solo Chess with a knight among pawns or kings (Brunner
// et al. 2023, Theorem 3.1).
//
// Point (x, y) becomes square (2x - y, x + 2y): the grid turned and stretched, so that neighbours
// are a knight's leap apart. Squares of two points differ by a vector of squared length 5d, where d
// is that of the points. A knight's leap has squared length 5, so it leads between neighbours;
// pawns and kings capture over 1 or 2, so they never move. So the knight captures everything, along
// a Hamiltonian path from its start.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "problems/hamiltonian_path/traits.h"
#include "puzzles/solo_chess/traits.h"
#include "reductions/image.h"
#include "reductions/lone_hero.h"

namespace hardboard {

namespace path_to_knight {

// The board, or the reason why there is none.
Result<solo_chess::Puzzle> board_of(const hamiltonian_path::Puzzle& source,
                                    const lone_hero::Game& game, const Limits& limits);
lone_hero::Captures captures_of(const hamiltonian_path::Puzzle& source,
                                const hamiltonian_path::Answer& solution);
Result<hamiltonian_path::Answer> solution_of(const hamiltonian_path::Puzzle& source,
                                             const solo_chess::Puzzle& board,
                                             const lone_hero::Captures& captures);
std::vector<Part> parts_of(const hamiltonian_path::Puzzle& source);
std::vector<std::string> meanings_of(const lone_hero::Captures& captures);

}  // namespace path_to_knight

template <char villain, bool is_last>
struct PathToKnight {
  using From = hamiltonian_path::Traits;
  using To = solo_chess::Traits;
  static constexpr lone_hero::Game game{'N', villain, is_last};
  static constexpr std::string_view name = lone_hero::RowName<'N', villain, is_last>::name;
  static constexpr std::string_view source = "Brunner et al. 2023, Theorem 3.1";
  static constexpr std::string_view summary =
      "points a knight's leap apart, the knight on the start";
  static constexpr std::string_view law = "a piece for each point";

  struct Trace {};
  using Made = Image<PathToKnight>;

  static Result<Made> forward(const hamiltonian_path::Puzzle& puzzle, const Limits& limits) {
    Result<solo_chess::Puzzle> board = path_to_knight::board_of(puzzle, game, limits);
    if (!board) return board.error();
    return Made{std::move(board).value(), {}};
  }
  static bool keeps_law(const hamiltonian_path::Puzzle& puzzle, const solo_chess::Puzzle& board) {
    return board.pieces.size() == puzzle.points.size();
  }
  static solo_chess::Answer witness(const hamiltonian_path::Puzzle& puzzle, const Made&,
                                    const hamiltonian_path::Answer& solution) {
    solo_chess::Answer answer;
    answer.verdict = Verdict::solvable;
    answer.moves = path_to_knight::captures_of(puzzle, solution);
    return answer;
  }
  static Result<hamiltonian_path::Answer> recover(const hamiltonian_path::Puzzle& puzzle,
                                                  const Made& image,
                                                  const solo_chess::Answer& answer) {
    return path_to_knight::solution_of(puzzle, image.puzzle, answer.moves);
  }
  static Refusal refusal() {
    return {Verdict::unsolvable, "the knight's ways are the paths from the start: refusal"};
  }
  static std::vector<Part> parts(const hamiltonian_path::Puzzle& puzzle, const Made&) {
    return path_to_knight::parts_of(puzzle);
  }
  static std::vector<std::string> meanings(const hamiltonian_path::Puzzle&, const Made&,
                                           const solo_chess::Answer& answer) {
    return path_to_knight::meanings_of(answer.moves);
  }
};

}  // namespace hardboard
