#include "methods/capture/count_sets.h"

#include <utility>
#include <vector>

#include "base/counted.h"

namespace hardboard::capture {

std::optional<std::uint64_t> count_sets(DepthFirst search, const Limits& limits) {
  // A class of sets: the solutions within a restriction; `solution` is one of them.
  struct Class {
    DepthFirst::Restriction restriction;
    std::vector<Capture<Location>> solution;
  };
  DepthFirst::Outcome outcome = search.decide(limits);
  if (outcome.verdict == Verdict::unknown) return std::nullopt;
  if (outcome.verdict == Verdict::unsolvable) return 0;
  std::vector<Class> open{{search.restriction(), std::move(outcome.moves)}};
  std::uint64_t sets = 0;
  while (!open.empty()) {
    const Class all = std::move(open.back());
    open.pop_back();
    ++sets;
    if (limits.progress) limits.progress(counted(sets, "set") + " of captures");
    // Every other set of the class lacks some capture of the solution. For each capture of the
    // solution, the sets that lack this capture first, and so have all captures before it, form a
    // smaller class.
    search.restrict_to(all.restriction);
    for (const Capture<Location>& capture : all.solution) {
      if (search.is_required(capture)) continue;
      search.forbid(capture);
      outcome = search.decide(limits);
      if (outcome.verdict == Verdict::unknown) return std::nullopt;
      if (outcome.verdict == Verdict::solvable)
        open.push_back({search.restriction(), std::move(outcome.moves)});
      search.allow(capture);
      search.require(capture);
    }
  }
  return sets;
}

}  // namespace hardboard::capture
