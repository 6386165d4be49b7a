#include "reductions/red_blue_to_two_queens.h"

namespace hardboard {

using red_blue_board::Layout;
using MadeQueens = Image<RedBlueToTwoQueens>;

namespace {

std::int64_t supporters_of(const red_blue::Puzzle& puzzle) {
  return static_cast<std::int64_t>(puzzle.reds + puzzle.edges.size() + 2);
}

// Supporter number t stands t board heights to the north-west. Columns lie three times as far apart
// as the farthest supporter from its queen; so two queens share a line only if they stand on the
// queens' board in one row or column, or if they support the same queen.
Layout layout_for(const red_blue::Puzzle& puzzle) {
  const std::int64_t height = 2 * std::int64_t{puzzle.blues} + 1;
  return layout_of(puzzle, red_blue_board::Look::queens, 3 * height * (supporters_of(puzzle) + 1));
}

}  // namespace

Result<MadeQueens> RedBlueToTwoQueens::forward(const red_blue::Puzzle& puzzle,
                                               const Limits& limits) {
  const Layout layout = layout_for(puzzle);
  if (auto fault = why_not(puzzle, layout, limits)) return *std::move(fault);
  MadeQueens image{board_of(puzzle, layout, 0), layout};
  std::vector<solo_chess::Piece>& queens = image.puzzle.pieces;
  const std::size_t supported = queens.size();
  std::int64_t step = 0;
  for (std::size_t i = 0; i < supported; ++i) {
    const solo_chess::Piece queen = queens[i];
    const Square square = queen.square;
    for (std::uint32_t lacking = queen.budget; lacking < 2; ++lacking) {
      const auto shift = static_cast<std::int32_t>(++step * layout.top());
      queens.push_back({{square.x - shift, square.y + shift}, 2, queen.type});
    }
    queens[i].budget = 2;
  }
  return image;
}

bool RedBlueToTwoQueens::keeps_law(const red_blue::Puzzle& puzzle,
                                   const solo_chess::Puzzle& board) {
  return board.pieces.size() ==
         red_blue_board::pieces_of(puzzle) + static_cast<std::uint64_t>(supporters_of(puzzle));
}

solo_chess::Answer RedBlueToTwoQueens::witness(const red_blue::Puzzle& puzzle,
                                               const MadeQueens& image,
                                               const red_blue::Answer& solution) {
  solo_chess::Answer answer;
  answer.verdict = Verdict::solvable;
  const std::vector<solo_chess::Piece>& queens = image.puzzle.pieces;
  const std::size_t supported = red_blue_board::pieces_of(puzzle);
  const std::size_t ones = puzzle.reds + puzzle.edges.size();
  for (std::size_t i = 0; i < ones; ++i)
    answer.moves.push_back({queens[supported + i].square, queens[i].square});
  // The antenna: its far queen captures the near one, then the target.
  const Square target = queens[supported - 1].square, far = queens.back().square;
  const Square near = queens[queens.size() - 2].square;
  answer.moves.push_back({far, near});
  answer.moves.push_back({near, target});
  const auto rest = captures_of(puzzle, image.trace, solution.reds);
  answer.moves.insert(answer.moves.end(), rest.begin(), rest.end());
  return answer;
}

Result<red_blue::Answer> RedBlueToTwoQueens::recover(const red_blue::Puzzle& puzzle,
                                                     const MadeQueens& image,
                                                     const solo_chess::Answer& answer) {
  red_blue::Answer solution;
  solution.verdict = Verdict::solvable;
  solution.reds = reds_of(puzzle, image.trace, image.puzzle, answer.moves);
  if (auto fault = red_blue::fault_of(puzzle, solution.reds))
    return error_in_words(std::move(*fault));
  return solution;
}

Refusal RedBlueToTwoQueens::refusal() {
  return {Verdict::unknown, "the construction is unsound as printed: refusal"};
}

std::vector<Part> RedBlueToTwoQueens::parts(const red_blue::Puzzle& puzzle,
                                            const MadeQueens& image) {
  std::vector<Part> parts = parts_of(puzzle, image.trace);
  Part supporters{"supporting queens"};
  for (std::size_t i = red_blue_board::pieces_of(puzzle); i < image.puzzle.pieces.size(); ++i)
    supporters.squares.push_back(image.puzzle.pieces[i].square);
  parts.push_back(std::move(supporters));
  return parts;
}

std::vector<std::string> RedBlueToTwoQueens::meanings(const red_blue::Puzzle&,
                                                      const MadeQueens& image,
                                                      const solo_chess::Answer& answer) {
  return meanings_of(image.trace, answer.moves);
}

}  // namespace hardboard
