// The rows of methods that ask a SAT solver: for hubs, for exits, or for both side by side with
// other members of the portfolio.
#include <string>

#include "methods/capture/hub_model.h"
#include "methods/capture/optimum.h"
#include "methods/capture/portfolio.h"
#include "methods/capture/rows.h"
#include "methods/capture/solve_sat.h"

namespace hardboard::capture {
namespace {

// An instance without a puzzle can't have a proof.
SatOptions sat_options(Instance& instance, const SolveOptions& options) {
  const std::string line = options.proof_file.empty() ? "" : instance.puzzle_line();
  return {options.limits, line.empty() ? "" : options.proof_file, instance.survey().roots, 1, line};
}

std::string hubs_why_not(Instance& instance, const SolveOptions& options) {
  if (std::string why = arena_absent(instance, options); !why.empty()) return why;
  if (hubs_apply(*instance.arena())) return "";
  return "needs pieces of one type that nothing can block, with budgets of at most 2";
}

ArenaAnswer hubs(Instance& instance, const SolveOptions& options) {
  return solve_by_hubs(*instance.arena(), sat_options(instance, options));
}

ArenaAnswer exits(Instance& instance, const SolveOptions& options) {
  return solve_by_exits(*instance.arena(), sat_options(instance, options));
}

// Names the method that decided, and its source.
ArenaAnswer portfolio(Instance& instance, const SolveOptions& options) {
  ArenaAnswer answer = solve_by_portfolio(*instance.arena(), sat_options(instance, options));
  for (const ArenaMethod* row : {&hubs_row, &thin_row, &walks_row, &tree_width_row})
    if (answer.method == row->name) answer.source = row->source;
  return answer;
}

}  // namespace

const ArenaMethod hubs_row{
    .name = "hubs",
    .source = "after Aravind, Misra, Mittal 2022, Lemma 15",
    .summary = "unblockable pieces, budgets up to 2: connected hubs with a matching, by SAT",
    .proves = Proves::in_file,
    .decide = {hubs_why_not, hubs}};

const ArenaMethod exits_row{.name = "exits",
                            .source = "",
                            .summary = "any board: one exit for each place, order by need, by SAT",
                            .proves = Proves::in_file,
                            .decide = {arena_absent, exits},
                            .minima = {{{"pieces", "", {arena_absent, fewest_by_exits}}}}};

const ArenaMethod portfolio_row{
    .name = "portfolio",
    .source = "",
    .summary = "large boards: hubs and exits by SAT, in turn or side by side",
    .proves = Proves::in_file,
    .decide = {arena_absent, portfolio}};

}  // namespace hardboard::capture
