#include "methods/capture/one_type.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "methods/capture/in_arborescence.h"

namespace hardboard::capture {

bool one_type_applies(const Arena& arena) {
  return !arena.last && std::all_of(arena.type.begin(), arena.type.end(), [&](std::uint8_t t) {
    return t == arena.type.front();
  }) && std::all_of(arena.budget.begin(), arena.budget.end(), [&](std::uint32_t budget) {
    return budget >= arena.size() - 1;
  });
}

Answer<Location> solve_one_type(const Arena& arena, const Survey& survey) {
  Answer<Location> answer;
  if (survey.refusal.index() != 0) {
    answer.verdict = Verdict::unsolvable;
    answer.proof = survey.refusal;
    return answer;
  }

  // The survey found one sink of the immediate capture graph, so every location has a walk to every
  // possible root.
  const std::uint32_t n = arena.size();
  const std::uint8_t type = arena.type.front();
  std::vector<std::uint32_t> first(n + 1, 0);
  for (Location u = 0; u < n; ++u) {
    for (const Step& step : arena.steps(type, u)) first[step.to] += step.between == 0;
  }
  for (Location v = 1; v <= n; ++v) first[v] += first[v - 1];
  std::vector<Location> tails(first[n]);
  for (Location u = 0; u < n; ++u) {
    for (const Step& step : arena.steps(type, u)) {
      if (step.between == 0) tails[--first[step.to]] = u;
    }
  }

  const auto for_each_tail = [&](Location v, auto visit) {
    for (std::uint32_t k = first[v]; k < first[v + 1]; ++k) visit(tails[k]);
  };
  BackwardSearch search(n, for_each_tail);
  Arborescence tree = find_arborescence(search, survey.roots.front());
  assert(tree.spans);
  answer.moves = std::move(tree.moves);
  answer.verdict = Verdict::solvable;
  return answer;
}

}  // namespace hardboard::capture
