#include "methods/capture/one_type.h"

#include <algorithm>
#include <utility>

#include "base/contract.h"
#include "base/watch.h"
#include "methods/capture/graph.h"
#include "methods/capture/in_arborescence.h"

namespace hardboard::capture {

bool one_type_applies(const Arena& arena) {
  if (arena.has_gaps || arena.counts_capturers()) return false;
  return !arena.last && std::all_of(arena.type.begin(), arena.type.end(), [&](std::uint8_t t) {
    return t == arena.type.front();
  }) && std::all_of(arena.budget.begin(), arena.budget.end(), [&](std::uint32_t budget) {
    return arena.is_endless(budget);
  });
}

Answer<Location> solve_one_type(const Arena& arena, const Survey& survey, const Limits& limits) {
  Answer<Location> answer;
  if (survey.refusal.index() != 0) {
    answer.verdict = Verdict::unsolvable;
    answer.proof = survey.refusal;
    return answer;
  }
  if (!survey.is_complete) return answer;

  // The survey has found one sink of the immediate capture graph, so walks lead from every location
  // to every possible root.
  Watch watch(limits, "looking for a tree of captures");
  const auto for_each_arc = [&](auto visit) {
    for (Location u = 0; u < arena.size(); ++u) {
      const std::span<const Step> steps = arena.steps(arena.type.front(), u);
      if (watch.reached(steps.size() + 1)) return;
      for (const Step& step : steps)
        if (step.between == 0) visit(step.to, u);
    }
  };
  const Graph tails = graph_of_arcs(arena.size(), for_each_arc, watch);
  if (watch.was_reached()) return answer;
  const auto for_each_tail = [&](Location v, auto visit) {
    if (watch.reached(tails.row(v).size() + 1)) return;
    const std::span<const Location> row = tails.row(v);
    std::for_each(row.rbegin(), row.rend(), visit);
  };
  BackwardSearch search(arena.size(), for_each_tail);
  Arborescence tree = find_arborescence(search, survey.roots.front());
  if (watch.was_reached()) return answer;
  promise(tree.spans, "every location has a walk to a possible root");
  answer.moves = std::move(tree.moves);
  answer.verdict = Verdict::solvable;
  return answer;
}

}  // namespace hardboard::capture
