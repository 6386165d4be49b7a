#include "methods/capture/thin.h"

#include <algorithm>

#include "methods/capture/hub_model.h"
#include "methods/capture/one_type_steps.h"
#include "puzzles/capture/thin_hubs.h"

namespace hardboard::capture {
namespace {

// Pieces that are neither on hubs nor matches capture onto a hub first. Then, from the farthest hub
// inward, the match of the hub captures there and goes on to the next hub.
std::vector<Capture<Location>> captures(const StepsOfOneType& steps, const Hubs& hubs) {
  std::vector<Capture<Location>> moves;
  std::vector<bool> is_match(steps.size(), false);
  for (const Location match : hubs.match)
    if (match != steps.size()) is_match[match] = true;
  for (Location u = 0; u < steps.size(); ++u) {
    if (hubs.is_hub[u] || is_match[u]) continue;
    const auto& out = steps.out[u];
    moves.push_back(
        {u, *std::find_if(out.begin(), out.end(), [&](Location v) { return hubs.is_hub[v]; })});
  }
  for (std::size_t i = hubs.order.size(); i-- > 1;) {
    const Location hub = hubs.order[i];
    moves.push_back({hubs.match[hub], hub});
    moves.push_back({hub, hubs.next[hub]});
  }
  return moves;
}

}  // namespace

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
  if (found.hubs) answer.moves = captures(steps, *found.hubs);
  if (found.verdict == Verdict::unsolvable) answer.proof = NoHubs{found.sums};
  return answer;
}

}  // namespace hardboard::capture
