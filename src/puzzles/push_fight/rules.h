// The rules of Push Fight: where a piece may move, what a push does, and which turns there are.
// Plain and slow; what must be fast is in methods/push_fight and is tested against this.
#pragma once

#include <cstdint>
#include <functional>
#include <string_view>
#include <utility>
#include <vector>

#include "puzzles/push_fight/puzzle.h"

namespace hardboard::push_fight {

// All squares, not `from` itself, to which the piece on `from` can move: along paths of empty
// squares. In the order of a breadth-first search. O(squares).
std::vector<std::uint32_t> reachable(const Board& board, const Position& position,
                                     std::uint32_t from);

enum class PushFault : std::uint8_t { none, no_king, nothing_to_push, anchored, side_rail };

struct PushResult {
  PushFault fault = PushFault::none;  // the push is not legal, and nothing was done
  Piece fallen = Piece::none;         // the piece that went off the board
};

// "there is nothing to push", ...; empty for `none`.
std::string_view words(PushFault fault);

// Pushes with the king on `from`: it and all pieces before it, up to the first empty square or the
// edge, go on by one; it gets the anchor, and the turn passes. O(length of the line).
PushResult push(const Board& board, Position& position, std::uint32_t from, Direction direction);

// Whether the push is legal and what would fall; changes nothing.
PushResult look(const Board& board, const Position& position, std::uint32_t from,
                Direction direction);

// A turn in indices, as it is found.
struct IndexedTurn {
  std::vector<std::pair<std::uint32_t, std::uint32_t>> moves;  // from, to
  std::uint32_t king = 0;
  Direction direction = Direction::up;
};
Turn turn_of(const Board& board, const IndexedTurn& turn);

// Calls `visit` with every turn of at most `moves` moves (each to another square; the same piece
// may move again) and a legal push, with the position after it, until it says false. False if it
// did.
bool for_each_turn(
    const Board& board, const Position& position, std::uint32_t moves,
    const std::function<bool(const IndexedTurn&, const Position&, Piece fallen)>& visit);

}  // namespace hardboard::push_fight
