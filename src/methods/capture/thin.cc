#include "methods/capture/thin.h"

#include <span>

#include "methods/capture/hub_captures.h"
#include "methods/capture/hub_model.h"
#include "methods/capture/one_type_steps.h"
#include "puzzles/capture/thin_hubs.h"

namespace hardboard::capture {

std::string thin_why_not(const Arena& arena, const Limits& limits) {
  if (!hubs_apply(arena))
    return "needs pieces of one type that nothing can block, with budgets of at most 2";
  return thin_hubs_why_not(steps_of_one_type(arena), limits);
}

Answer<Location> solve_thin(const Arena& arena, const Limits& limits) {
  const StepsOfOneType steps = steps_of_one_type(arena);
  const ThinHubs found = find_thin_hubs(steps, limits);
  Answer<Location> answer;
  answer.verdict = found.verdict;
  answer.remark = found.why_unknown;
  if (found.hubs)
    answer.moves = captures_of(*found.hubs, [&](Location u) { return std::span(steps.out[u]); });
  if (found.verdict == Verdict::unsolvable) answer.proof = NoHubs{found.sums};
  return answer;
}

}  // namespace hardboard::capture
