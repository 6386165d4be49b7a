#include "methods/capture/few_lines.h"

#include <optional>

#include "base/counted.h"
#include "methods/capture/hub_model.h"
#include "methods/capture/one_type_steps.h"
#include "puzzles/capture/hub_lines.h"

namespace hardboard::capture {
namespace {

std::optional<HubLines> lines_of(const Arena& arena) {
  if (!hubs_are_needed(arena)) return std::nullopt;
  return hub_lines(steps_of_one_type(arena));
}

}  // namespace

bool has_hub_lines(const Arena& arena) {
  return lines_of(arena).has_value();
}

Answer<Location> refuse_by_lines(const Arena& arena, const Limits& limits) {
  const LineCover cover = cover_by_lines(*lines_of(arena), limits);
  Answer<Location> answer;
  if (cover.verdict == Verdict::unsolvable) {
    answer.verdict = Verdict::unsolvable;
    answer.proof = NoHubs{cover.cases};
  } else {
    answer.remark = cover.verdict == Verdict::solvable ? "the lines of hubs may be enough"
                                                       : counted(cover.cases, "case") + " of lines";
  }
  return answer;
}

}  // namespace hardboard::capture
