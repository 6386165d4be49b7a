#include "puzzles/push_fight/outcomes.h"

#include <algorithm>
#include <limits>
#include <string>
#include <unordered_set>
#include <utility>
#include <vector>

#include "base/watch.h"

namespace hardboard::push_fight {

Outcomes outcomes_within(const Limits& limits, const Board& board, const Position& position,
                         std::uint32_t moves, const OutcomeVisitor& visit) {
  // A breadth-first search over placements; each entry has the move that led to its placement.
  struct Reached {
    std::vector<Piece> pieces;
    std::uint32_t before, from, to;
  };
  std::vector<Reached> reached{{position.pieces, 0, 0, 0}};
  const auto letters = [](const std::vector<Piece>& pieces) {
    return std::string(reinterpret_cast<const char*>(pieces.data()), pieces.size());
  };
  std::unordered_set<std::string> seen{letters(position.pieces)};
  // An entry and its letters, with what allocation and hashing add.
  const std::size_t bytes = 2 * (std::size_t{board.size()} + sizeof(Reached) + 64);
  const std::size_t most = std::max<std::size_t>(limits.memory_bytes / bytes, 1);
  Watch watch(limits);
  const auto is_over = [&] { return watch.reached(board.size()); };
  if (limits.reached()) return Outcomes::cut_off;
  // The entries of one number of moves after the other. All are visited before the next ones are
  // made: these can be too many.
  std::uint32_t begin = 0;
  for (std::uint32_t made = 0;; ++made) {
    const auto end = static_cast<std::uint32_t>(reached.size());
    for (std::uint32_t i = begin; i < end; ++i) {
      if (is_over()) return Outcomes::cut_off;
      const Position at{reached[i].pieces, position.anchor, position.turn};
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
          if (!visit(turn, after, fallen)) return Outcomes::stopped;
        }
      }
    }
    if (made == moves || begin == end) return Outcomes::all;
    for (std::uint32_t i = begin; i < end; ++i) {
      Position at{reached[i].pieces, position.anchor, position.turn};
      for (std::uint32_t from = 0; from < board.size(); ++from) {
        if (!belongs(at.pieces[from], at.turn)) continue;
        for (const std::uint32_t to : reachable(board, at, from)) {
          if (reached.size() >= most || is_over()) return Outcomes::cut_off;
          std::swap(at.pieces[from], at.pieces[to]);
          if (seen.insert(letters(at.pieces)).second) reached.push_back({at.pieces, i, from, to});
          std::swap(at.pieces[from], at.pieces[to]);
        }
      }
    }
    begin = end;
  }
}

bool for_each_outcome(const Board& board, const Position& position, std::uint32_t moves,
                      const OutcomeVisitor& visit) {
  Limits none;
  none.memory_bytes = std::numeric_limits<std::size_t>::max();
  return outcomes_within(none, board, position, moves, visit) == Outcomes::all;
}

}  // namespace hardboard::push_fight
