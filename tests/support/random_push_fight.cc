#include "support/random_push_fight.h"

#include <algorithm>
#include <vector>

#include "puzzles/push_fight/board.h"

namespace hardboard::push_fight {
namespace {

std::uint32_t below(Random& random, std::uint32_t bound) {
  return static_cast<std::uint32_t>(random.below(bound));
}

}  // namespace

Board random_board(Random& random, std::uint32_t squares, std::int32_t rows) {
  std::vector<Square> all, chosen;
  const std::int32_t width = 2 + static_cast<std::int32_t>(random.below(3));
  for (std::int32_t y = 1; y <= rows; ++y)
    for (std::int32_t x = 1; x <= width; ++x) all.push_back({x, y});
  while (chosen.size() < std::min<std::size_t>(squares, all.size())) {
    const std::size_t i = random.below(all.size());
    if (std::find(chosen.begin(), chosen.end(), all[i]) == chosen.end()) chosen.push_back(all[i]);
  }
  const Board bare = board_of(chosen, {});
  std::vector<Edge> rails;
  for (std::uint32_t i = 0; i < bare.size(); ++i)
    for (const Direction direction : directions)
      if (bare.step(i, direction) == off_board && random.below(2) == 0)
        rails.push_back({bare.squares[i], direction});
  return board_of(chosen, rails);
}

std::array<Force, 2> random_forces(Random& random, std::uint32_t squares) {
  for (;;) {
    std::array<Force, 2> forces;
    for (Force& force : forces) force = {below(random, 3), below(random, 3)};
    if (random.below(2) == 0) forces[1] = forces[0];
    const std::uint32_t kings = forces[0].kings + forces[1].kings;
    if (kings > 0 && kings + forces[0].pawns + forces[1].pawns <= squares) return forces;
  }
}

Position random_position(Random& random, const Board& board, std::array<Force, 2> forces) {
  Position position{std::vector<Piece>(board.size(), Piece::none), no_anchor, Side::white};
  position.turn = random.below(2) == 0 ? Side::white : Side::black;
  const auto put = [&](Piece piece) {
    std::uint32_t square = 0;
    do square = below(random, board.size());
    while (position.pieces[square] != Piece::none);
    position.pieces[square] = piece;
    return square;
  };
  // The side without a king can't have pushed.
  if (forces[0].kings == 0) position.turn = Side::white;
  if (forces[1].kings == 0) position.turn = Side::black;
  for (const Side side : {Side::white, Side::black}) {
    const Force force = forces[static_cast<std::size_t>(side)];
    for (std::uint32_t i = 0; i < force.kings; ++i) {
      const std::uint32_t square = put(king_of(side));
      if (side != position.turn) position.anchor = square;
    }
    for (std::uint32_t i = 0; i < force.pawns; ++i) put(pawn_of(side));
  }
  return position;
}

}  // namespace hardboard::push_fight
