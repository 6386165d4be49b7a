#include "methods/planar_3sat/instances.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <set>
#include <utility>
#include <vector>

#include "base/watch.h"
#include "problems/planar_3sat/crossings.h"

namespace hardboard::planar_3sat {
namespace {

// One side of the line while clauses are drawn.
class Side {
public:
  explicit Side(const Wish& wish) : wish_(wish), uses_(wish.occurrences > 0 ? wish.variables : 0) {
    for (std::uint32_t v = 1; v <= wish.variables; ++v) open_.push_back(v);
  }

  bool is_full() const { return open_.empty(); }

  // A clause that may come next; there must be an open variable.
  Clause propose(Random& random) {
    const std::uint64_t size = 1 + std::min<std::uint64_t>(2, random.below(6));
    std::vector<std::size_t> at = {static_cast<std::size_t>(random.below(open_.size()))};
    while (at.size() < size) {
      std::size_t next = at.back() + 1;
      while (random.below(3) == 0) ++next;
      if (next >= open_.size()) break;
      at.push_back(next);
    }
    Clause clause;
    for (const std::size_t i : at) clause.variables[clause.size++] = open_[i];
    return clause;
  }

  // Takes away what a proposed clause hides, and the variables that are used often enough.
  void draw(const Clause& clause) {
    const auto place = [&](std::uint32_t variable) {
      return static_cast<std::size_t>(std::lower_bound(open_.begin(), open_.end(), variable) -
                                      open_.begin());
    };
    const std::size_t first = place(clause.first()), last = place(clause.last());
    const auto used = [&](std::size_t i) {
      return wish_.occurrences > 0 && ++uses_[open_[i] - 1] >= wish_.occurrences;
    };
    const bool last_is_used = last > first && used(last), first_is_used = used(first);
    const auto begin = open_.begin();
    const auto at = [&](std::size_t i) { return begin + static_cast<std::ptrdiff_t>(i); };
    open_.erase(at(first_is_used ? first : first + 1),
                at(last > first && !last_is_used ? last : last + 1));
  }

private:
  const Wish& wish_;
  std::vector<std::uint32_t> open_;  // the variables that the next clause may have
  std::vector<std::uint32_t> uses_;  // by variable, if they are bounded
};

// All clauses over the variables, each before those that can only be drawn outside it: by the
// length of the bar, then the ones with a leg in the middle first.
std::vector<Clause> all_clauses(std::uint32_t variables) {
  std::vector<Clause> clauses;
  for (std::uint32_t a = 1; a <= variables; ++a) {
    clauses.push_back({{a}, 1});
    for (std::uint32_t b = a + 1; b <= variables; ++b) {
      clauses.push_back({{a, b}, 2});
      for (std::uint32_t c = b + 1; c <= variables; ++c) clauses.push_back({{a, b, c}, 3});
    }
  }
  std::stable_sort(clauses.begin(), clauses.end(), [](const Clause& a, const Clause& b) {
    return std::pair(a.last() - a.first(), -int{a.size}) <
           std::pair(b.last() - b.first(), -int{b.size});
  });
  return clauses;
}

// Puts `left` clauses more into the puzzle, from number `next` on, where those below the line
// follow those above.
bool each_completion(const std::vector<Clause>& clauses, std::size_t next, std::uint32_t left,
                     const std::array<Bars, 2>& bars, Puzzle& puzzle,
                     const std::function<bool(Puzzle)>& visit) {
  if (left == 0) return visit(puzzle);
  for (std::size_t i = next; i < 2 * clauses.size(); ++i) {
    const std::size_t side = i / clauses.size();
    const Clause& clause = clauses[i % clauses.size()];
    std::array<Bars, 2> with = bars;
    if (with[side].add(clause)) continue;
    std::vector<Clause>& drawn = side == 0 ? puzzle.above : puzzle.below;
    drawn.push_back(clause);
    const bool goes_on = each_completion(clauses, i + 1, left - 1, with, puzzle, visit);
    drawn.pop_back();
    if (!goes_on) return false;
  }
  return true;
}

}  // namespace

std::optional<Puzzle> random_puzzle(const Wish& wish, Random& random, const Limits& limits) {
  constexpr std::uint64_t steps_of_clause = 100;  // as a watch counts them
  Watch watch(limits, "drawing clauses");
  Puzzle puzzle;
  puzzle.variables = wish.variables;
  std::array<Side, 2> sides = {Side(wish), Side(wish)};
  std::array<std::set<std::array<std::uint32_t, 3>>, 2> seen;
  while (puzzle.clauses() < wish.clauses) {
    std::size_t side = random.below(2);
    if (sides[side].is_full()) side = 1 - side;
    if (sides[side].is_full() || watch.reached(steps_of_clause)) return std::nullopt;
    std::vector<Clause>& drawn = side == 0 ? puzzle.above : puzzle.below;
    Clause clause = sides[side].propose(random);
    for (int again = 0; again < 20 && seen[side].contains(clause.variables); ++again)
      clause = sides[side].propose(random);
    seen[side].insert(clause.variables);
    sides[side].draw(clause);
    drawn.push_back(clause);
  }
  return puzzle;
}

bool each_small_puzzle(std::uint32_t variables, const std::function<bool(Puzzle)>& visit) {
  for (std::uint32_t n = 1; n <= variables; ++n)
    for (std::uint32_t m = 0; m <= n + 1; ++m) {
      Puzzle puzzle;
      puzzle.variables = n;
      if (!each_completion(all_clauses(n), 0, m, {}, puzzle, visit)) return false;
    }
  return true;
}

}  // namespace hardboard::planar_3sat
