// The rules of Push Fight: the moves of a piece, the effect of a push, and all turns. Plain and
// slow; methods/push_fight has fast versions, which the tests compare with these.
#pragma once

#include <cstdint>
#include <functional>
#include <string_view>
#include <utility>
#include <vector>

#include "puzzles/push_fight/puzzle.h"

namespace hardboard::push_fight {

// The squares to which the piece on `from` can move, along paths of empty squares, without `from`;
// in the order of a breadth-first search. O(squares).
std::vector<std::uint32_t> reachable(const Board& board, const Position& position,
                                     std::uint32_t from);

enum class PushFault : std::uint8_t { none, no_king, nothing_to_push, anchored, side_rail };

struct PushResult {
  PushFault fault = PushFault::none;  // why the push is illegal; an illegal push changes nothing
  Piece fallen = Piece::none;         // the piece that fell off the board
};

// "there is nothing to push", ...; empty for `none`.
std::string_view words(PushFault fault);

// Pushes with the king on `from`: the king and all pieces in front of it, up to the first empty
// square or the edge, advance by one square; the king gets the anchor, and the turn passes.
// O(length of the line).
PushResult push(const Board& board, Position& position, std::uint32_t from, Direction direction);

// The result that push() would have, without making the push.
PushResult look(const Board& board, const Position& position, std::uint32_t from,
                Direction direction);

// A turn as searches find it, with squares as indices.
struct IndexedTurn {
  std::vector<std::pair<std::uint32_t, std::uint32_t>> moves;  // from, to
  std::uint32_t king = 0;
  Direction direction = Direction::up;
};
Turn turn_of(const Board& board, const IndexedTurn& turn);

// Calls `visit` for every turn of at most `moves` moves (each to another square; a piece may move
// again) and a legal push, with the position after the turn. Stops when `visit` returns false, and
// then returns false.
bool for_each_turn(
    const Board& board, const Position& position, std::uint32_t moves,
    const std::function<bool(const IndexedTurn&, const Position&, Piece fallen)>& visit);

}  // namespace hardboard::push_fight
