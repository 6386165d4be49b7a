#include "methods/peg_solitaire/reach.h"

#include <fmt/format.h>

#include "engines/mip/mip.h"
#include "methods/peg_solitaire/reach_core.h"
#include "methods/peg_solitaire/reach_lp.h"
#include "methods/peg_solitaire/reach_sat.h"

namespace hardboard::peg_solitaire {
namespace {

Reach solved(const Puzzle& puzzle, const ReachCore& core, const std::vector<std::uint32_t>& x,
             std::string how) {
  Reach answer;
  answer.verdict = Verdict::solvable;
  answer.jumps = forward_jumps(puzzle, core, x);
  answer.remark = std::move(how);
  return answer;
}

std::string size_of(const ReachCore& core) {
  return fmt::format("{} jumps on {} holes matter", core.jumps.size(), core.holes.size());
}

Reach by_sat(const Puzzle& puzzle, const ReachCore& core, const Limits& limits) {
  const ReachBySat found = reach_by_sat(core, limits);
  if (found.verdict == Verdict::solvable) return solved(puzzle, core, found.x, size_of(core));
  Reach answer;
  answer.verdict = found.verdict;
  answer.remark = size_of(core) + (found.verdict == Verdict::unsolvable
                                       ? "; no whole numbers of them will do, by SAT"
                                       : "; SAT did not decide in time");
  return answer;
}

Reach by_mip(const Puzzle& puzzle, const ReachCore& core, const Limits& limits) {
  mip::Options options;
  options.find_one = true;
  options.seconds = 600;
  const mip::Outcome found = mip::solve(programme_of(core), options, limits);
  Reach answer;
  answer.remark = size_of(core) + "; the integer programme's engine found nothing";
  if (found.values.empty()) return answer;
  const std::vector<std::uint32_t> x(found.values.begin(), found.values.end());
  return peg_army::solves(core.game, x) ? solved(puzzle, core, x, size_of(core)) : answer;
}

}  // namespace

Reach reach(const Puzzle& puzzle, const Limits& limits, ReachEngine engine) {
  const ReachCore core = reach_core(puzzle);
  if (core.has_peg(core.goal())) {
    Reach answer;
    answer.verdict = Verdict::solvable;
    answer.remark = "a peg stands there";
    return answer;
  }
  if (engine == ReachEngine::sat) return by_sat(puzzle, core, limits);
  if (engine == ReachEngine::mip) return by_mip(puzzle, core, limits);
  const ReachByLp relaxed = reach_by_lp(puzzle, core, limits);
  if (!relaxed.x.empty()) return solved(puzzle, core, relaxed.x, size_of(core));
  if (!relaxed.proof) return by_sat(puzzle, core, limits);
  Reach answer;
  answer.verdict = Verdict::unsolvable;
  answer.proof = relaxed.proof;
  answer.remark = "the goal weighs more than all pegs together, and no jump adds weight";
  return answer;
}

}  // namespace hardboard::peg_solitaire
