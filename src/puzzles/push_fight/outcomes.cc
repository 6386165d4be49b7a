#include "puzzles/push_fight/outcomes.h"

#include <algorithm>
#include <limits>
#include <string>
#include <unordered_set>
#include <utility>
#include <vector>

namespace hardboard::push_fight {
namespace {

constexpr std::uint64_t work_between_looks = std::uint64_t{1} << 16;

}  // namespace

Outcomes outcomes_within(const Limits& limits, const Board& board, const Position& position,
                         std::uint32_t moves, const OutcomeVisitor& visit) {
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
  // An entry and its letters, with what allocation and hashing add.
  const std::size_t bytes = 2 * (std::size_t{board.size()} + sizeof(Reached) + 64);
  const std::size_t most = std::max<std::size_t>(limits.memory_bytes / bytes, 1);
  std::uint64_t work = 0;  // squares looked at since the limits were asked
  const auto is_over = [&] {
    work += board.size();
    if (work < work_between_looks) return false;
    work = 0;
    return limits.reached();
  };
  if (limits.reached()) return Outcomes::cut_off;
  for (std::uint32_t i = 0; i < reached.size(); ++i) {
    if (is_over()) return Outcomes::cut_off;
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
        if (!visit(turn, after, fallen)) return Outcomes::stopped;
      }
    }
    if (reached[i].moves == moves) continue;
    for (std::uint32_t from = 0; from < board.size(); ++from) {
      if (!belongs(at.pieces[from], at.turn)) continue;
      for (const std::uint32_t to : reachable(board, at, from)) {
        if (reached.size() >= most || is_over()) return Outcomes::cut_off;
        std::swap(at.pieces[from], at.pieces[to]);
        if (seen.insert(letters(at.pieces)).second)
          reached.push_back({at.pieces, i, from, to, reached[i].moves + 1});
        std::swap(at.pieces[from], at.pieces[to]);
      }
    }
  }
  return Outcomes::all;
}

bool for_each_outcome(const Board& board, const Position& position, std::uint32_t moves,
                      const OutcomeVisitor& visit) {
  Limits none;
  none.memory_bytes = std::numeric_limits<std::size_t>::max();
  return outcomes_within(none, board, position, moves, visit) == Outcomes::all;
}

}  // namespace hardboard::push_fight
