#include "methods/capture/totalizer.h"

#include <algorithm>
#include <utility>

#include "methods/capture/clauses.h"

namespace hardboard::capture {
namespace {

using sat::Literal;
using sat::Meaning;
using sat::Rule;

// Of the waste variables from `first` to `last` at least j + 1 are true: at_least[j].
struct Sum {
  Literal first = 0, last = 0;
  std::vector<Literal> at_least;
};

// `most_counted` numbers suffice: the last one stands for all larger ones.
Sum add(sat::Formula& formula, const Sum& a, const Sum& b, std::size_t most_counted) {
  Sum sum{a.first, b.last, {}};
  const std::size_t numbers = std::min(most_counted, a.at_least.size() + b.at_least.size());
  for (std::uint32_t j = 1; j <= numbers; ++j)
    sum.at_least.push_back(formula.variable(
        Meaning::total,
        {static_cast<std::uint32_t>(sum.first), static_cast<std::uint32_t>(sum.last), j}));
  Clauses clauses(formula);
  for (std::size_t i = 0; i <= a.at_least.size(); ++i) {
    for (std::size_t j = 0; j <= b.at_least.size(); ++j) {
      if (i + j == 0) continue;
      clauses.add(Rule::define,
                  {i > 0 ? -a.at_least[i - 1] : never, j > 0 ? -b.at_least[j - 1] : never,
                   sum.at_least[std::min(i + j, numbers) - 1]});
    }
  }
  for (std::size_t j = 1; j < numbers; ++j)
    clauses.add(Rule::define, {-sum.at_least[j], sum.at_least[j - 1]});
  return sum;
}

}  // namespace

void waste_at_most(sat::Formula& formula, std::uint32_t most,
                   std::vector<std::vector<Literal>> numbers, Watch& watch) {
  std::vector<Sum> sums;
  std::size_t variables = 0;
  for (std::vector<Literal>& of_place : numbers) {
    if (of_place.empty()) continue;
    variables += of_place.size();
    sums.push_back({of_place.front(), of_place.back(), std::move(of_place)});
  }
  if (variables <= most) return;
  const std::size_t most_counted = std::size_t{most} + 1;
  while (sums.size() > 1) {
    std::vector<Sum> next;
    for (std::size_t i = 0; i < sums.size(); i += 2) {
      if (i + 1 == sums.size()) {
        next.push_back(std::move(sums[i]));
        break;
      }
      const std::size_t pairs = sums[i].at_least.size() * sums[i + 1].at_least.size();
      if (watch.reached(20 * pairs + 20)) return;
      next.push_back(add(formula, sums[i], sums[i + 1], most_counted));
    }
    sums.swap(next);
  }
  formula.add(Rule::waste_most, {-sums[0].at_least[most]});
}

}  // namespace hardboard::capture
