#include "methods/solo_chess/rank_forest.h"

#include <algorithm>
#include <utility>

#include "base/contract.h"

namespace hardboard::solo_chess {
namespace {

using capture::Location;

constexpr std::uint32_t none = RankedBoard::none;

// The half of the rides that leads to higher ranks. Rides along rows come first, so that trees
// consist mostly of stretches of rows: turning these around walks along memory, not across it.
std::vector<Ride> upward(const PieceType& type) {
  std::vector<Ride> rides;
  for (const Ride& ride : type.rides)
    if (ride.dy > 0 || (ride.dy == 0 && ride.dx > 0)) rides.push_back(ride);
  std::stable_partition(rides.begin(), rides.end(), [](const Ride& ride) { return ride.dy == 0; });
  return rides;
}

}  // namespace

RankForest::RankForest(const RankedBoard& board, const PieceType& type) : board_(&board) {
  const std::uint32_t n = board.size();
  const std::vector<Ride> rides = upward(type);
  promise(2 * rides.size() == type.rides.size(), "the type is symmetric");
  reserve_huge(exit_, n);
  exit_.assign(n, none);
  // The captures of a ride that are no exits are kept if they are few; otherwise a second pass
  // along the ride, below, finds them again.
  std::vector<std::pair<std::uint32_t, std::uint32_t>> spare;
  std::vector<Ride> again;
  const std::size_t most_spare = n / 8;
  for (const Ride& ride : rides) {
    const std::size_t before = spare.size();
    bool too_many = false;
    board.neighbours(ride, [&](std::uint32_t a, std::uint32_t b) {
      if (exit_[a] == none)
        exit_[a] = b;
      else if (spare.size() < most_spare)
        spare.emplace_back(a, b);
      else
        too_many = true;
    });
    if (!too_many) continue;
    spare.resize(before);
    again.push_back(ride);
  }

  reserve_huge(tree_, n);
  tree_.resize(n);
  for (std::uint32_t rank = n; rank-- > 0;) {
    parts_ += exit_[rank] == none;
    tree_[rank] = exit_[rank] == none ? rank : tree_[exit_[rank]];
  }
  for (const auto& [a, b] : spare) join(a, b);
  for (const Ride& ride : again) {
    if (parts_ == 1) break;
    board.neighbours(ride, [&](std::uint32_t a, std::uint32_t b) { join(a, b); });
  }
}

void RankForest::join(std::uint32_t a, std::uint32_t b) {
  if (tree_[a] == tree_[b]) return;
  const std::uint32_t one = part_of(a), other = part_of(b);
  if (one == other) return;
  const std::uint32_t tree_of_a = exit_[a] == none ? a : tree_[a];
  const std::uint32_t tree_of_b = exit_[b] == none ? b : tree_[b];
  joins_.push_back({tree_of_a, a, b, tree_of_b});
  joins_.push_back({tree_of_b, b, a, tree_of_a});
  tree_[std::min(one, other)] = std::max(one, other);
  --parts_;
}

// The top that represents the part of a rank. Path compression changes tops only, so that all other
// ranks keep their trees.
std::uint32_t RankForest::part_of(std::uint32_t rank) {
  std::uint32_t top = tree_[rank];
  while (tree_[top] != top) top = tree_[top] = tree_[tree_[top]];
  return top;
}

// Makes the rank the top of its tree.
void RankForest::turn(std::uint32_t top) {
  std::uint32_t before = none;
  while (top != none) {
    const std::uint32_t next = std::exchange(exit_[top], before);
    before = std::exchange(top, next);
  }
}

// Joins all trees of a connected forest to one, with the rank on top.
void RankForest::turn_all(std::uint32_t top) {
  const std::uint32_t tree = exit_[top] == none ? top : tree_[top];
  turn(top);
  std::vector<Join> scratch;
  radix_sort(joins_, scratch, [](const Join& join) { return join.tree; });
  // From here on, tree_ of a top holds the first join of its tree, until the loop visits the tree.
  for (std::uint32_t i = static_cast<std::uint32_t>(joins_.size()); i-- > 0;)
    tree_[joins_[i].tree] = i;
  std::vector<std::uint32_t> open;
  const auto meet = [&](std::uint32_t t) { open.push_back(std::exchange(tree_[t], none)); };
  if (!joins_.empty()) meet(tree);
  for (std::size_t next = 0; next < open.size(); ++next) {
    const std::uint32_t begin = open[next];
    for (std::uint32_t i = begin; i < joins_.size() && joins_[i].tree == joins_[begin].tree; ++i) {
      const Join& join = joins_[i];
      if (tree_[join.to_tree] == none) continue;
      turn(join.to);
      exit_[join.to] = join.from;
      meet(join.to_tree);
    }
  }
}

std::vector<capture::Capture<Location>> RankForest::moves(std::optional<std::uint32_t> goal) {
  promise(is_connected(), "moves lead all pieces to one place");
  const std::uint32_t n = board_->size();
  turn_all(goal.value_or(n - 1));
  joins_ = {};
  // By rank: how many captures onto its place are still to come.
  std::vector<std::uint32_t>& waiting = tree_;
  std::fill(waiting.begin(), waiting.end(), 0);
  for (std::uint32_t rank = 0; rank < n; ++rank)
    if (exit_[rank] != none) ++waiting[exit_[rank]];

  std::vector<capture::Capture<Location>> moves;
  reserve_huge(moves, n - 1);
  for (std::uint32_t rank = 0; rank < n; ++rank) {
    // A place of a lower rank that had to wait follows the last capture onto it.
    for (std::uint32_t from = rank; from <= rank && waiting[from] == 0;) {
      const std::uint32_t to = exit_[from];
      if (to == none) break;
      moves.push_back({board_->piece(from), board_->piece(to)});
      --waiting[to];
      from = to;
    }
  }
  return moves;
}

capture::ClosedSets<Location> RankForest::closed_sets(std::optional<std::uint32_t> goal) {
  promise(!is_connected(), "two sets are closed only in a forest of several parts");
  const std::uint32_t n = board_->size();
  // Higher tops represent lower ones, so that one pass down gives each rank its part.
  std::vector<std::uint32_t>& size = exit_;
  for (std::uint32_t rank = n; rank-- > 0;) tree_[rank] = tree_[tree_[rank]];
  std::fill(size.begin(), size.end(), 0);
  for (std::uint32_t rank = 0; rank < n; ++rank) ++size[tree_[rank]];
  std::uint32_t first = none, second = none;  // the smallest part, and the second smallest
  for (std::uint32_t rank = 0; rank < n; ++rank) {
    if (size[rank] == 0 || (goal && tree_[*goal] == rank)) continue;
    if (first == none || size[rank] < size[first])
      second = std::exchange(first, rank);
    else if (second == none || size[rank] < size[second])
      second = rank;
  }
  capture::ClosedSets<Location> sets;
  if (goal) {
    sets.first.push_back(board_->piece(*goal));
    second = std::exchange(first, none);
  }
  for (std::uint32_t rank = 0; rank < n; ++rank) {
    if (tree_[rank] == first) sets.first.push_back(board_->piece(rank));
    if (tree_[rank] == second) sets.second.push_back(board_->piece(rank));
  }
  return sets;
}

}  // namespace hardboard::solo_chess
