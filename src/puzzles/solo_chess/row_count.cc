#include "puzzles/solo_chess/row_count.h"

#include <algorithm>
#include <fmt/format.h>
#include <vector>

namespace hardboard::solo_chess {
namespace {

constexpr std::int64_t nothing = INT64_MIN / 2;

// The largest of the values whose keys are at least a given key (a Fenwick tree, read backwards).
class LargestFrom {
public:
  explicit LargestFrom(std::size_t keys) : tree_(keys + 1, nothing) {}
  void enter(std::size_t key, std::int64_t value) {
    for (std::size_t i = tree_.size() - 1 - key; i < tree_.size(); i += i & (0 - i))
      tree_[i] = std::max(tree_[i], value);
  }
  std::int64_t from(std::size_t key) const {
    std::int64_t largest = nothing;
    for (std::size_t i = tree_.size() - 1 - key; i > 0; i -= i & (0 - i))
      largest = std::max(largest, tree_[i]);
    return largest;
  }

private:
  std::vector<std::int64_t> tree_;
};

// The balances of docs/rows.md for `size` places of a row: `first`, `first` + step, ...
struct Balances {
  std::vector<std::int64_t> best;    // of the first i places
  std::vector<std::int64_t> before;  // before place i, if kings may capture onto place i
};

Balances balances(const Row& row, std::uint32_t first, std::uint32_t size, bool down) {
  const auto place = [&](std::uint32_t i) { return down ? first - i : first + i; };
  const auto joined = [&](std::uint32_t i) {  // are places i - 1 and i neighbours?
    return row.next_to_previous[std::max(place(i - 1), place(i))];
  };
  Balances result{{0}, {}};
  for (std::uint32_t run = 0, end = 0; run < size; run = end) {
    for (end = run + 1; end < size && joined(end);) ++end;
    LargestFrom starts(end - run);  // best[a], by how far the piece on place a can walk
    for (std::uint32_t i = run; i < end; ++i) {
      const std::uint32_t budget = row.budget[place(i)];
      const bool is_king = row.reach[place(i)] == LineReach::king;
      const bool is_rook = row.reach[place(i)] == LineReach::rook;
      const std::uint32_t up = is_king ? std::min(budget, end - 1 - i) : 0;
      const std::uint32_t back = is_king ? std::min(budget, i - run) : 0;
      starts.enter(i + up - run, result.best[i]);
      result.before.push_back(starts.from(i - run));
      result.best.push_back(
          std::max(result.best[i] + (is_rook ? budget : 0) - 1, starts.from(i - back - run) - 1));
    }
  }
  return result;
}

std::uint64_t missing(std::int64_t balance) {
  return static_cast<std::uint64_t>(std::max<std::int64_t>(0, -balance));
}

// The balances of one side of a place, from the end of the row up to the place.
Balances side(const Row& row, std::uint32_t place, bool upper) {
  return upper ? balances(row, row.size() - 1, row.size() - place, true)
               : balances(row, 0, place + 1, false);
}

// The fewest pieces that can remain of the first i places if no piece comes from elsewhere.
std::uint64_t alone(const Balances& balances, std::size_t i) {
  return i == 0 ? 0 : std::max<std::uint64_t>(1, missing(balances.best[i]));
}

bool are_joined(const Row& row, std::uint32_t low, std::uint32_t high) {
  return std::all_of(row.next_to_previous.begin() + low + 1,
                     row.next_to_previous.begin() + high + 1, [](bool joined) { return joined; });
}

// For a row with a last piece and no goal.
std::uint64_t fewest_with_last(const Row& row) {
  const std::uint32_t start = *row.last, budget = row.budget[start];
  const Balances sides[2] = {side(row, start, false), side(row, start, true)};
  const std::uint32_t others[2] = {start, row.size() - 1 - start};
  const std::uint64_t left[2] = {alone(sides[0], others[0]), alone(sides[1], others[1])};
  if (row.reach[start] != LineReach::king) {
    const std::uint64_t sum = left[0] + left[1];
    return 1 + sum - std::min<std::uint64_t>(sum, budget);
  }
  std::uint64_t fewest = 1 + left[0] + left[1];
  for (const int s : {0, 1}) {
    for (std::uint32_t steps = 1; steps <= std::min(budget, others[s]); ++steps) {
      const std::uint32_t stop = s == 0 ? start - steps : start + steps;
      if (!row.next_to_previous[s == 0 ? stop + 1 : stop]) break;
      fewest = std::min(fewest, 1 + left[1 - s] + missing(sides[s].before[others[s] - steps]));
    }
  }
  return fewest;
}

bool last_gets_to_goal(const Row& row) {
  const std::uint32_t start = *row.last, goal = *row.goal, budget = row.budget[start];
  const auto [low, high] = std::minmax(start, goal);
  const bool upper = goal > start;
  if (goal == start || missing(side(row, goal, upper).before.back()) > 0) return false;
  const std::uint64_t behind = upper ? alone(side(row, start, false), start)
                                     : alone(side(row, start, true), row.size() - 1 - start);
  if (row.reach[start] == LineReach::king)
    return behind == 0 && budget >= high - low && are_joined(row, low, high);
  const Balances way = balances(row, upper ? low + 1 : high - 1, high - low, !upper);
  return behind + missing(way.before.back()) + 1 <= budget;
}

}  // namespace

std::uint64_t fewest_on_row(const Row& row) {
  if (row.size() == 1) return 1;
  if (row.last && row.goal) return last_gets_to_goal(row) ? 1 : 2;
  if (row.last) return fewest_with_last(row);
  if (!row.goal) return alone(side(row, row.size() - 1, false), row.size());
  return 1 + missing(side(row, *row.goal, false).before.back()) +
         missing(side(row, *row.goal, true).before.back());
}

std::optional<std::string> refute(const Row& row, const capture::RowCount& proof) {
  const std::uint64_t fewest = fewest_on_row(row);
  if (proof.left < 2) return fmt::format("{} left would be no refusal", proof.left);
  if (proof.left <= fewest) return std::nullopt;
  return fmt::format("{} can be left on the row, fewer than {}", fewest, proof.left);
}

}  // namespace hardboard::solo_chess
