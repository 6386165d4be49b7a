#include "puzzles/push_fight/rules.h"

#include <array>
#include <utility>

#include "base/contract.h"

namespace hardboard::push_fight {
namespace {

bool turns_from(const Board& board, const Position& position, std::uint32_t moves,
                IndexedTurn& turn,
                const std::function<bool(const IndexedTurn&, const Position&, Piece)>& visit) {
  for (std::uint32_t king = 0; king < board.size(); ++king) {
    if (position.pieces[king] != king_of(position.turn)) continue;
    for (const Direction direction : directions) {
      Position after = position;
      const PushResult result = push(board, after, king, direction);
      if (result.fault != PushFault::none) continue;
      turn.king = king;
      turn.direction = direction;
      if (!visit(turn, after, result.fallen)) return false;
    }
  }
  if (moves == 0) return true;
  for (std::uint32_t from = 0; from < board.size(); ++from) {
    if (!belongs(position.pieces[from], position.turn)) continue;
    for (const std::uint32_t to : reachable(board, position, from)) {
      Position after = position;
      std::swap(after.pieces[from], after.pieces[to]);
      turn.moves.emplace_back(from, to);
      if (!turns_from(board, after, moves - 1, turn, visit)) return false;
      turn.moves.pop_back();
    }
  }
  return true;
}

}  // namespace

std::vector<std::uint32_t> reachable(const Board& board, const Position& position,
                                     std::uint32_t from) {
  std::vector<std::uint32_t> found{from};
  std::vector<bool> seen(board.size(), false);
  seen[from] = true;
  for (std::size_t i = 0; i < found.size(); ++i) {
    for (const std::uint32_t near : board.next[found[i]]) {
      if (near >= rail || seen[near] || position.pieces[near] != Piece::none) continue;
      seen[near] = true;
      found.push_back(near);
    }
  }
  found.erase(found.begin());
  return found;
}

std::string_view words(PushFault fault) {
  constexpr std::array<std::string_view, 5> texts = {
      "", "no king of the side to move is there", "there is nothing to push",
      "the anchored king can't be pushed", "a rail stops the push"};
  return texts[static_cast<std::size_t>(fault)];
}

PushResult look(const Board& board, const Position& position, std::uint32_t from,
                Direction direction) {
  if (position.pieces[from] != king_of(position.turn)) return {PushFault::no_king};
  std::uint32_t last = from;
  for (std::uint32_t at = board.step(from, direction);; at = board.step(at, direction)) {
    if (at >= rail) {
      if (last == from) return {PushFault::nothing_to_push};
      if (at == rail) return {PushFault::side_rail};
      return {PushFault::none, position.pieces[last]};
    }
    if (position.pieces[at] == Piece::none)
      return {last == from ? PushFault::nothing_to_push : PushFault::none};
    if (at == position.anchor) return {PushFault::anchored};
    last = at;
  }
}

PushResult push(const Board& board, Position& position, std::uint32_t from, Direction direction) {
  const PushResult result = look(board, position, from, direction);
  if (result.fault != PushFault::none) return result;
  Piece carried = std::exchange(position.pieces[from], Piece::none);
  for (std::uint32_t at = board.step(from, direction); at < rail && carried != Piece::none;
       at = board.step(at, direction))
    std::swap(carried, position.pieces[at]);
  promise(carried == result.fallen, "a push drops the piece that it was checked to drop");
  position.anchor = board.step(from, direction);
  position.turn = other(position.turn);
  return result;
}

Turn turn_of(const Board& board, const IndexedTurn& turn) {
  Turn result;
  for (const auto& [from, to] : turn.moves)
    result.moves.push_back({board.squares[from], board.squares[to]});
  result.push = {board.squares[turn.king], turn.direction};
  return result;
}

bool for_each_turn(const Board& board, const Position& position, std::uint32_t moves,
                   const std::function<bool(const IndexedTurn&, const Position&, Piece)>& visit) {
  IndexedTurn turn;
  return turns_from(board, position, moves, turn, visit);
}

}  // namespace hardboard::push_fight
