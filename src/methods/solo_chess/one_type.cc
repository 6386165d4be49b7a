#include "methods/solo_chess/one_type.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "methods/capture/in_arborescence.h"
#include "methods/solo_chess/rank_forest.h"
#include "methods/solo_chess/ranked_board.h"

namespace hardboard::solo_chess {
namespace {

using capture::Location;

enum class Direction : std::uint8_t { to_heads, to_tails };

// The immediate capture graph of a type whose captures do not go both ways: for each rank the heads
// of its arcs (to_heads), or the tails of arcs to it (to_tails). There is a slot for each ride,
// `none` if the ride meets no piece within its range.
class Arcs {
public:
  Arcs(const RankedBoard& board, const PieceType& type, Direction direction)
      : rides_(type.rides.size()) {
    reserve_huge(ends_, rides_ * board.size());
    ends_.assign(rides_ * board.size(), RankedBoard::none);
    for (std::size_t one = 0; one < rides_; ++one) {
      const Ride& ride = type.rides[one];
      const Ride reverse{-ride.dx, -ride.dy, ride.range};
      const auto found = std::find(type.rides.begin(), type.rides.end(), reverse);
      const auto other = static_cast<std::size_t>(found - type.rides.begin());
      // One pass finds a ride and its reverse.
      if (other < one) continue;
      const bool forward = ride.dy > 0 || (ride.dy == 0 && ride.dx > 0);
      const auto add = [&](std::size_t slot, Location from, Location to) {
        if (direction == Direction::to_tails) std::swap(from, to);
        ends_[from * rides_ + slot] = to;
      };
      board.neighbours(forward ? ride : reverse, [&](Location a, Location b) {
        add(one, forward ? a : b, forward ? b : a);
        if (other < rides_) add(other, forward ? b : a, forward ? a : b);
      });
    }
  }

  template <class Visit>
  void operator()(Location v, Visit visit) const {
    for (std::size_t slot = v * rides_; slot < (v + 1) * rides_; ++slot)
      if (ends_[slot] != RankedBoard::none) visit(ends_[slot]);
  }

  void prefetch(Location v) const { __builtin_prefetch(&ends_[v * rides_]); }

private:
  std::size_t rides_;
  std::vector<Location> ends_;
};

// The piece on the rank and the pieces to which walks lead from it: a set that no capture leaves.
std::vector<Location> reach(const RankedBoard& board, const Arcs& heads, Location from) {
  capture::BackwardSearch<const Arcs&> search(board.size(), heads);
  std::vector<Location> pieces{board.piece(from)};
  search.from(from, [&](Location to, Location) { pieces.push_back(board.piece(to)); });
  return pieces;
}

// For captures that go both ways: a spanning tree, or two of its parts.
capture::Answer<Location> by_forest(const RankedBoard& board, const PieceType& type,
                                    std::optional<Location> goal, const Limits& limits) {
  RankForest forest(board, type);
  if (limits.reached()) return {};
  capture::Answer<Location> answer;
  answer.verdict = forest.is_connected() ? Verdict::solvable : Verdict::unsolvable;
  if (forest.is_connected())
    answer.moves = forest.moves(goal);
  else
    answer.proof = forest.closed_sets(goal);
  return answer;
}

// For any captures: a search against the arcs, or two sinks.
capture::Answer<Location> by_search(const RankedBoard& board, const PieceType& type,
                                    std::optional<Location> goal, const Limits& limits) {
  Arcs arcs(board, type, Direction::to_tails);
  if (limits.reached()) return {};
  capture::Arborescence tree = [&] {
    capture::BackwardSearch<const Arcs&> search(board.size(), arcs);
    return capture::find_arborescence(search, goal);
  }();
  if (limits.reached()) return {};
  capture::Answer<Location> answer;
  if (tree.spans) {
    answer.verdict = Verdict::solvable;
    answer.moves = std::move(tree.moves);
    for (auto& [from, to] : answer.moves) from = board.piece(from), to = board.piece(to);
    return answer;
  }
  arcs = Arcs(board, type, Direction::to_heads);
  if (limits.reached()) return {};
  capture::ClosedSets<Location> sets;
  sets.first = goal ? std::vector{board.piece(*goal)} : reach(board, arcs, tree.first);
  sets.second = reach(board, arcs, tree.second);
  answer.verdict = Verdict::unsolvable;
  answer.proof = std::move(sets);
  return answer;
}

}  // namespace

std::string one_type_why_not(const Puzzle& puzzle) {
  const std::vector<Piece>& pieces = puzzle.pieces;
  const bool fits = std::all_of(pieces.begin(), pieces.end(), [&](const Piece& piece) {
    return piece.type == pieces.front().type && piece.budget >= pieces.size() - 1;
  });
  return fits ? "" : "needs pieces of one type with unlimited captures";
}

capture::Answer<Location> solve_one_type(const Puzzle& puzzle, const Limits& limits) {
  if (limits.reached()) return {};
  // A last piece is the only one of its type; where all are of one type it is the only piece.
  const PieceType& type = puzzle.types[puzzle.pieces.front().type];
  const RankedBoard board(puzzle.pieces);
  std::optional<Location> goal;
  for (Location rank = 0; puzzle.goal && rank < board.size(); ++rank)
    if (board.square(rank) == *puzzle.goal) goal = rank;
  if (limits.reached()) return {};
  return is_symmetric(type) ? by_forest(board, type, goal, limits)
                            : by_search(board, type, goal, limits);
}

}  // namespace hardboard::solo_chess
