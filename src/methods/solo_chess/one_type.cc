#include "methods/solo_chess/one_type.h"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

#include "methods/capture/in_arborescence.h"
#include "puzzles/solo_chess/axis_order.h"

namespace hardboard::solo_chess {
namespace {

using capture::Location;

constexpr std::uint32_t none = std::numeric_limits<std::uint32_t>::max();

enum class Direction : std::uint8_t { to_heads, to_tails };

// The arcs of the immediate capture graph that start from each rank (to_heads) or lead to it
// (to_tails); a slot for each ride, `none` where it meets nothing within its range.
class Arcs {
public:
  Arcs(AxisOrder& order, const PieceType& type, Direction direction)
      : rides_(type.rides.size()), ends_(rides_ * order.size(), none) {
    std::vector<bool> done(rides_, false);
    for (std::size_t one = 0; one < rides_; ++one) {
      if (done[one]) continue;
      // The ride back along the same axis, if there is one, shares the sort.
      const Axis axis = axis_of(type.rides[one]);
      std::size_t forward = rides_, backward = rides_;
      for (std::size_t ride = one; ride < rides_; ++ride) {
        if (axis_of(type.rides[ride]) != axis) continue;
        (is_forward(type.rides[ride]) ? forward : backward) = ride;
        done[ride] = true;
      }
      const auto add = [&](std::size_t ride, std::int64_t steps, Location from, Location to) {
        if (ride == rides_ || steps > type.rides[ride].range) return;
        if (direction == Direction::to_tails) std::swap(from, to);
        ends_[from * rides_ + ride] = to;
      };
      order.neighbours(axis, [&](Location a, Location b, std::int64_t steps) {
        add(forward, steps, a, b);
        add(backward, steps, b, a);
      });
    }
  }

  template <class Visit>
  void operator()(Location v, Visit visit) const {
    for (std::size_t slot = v * rides_; slot < (v + 1) * rides_; ++slot)
      if (ends_[slot] != none) visit(ends_[slot]);
  }

private:
  std::size_t rides_;
  std::vector<Location> ends_;
};

// All that has a walk from the rank, as indices of pieces: a set that no capture leaves.
std::vector<Location> reach(const AxisOrder& order, const Arcs& heads, Location from) {
  capture::BackwardSearch search(order.size(), std::cref(heads));
  std::vector<Location> pieces{order.piece(from)};
  search.from(from, [&](Location to, Location) { pieces.push_back(order.piece(to)); });
  return pieces;
}

}  // namespace

std::string one_type_why_not(const Puzzle& puzzle) {
  const std::vector<Piece>& pieces = puzzle.pieces;
  const bool fits = std::all_of(pieces.begin(), pieces.end(), [&](const Piece& piece) {
    return piece.type == pieces.front().type && piece.budget >= pieces.size() - 1;
  });
  return fits ? "" : "needs pieces of one type with unlimited captures";
}

Answer<Location> solve_one_type(const Puzzle& puzzle, const Limits&) {
  // A last piece is the only one of its type, so here it is the only one.
  const PieceType& type = puzzle.types[puzzle.pieces.front().type];
  AxisOrder order(puzzle.pieces);
  std::optional<Location> goal;
  for (Location rank = 0; puzzle.goal && rank < order.size(); ++rank)
    if (order.square(rank) == *puzzle.goal) goal = rank;

  Arcs arcs(order, type, Direction::to_tails);
  order.release();
  capture::Arborescence tree = [&] {
    capture::BackwardSearch search(order.size(), std::cref(arcs));
    return capture::find_arborescence(search, goal, is_symmetric(type));
  }();
  Answer<Location> answer;
  if (tree.spans) {
    answer.verdict = Verdict::solvable;
    answer.moves = std::move(tree.moves);
    for (auto& [from, to] : answer.moves) from = order.piece(from), to = order.piece(to);
    return answer;
  }
  answer.verdict = Verdict::unsolvable;
  if (!is_symmetric(type)) {
    arcs = Arcs(order, type, Direction::to_heads);
    order.release();
  }
  ClosedSets<Location> sets;
  sets.first = goal ? std::vector{order.piece(*goal)} : reach(order, arcs, tree.first);
  sets.second = reach(order, arcs, tree.second);
  answer.proof = std::move(sets);
  return answer;
}

}  // namespace hardboard::solo_chess
