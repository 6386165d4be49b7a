#include "support/push_fight_boards.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <utility>
#include <vector>

#include "puzzles/push_fight/board.h"

namespace hardboard::testing {
namespace {

using namespace push_fight;

std::vector<Square> box(Random& random, std::uint32_t area) {
  const auto width = static_cast<std::int32_t>(1 + random.below(std::min(area, 8U)));
  const auto height = static_cast<std::int32_t>(1 + random.below(std::min(area / width, 8U)));
  std::vector<Square> squares{{1, 1}};
  for (std::int32_t x = 1; x <= width; ++x)
    for (std::int32_t y = 1; y <= height; ++y)
      if ((x > 1 || y > 1) && random.below(8) != 0) squares.push_back({x, y});
  return squares;
}

std::vector<Square> tree(Random& random, std::uint32_t area) {
  std::set<Square> squares{{4, 4}};
  for (std::uint32_t tries = 0; tries < 20 * area && squares.size() < area; ++tries) {
    const auto from = std::next(squares.begin(), static_cast<int>(random.below(squares.size())));
    const std::uint64_t d = random.below(4);
    const Square to{from->x + (d == 0) - (d == 1), from->y + (d == 2) - (d == 3)};
    if (to.x < 1 || to.x > 8 || to.y < 1 || to.y > 8) continue;
    const auto near = squares.count({to.x + 1, to.y}) + squares.count({to.x - 1, to.y}) +
                      squares.count({to.x, to.y + 1}) + squares.count({to.x, to.y - 1});
    if (near == 1 || random.below(6) == 0) squares.insert(to);
  }
  return {squares.begin(), squares.end()};
}

}  // namespace

Puzzle random_push_fight(Random& random, std::uint32_t area) {
  Puzzle puzzle;
  puzzle.board = board_of(random.below(2) == 0 ? box(random, area) : tree(random, area), {});
  const std::uint64_t rails = random.below(4), men = 1 + random.below(9);
  const std::uint64_t enemies = 1 + random.below(4);
  for (auto& edges : puzzle.board.next)
    for (std::uint32_t& next : edges)
      if (next == off_board && random.below(4) < rails) next = rail;
  std::vector<std::uint32_t> black_kings;
  for (std::uint32_t s = 0; s < puzzle.board.size(); ++s) {
    Piece piece = Piece::none;
    if (random.below(10) < men) {
      const std::uint64_t kind = random.below(10);
      piece = kind + enemies < 9     ? Piece::white_pawn
              : kind + enemies < 10  ? Piece::white_king
              : random.below(3) != 0 ? Piece::black_pawn
                                     : Piece::black_king;
    }
    if (piece == Piece::black_king) black_kings.push_back(s);
    puzzle.position.pieces.push_back(piece);
  }
  if (!black_kings.empty() && random.below(2) == 0)
    puzzle.position.anchor = black_kings[random.below(black_kings.size())];
  puzzle.moves = unlimited_moves;
  return puzzle;
}

double configurations(const Puzzle& puzzle) {
  double own = 0, free = 0, ways = 1;
  for (const Piece piece : puzzle.position.pieces) {
    own += belongs(piece, puzzle.position.turn) ? 1 : 0;
    free += piece == Piece::none ? 1 : 0;
  }
  for (double k = 0; k < own; ++k) ways = ways * (free + own - k) / (k + 1);
  return ways;
}

}  // namespace hardboard::testing
