#include "methods/push_fight/any_push.h"

#include <algorithm>
#include <set>
#include <utility>
#include <vector>

#include "puzzles/push_fight/rules.h"

namespace hardboard::push_fight {
namespace {

constexpr std::size_t most_bytes = std::size_t{64} << 20;

// The best push without a move before it.
AnyPush pushes_from(const Board& board, const Position& position,
                    const std::vector<std::uint32_t>& kings) {
  AnyPush best = AnyPush::none;
  for (const std::uint32_t king : kings) {
    for (const Direction direction : directions) {
      const PushResult result = look(board, position, king, direction);
      if (result.fault != PushFault::none) continue;
      if (!belongs(result.fallen, position.turn)) return AnyPush::some;
      best = AnyPush::own_falls;
    }
  }
  return best;
}

std::vector<std::uint32_t> squares_with(const Position& position, bool kings_only) {
  std::vector<std::uint32_t> squares;
  for (std::uint32_t s = 0; s < position.pieces.size(); ++s) {
    const Piece piece = position.pieces[s];
    if (kings_only ? piece == king_of(position.turn) : belongs(piece, position.turn))
      squares.push_back(s);
  }
  return squares;
}

}  // namespace

AnyPush any_push(const Puzzle& puzzle, const Limits& limits) {
  const Board& board = puzzle.board;
  Position at = puzzle.position;
  AnyPush best = pushes_from(board, at, squares_with(at, true));
  if (best == AnyPush::some || squares_with(at, true).empty()) return best;
  const std::size_t most_seen = std::min(most_bytes, limits.memory_bytes) / (board.size() + 64);
  std::set<std::vector<Piece>> seen{at.pieces};
  std::vector<const std::vector<Piece>*> level{&*seen.begin()};
  for (std::uint32_t moves = 0; moves < puzzle.moves && !level.empty(); ++moves) {
    std::vector<const std::vector<Piece>*> next;
    for (const std::vector<Piece>* pieces : level) {
      at.pieces = *pieces;
      for (const std::uint32_t from : squares_with(at, false)) {
        for (const std::uint32_t to : reachable(board, at, from)) {
          if (seen.size() > most_seen || limits.reached()) return AnyPush::not_known;
          std::swap(at.pieces[from], at.pieces[to]);
          const AnyPush here = pushes_from(board, at, squares_with(at, true));
          if (here == AnyPush::some) return here;
          if (here == AnyPush::own_falls) best = here;
          const auto [entry, is_new] = seen.insert(at.pieces);
          if (is_new) next.push_back(&*entry);
          std::swap(at.pieces[from], at.pieces[to]);
        }
      }
    }
    level = std::move(next);
  }
  return best;
}

}  // namespace hardboard::push_fight
