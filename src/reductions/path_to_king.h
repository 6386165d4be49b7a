// From Hamiltonian paths in grid graphs of degrees up to 3, from a start of degree 1, to Solo Chess
// with a king among pawns (Brunner et al. 2023, Theorem 3.7; the start's degree is a mend, see
// docs/errata.md).
//
// Point (x, y) becomes square (3(x - y), 3(x + y)), with a pawn; on the diagonal between neighbours
// stand two pawns, the chain of their edge. A point with one or two edges upward gets one more
// pawn, its keeper: above the point's square if two edges lead upward, else below. Point and keeper
// are the point's place. The king stands in place of the start's keeper, or of its pawn if it has
// none.
//
// Pawns capture upward along diagonals, onto squares of points and chains alone: so no pawn ever
// captures a keeper, and keepers never move. In each place stands a piece that only the king can
// remove from the place, the keeper or the pawn of a point without edges upward, so the king must
// come to each place. It goes from place to place along whole chains, and never onto a square
// twice, so along each edge at most once. A point of degree up to 3 that the king has left it can
// enter again, but not leave again; and it can't come back to the start, of degree 1. So the places
// in the order in which the king first enters them are a Hamiltonian path. (If a pawn may capture
// the king, this pawn may remain in the king's stead, on a point w without edges upward. It came
// there upward, from the chain that the king was on or from the king's last place, over no place
// that the king left, for both edges by which the king came and went are empty, and a third leads
// to where the pawn was. So w is a neighbour of the king's last place, and the path goes on to w.)
//
// Conversely, the pawns of unused chains capture upward, lowest first, until a point's pawn is
// captured; there is no chain below the king but the start's own, which is used. Then the king
// walks along the path and takes point and keeper of each place in one of the two orders.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "problems/hamiltonian_path/traits.h"
#include "puzzles/solo_chess/traits.h"
#include "reductions/image.h"
#include "reductions/lone_hero.h"

namespace hardboard {

namespace path_to_king {

// The board, or the reason why there is none. With `any_start` the start may have any degree.
Result<solo_chess::Puzzle> board_of(const hamiltonian_path::Puzzle& source,
                                    const lone_hero::Game& game, bool any_start,
                                    const Limits& limits);
// Points, two for each edge, and a keeper for each point with an edge upward, but for the king's.
std::uint64_t pieces_of(const hamiltonian_path::Puzzle& source);
lone_hero::Captures captures_of(const hamiltonian_path::Puzzle& source,
                                const hamiltonian_path::Answer& solution);
Result<hamiltonian_path::Answer> solution_of(const hamiltonian_path::Puzzle& source,
                                             const solo_chess::Puzzle& board,
                                             const lone_hero::Captures& captures);
std::vector<Part> parts_of(const hamiltonian_path::Puzzle& source);
std::vector<std::string> meanings_of(const hamiltonian_path::Puzzle& source,
                                     const solo_chess::Puzzle& board,
                                     const lone_hero::Captures& captures);

}  // namespace path_to_king

template <bool is_last>
struct PathToKing {
  using From = hamiltonian_path::Traits;
  using To = solo_chess::Traits;
  static constexpr lone_hero::Game game{'K', 'P', is_last};
  static constexpr std::string_view name = lone_hero::RowName<'K', 'P', is_last>::name;
  static constexpr std::string_view source = "after Brunner et al. 2023, Theorem 3.7";
  static constexpr std::string_view summary =
      "chains of pawns for edges, a pawn that only the king can take for each point";
  static constexpr std::string_view law =
      "points + 2 edges + points with an edge upward (right or up) pieces";

  struct Trace {};
  using Made = Image<PathToKing>;

  static Result<Made> forward(const hamiltonian_path::Puzzle& puzzle, const Limits& limits) {
    return made<Made>(puzzle, limits, false);
  }
  template <class M>
  static Result<M> made(const hamiltonian_path::Puzzle& puzzle, const Limits& limits,
                        bool any_start) {
    Result<solo_chess::Puzzle> board = path_to_king::board_of(puzzle, game, any_start, limits);
    if (!board) return board.error();
    return M{std::move(board).value(), {}};
  }
  static bool keeps_law(const hamiltonian_path::Puzzle& puzzle, const solo_chess::Puzzle& board) {
    return board.pieces.size() == path_to_king::pieces_of(puzzle);
  }
  template <class M>
  static solo_chess::Answer witness(const hamiltonian_path::Puzzle& puzzle, const M&,
                                    const hamiltonian_path::Answer& solution) {
    solo_chess::Answer answer;
    answer.verdict = Verdict::solvable;
    answer.moves = path_to_king::captures_of(puzzle, solution);
    return answer;
  }
  template <class M>
  static Result<hamiltonian_path::Answer> recover(const hamiltonian_path::Puzzle& puzzle,
                                                  const M& image,
                                                  const solo_chess::Answer& answer) {
    return path_to_king::solution_of(puzzle, image.puzzle, answer.moves);
  }
  static Refusal refusal() {
    return {Verdict::unsolvable, "the king's ways are the paths from the start: refusal"};
  }
  template <class M>
  static std::vector<Part> parts(const hamiltonian_path::Puzzle& puzzle, const M&) {
    return path_to_king::parts_of(puzzle);
  }
  template <class M>
  static std::vector<std::string> meanings(const hamiltonian_path::Puzzle& puzzle, const M& image,
                                           const solo_chess::Answer& answer) {
    return path_to_king::meanings_of(puzzle, image.puzzle, answer.moves);
  }
};

// Theorem 3.7 for any start, as its proof is printed. Unsound: the king can come back to a start of
// degree 3.
struct PathToKingAsPrinted : PathToKing<true> {
  static constexpr std::string_view name = "path-to-last-king-and-pawns-as-printed";
  static constexpr std::string_view source = "Brunner et al. 2023, Theorem 3.7";
  static constexpr std::string_view summary =
      "as printed, unsound: the king can come back to a start of degree 3";

  using Made = Image<PathToKingAsPrinted>;
  static Result<Made> forward(const hamiltonian_path::Puzzle& puzzle, const Limits& limits) {
    return made<Made>(puzzle, limits, true);
  }
  static Refusal refusal() {
    return {Verdict::unknown, "the construction is unsound as printed: refusal"};
  }
};

}  // namespace hardboard
