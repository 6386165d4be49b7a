#include "puzzles/capture/thin_hubs.h"

#include <algorithm>
#include <array>
#include <set>
#include <vector>

#include "base/random.h"
#include "base/signed_sums.h"
#include "base/watch.h"
#include "puzzles/capture/hub_equations.h"

namespace hardboard::capture {
namespace {

using modular::add, modular::multiply, modular::subtract;

constexpr std::size_t least_places = 5;
constexpr std::string_view too_many_neighbours = "needs places with at most three neighbours";

// Steps in both directions, each neighbour once.
Lists neighbours(const Lists& out) {
  Lists both = reversed(out);
  for (std::uint32_t u = 0; u < out.size(); ++u) {
    both[u].insert(both[u].end(), out[u].begin(), out[u].end());
    std::sort(both[u].begin(), both[u].end());
    both[u].erase(std::unique(both[u].begin(), both[u].end()), both[u].end());
  }
  return both;
}

// Exceptions above 0 add up to 3 at most, for an odd number of places to 4; three others are -1.
unsigned most_above(std::uint32_t places) {
  return places % 2 == 0 ? 3 : 4;
}
constexpr unsigned most_below = 3;

// A random sum of the solution's numbers at three places: few exceptions that don't fit all places
// fit this sum.
class Mixture {
public:
  explicit Mixture(const HubEquations& equations) : equations_(equations) {
    Random random(equations.size());
    for (std::size_t i = 0; i < places; ++i) {
      factor_[i] = random.below(modular::prime - 1) + 1;
      place_[i] = random.below(equations.size());
    }
  }

  // By place: what an exception of 1 adds to the sum.
  std::vector<std::uint64_t> changes() const {
    std::vector<std::uint64_t> changes(equations_.size(), 0);
    for (std::size_t at = 0; at < changes.size(); ++at)
      for (std::size_t i = 0; i < places; ++i)
        changes[at] = add(changes[at], multiply(factor_[i], equations_.change(place_[i], at)));
    return changes;
  }

  // What exceptions must add to the sum so that these numbers can be 0 and 1.
  std::vector<std::uint64_t> wanted(const std::vector<std::uint64_t>& plain) const {
    std::set<std::uint64_t> sums;
    for (std::uint32_t values = 0; values < 1U << places; ++values) {
      std::uint64_t sum = 0;
      for (std::size_t i = 0; i < places; ++i)
        sum = add(sum, multiply(factor_[i], subtract(values >> i & 1, plain[place_[i]])));
      sums.insert(sum);
    }
    return {sums.begin(), sums.end()};
  }

private:
  static constexpr std::size_t places = 3;
  const HubEquations& equations_;
  std::array<std::uint64_t, places> factor_{};
  std::array<std::size_t, places> place_{};
};

HubEquations::Exceptions exceptions_of(const SignedSum& choice) {
  HubEquations::Exceptions exceptions;
  for (unsigned i = 0; i < choice.many_added; ++i) exceptions.emplace_back(choice.added[i], 1);
  for (unsigned i = 0; i < choice.many_taken; ++i)
    exceptions.emplace_back(choice.taken[i], modular::prime - 1);
  return exceptions;
}

}  // namespace

std::string thin_hubs_why_not(const StepsOfOneType& steps, const Limits& limits) {
  const std::uint32_t n = steps.size();
  if (n < least_places) return "for boards of five pieces and more";
  if (std::any_of(steps.budget.begin(), steps.budget.end(), [](auto budget) { return budget > 2; }))
    return "needs budgets of at most 2";
  std::vector<std::size_t> arrivals(n, 0);
  for (const auto& row : steps.out)
    for (const std::uint32_t v : row)
      if (row.size() > most_thin || ++arrivals[v] > most_thin)
        return std::string(too_many_neighbours);
  for (const auto& row : neighbours(steps.out))
    if (row.size() > most_thin) return std::string(too_many_neighbours);
  const std::uint64_t sums = count_sums(n, most_above(n), most_below);
  if (sums > limits.memory_bytes / 8 || 24 * std::uint64_t{n} * n > limits.memory_bytes)
    return "the sums of exceptions don't fit in memory";
  return "";
}

ThinHubs find_thin_hubs(const StepsOfOneType& steps, const Limits& limits) {
  ThinHubs result;
  result.sums = count_sums(steps.size(), most_above(steps.size()), most_below);
  Watch watch(limits, "solving the equations of hubs");
  const auto equations = HubEquations::make(neighbours(steps.out), watch);
  if (!equations || equations->free() > HubEquations::most_free) {
    result.why_unknown = equations ? "the equations leave too many places free" : limits.words();
    return result;
  }
  const Mixture mixture(*equations);
  const std::vector<std::uint64_t> changes = mixture.changes();
  HubTest test(steps);
  std::set<std::vector<bool>> tested;
  for (const std::vector<std::uint64_t>& plain : equations->plain_solutions()) {
    const auto visit = [&](const SignedSum& choice) {
      const auto set = equations->solution(plain, exceptions_of(choice));
      if (set && tested.insert(*set).second) result.hubs = test.test(*set);
      return !result.hubs;
    };
    const bool is_whole = for_each_signed_sum(changes, most_above(steps.size()), most_below,
                                              mixture.wanted(plain), limits, visit);
    if (result.hubs) {
      result.verdict = Verdict::solvable;
      return result;
    }
    if (!is_whole) {
      result.why_unknown = limits.words();
      return result;
    }
  }
  result.verdict = Verdict::unsolvable;
  return result;
}

}  // namespace hardboard::capture
