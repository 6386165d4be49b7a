// All small Solo Chess boards, for the verification of reductions.
#include <algorithm>
#include <array>
#include <vector>

#include "kinds/solo_chess_parts.h"
#include "puzzles/solo_chess/piece_type.h"

namespace hardboard {
namespace {

using namespace solo_chess;

constexpr std::string_view letters = "KQRBNP";
constexpr std::array<std::uint32_t, 3> budgets = {1, 2, unlimited};

// A board as its occupied squares, in order, and the letter on each.
struct Board {
  std::int32_t side = 0;
  std::vector<Square> squares;
  std::vector<std::size_t> letter;  // indices into `letters`
};

Puzzle puzzle_of(const Board& board, std::uint32_t budget, std::optional<std::uint32_t> last) {
  Puzzle puzzle;
  std::array<std::uint8_t, letters.size()> type{};
  for (std::size_t i = 0; i < letters.size(); ++i) {
    if (std::find(board.letter.begin(), board.letter.end(), i) == board.letter.end()) continue;
    type[i] = static_cast<std::uint8_t>(puzzle.types.size());
    puzzle.types.push_back(*standard_type(letters[i]));
  }
  for (std::size_t i = 0; i < board.squares.size(); ++i)
    puzzle.pieces.push_back({board.squares[i], budget, type[board.letter[i]]});
  puzzle.budget = budget;
  puzzle.last = last;
  puzzle.frame = Frame{{1, 1}, board.side, board.side};
  return puzzle;
}

// Both mirror images of a set are the same board; the smaller one stands for both.
bool is_smaller_mirror(const std::vector<Square>& squares) {
  std::int32_t right = 0;
  for (const Square square : squares) right = std::max(right, square.x);
  std::vector<Square> mirrored;
  for (const Square square : squares) mirrored.push_back({right + 1 - square.x, square.y});
  std::sort(mirrored.begin(), mirrored.end());
  return squares <= mirrored;
}

// All letters on the squares, all budgets, and each piece as the last one that can be.
bool each_board(Board& board, const std::function<bool(Puzzle)>& visit) {
  board.letter.assign(board.squares.size(), 0);
  while (true) {
    for (const std::uint32_t budget : budgets) {
      if (!visit(puzzle_of(board, budget, std::nullopt))) return false;
      for (std::uint32_t i = 0; i < board.letter.size(); ++i)
        if (std::count(board.letter.begin(), board.letter.end(), board.letter[i]) == 1 &&
            !visit(puzzle_of(board, budget, i)))
          return false;
    }
    std::size_t place = 0;
    while (place < board.letter.size() && ++board.letter[place] == letters.size())
      board.letter[place++] = 0;
    if (place == board.letter.size()) return true;
  }
}

// All sets of `left` more squares behind those of the board, columns first.
bool each_set(Board& board, std::size_t left, const std::function<bool(Puzzle)>& visit) {
  if (left == 0) {
    const bool at_edges =
        board.squares.front().x == 1 && std::any_of(board.squares.begin(), board.squares.end(),
                                                    [](Square square) { return square.y == 1; });
    return !at_edges || !is_smaller_mirror(board.squares) || each_board(board, visit);
  }
  for (std::int32_t x = 1; x <= board.side; ++x) {
    for (std::int32_t y = 1; y <= board.side; ++y) {
      if (!board.squares.empty() && Square{x, y} <= board.squares.back()) continue;
      board.squares.push_back({x, y});
      const bool goes_on = each_set(board, left - 1, visit);
      board.squares.pop_back();
      if (!goes_on) return false;
    }
  }
  return true;
}

}  // namespace

bool all_small_boards(unsigned size, const std::function<bool(solo_chess::Puzzle)>& visit) {
  Board board;
  board.side = static_cast<std::int32_t>(size);
  for (unsigned pieces = 1; pieces <= size; ++pieces)
    if (!each_set(board, pieces, visit)) return false;
  return true;
}

}  // namespace hardboard
