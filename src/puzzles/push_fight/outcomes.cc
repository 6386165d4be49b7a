#include "puzzles/push_fight/outcomes.h"

#include <algorithm>
#include <string>
#include <unordered_set>
#include <utility>
#include <vector>

namespace hardboard::push_fight {

bool for_each_outcome(
    const Board& board, const Position& position, std::uint32_t moves,
    const std::function<bool(const IndexedTurn&, const Position& after, Piece fallen)>& visit) {
  // A breadth-first search over placements; each entry has the move that led to its placement.
  struct Reached {
    std::vector<Piece> pieces;
    std::uint32_t before, from, to, moves;
  };
  std::vector<Reached> reached{{position.pieces, 0, 0, 0, 0}};
  const auto letters = [](const std::vector<Piece>& pieces) {
    return std::string(reinterpret_cast<const char*>(pieces.data()), pieces.size());
  };
  std::unordered_set<std::string> seen{letters(position.pieces)};
  for (std::uint32_t i = 0; i < reached.size(); ++i) {
    Position at{reached[i].pieces, position.anchor, position.turn};
    IndexedTurn turn;
    for (std::uint32_t back = i; back != 0; back = reached[back].before)
      turn.moves.emplace_back(reached[back].from, reached[back].to);
    std::reverse(turn.moves.begin(), turn.moves.end());
    for (turn.king = 0; turn.king < board.size(); ++turn.king) {
      if (at.pieces[turn.king] != king_of(at.turn)) continue;
      for (const Direction direction : directions) {
        if (look(board, at, turn.king, direction).fault != PushFault::none) continue;
        turn.direction = direction;
        Position after = at;
        const Piece fallen = push(board, after, turn.king, direction).fallen;
        if (!visit(turn, after, fallen)) return false;
      }
    }
    if (reached[i].moves == moves) continue;
    for (std::uint32_t from = 0; from < board.size(); ++from) {
      if (!belongs(at.pieces[from], at.turn)) continue;
      for (const std::uint32_t to : reachable(board, at, from)) {
        std::swap(at.pieces[from], at.pieces[to]);
        if (seen.insert(letters(at.pieces)).second)
          reached.push_back({at.pieces, i, from, to, reached[i].moves + 1});
        std::swap(at.pieces[from], at.pieces[to]);
      }
    }
  }
  return true;
}

}  // namespace hardboard::push_fight
