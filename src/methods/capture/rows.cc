#include "methods/capture/rows.h"

#include <array>
#include <cstdint>
#include <utility>

#include "methods/capture/optimum.h"
#include "methods/capture/optimum_proof.h"

namespace hardboard::capture {

std::string arena_absent(Instance& instance, const SolveOptions& /*options*/) {
  return instance.why_no_arena();
}

namespace {

SolveOptions by_all_methods(SolveOptions options) {
  options.only.clear();
  options.alone = false;
  return options;
}

// Decides an instance whose pieces have one budget alike, by all methods or the one that the
// options name.
SolveUniform by_arena_methods(const SolveOptions& options) {
  return [options](Instance& uniform, std::uint32_t budget, const Limits& limits) {
    SolveOptions own = options;
    own.limits = limits;
    // That all captures suffice needs no proof, and that none do is proved of the puzzle itself.
    if (budget == unlimited) own.proof_file.clear();
    return run_rows(arena_methods(), uniform, own);
  };
}

// The smallest budget: gives all pieces the budget 1, 2, ... and decides each arena by all methods,
// or by another method that the options name. The rest of the time is for the verdict on the puzzle
// with its own budgets.
ArenaAnswer each_budget(Instance& instance, const SolveOptions& asked) {
  constexpr double most_of_time = 0.75;
  const SolveOptions options = for_decisions(asked);
  ArenaAnswer answer = smallest_budget(instance, share_of_time(options.limits, most_of_time),
                                       by_arena_methods(options));
  // Where no budget is enough, the proof is one of the puzzle itself.
  if (answer.verdict != Verdict::unsolvable || options.proof_file.empty()) return answer;
  ArenaAnswer of_puzzle = run_rows(arena_methods(), instance, options);
  of_puzzle.remark = std::move(answer.remark);
  return of_puzzle;
}

}  // namespace

const ArenaMethod each_budget_row{
    .name = "each-budget",
    .source = "Kühn 2024, section 3.3",
    .summary = "the smallest budget: tries 1, 2, ... for all pieces, by the methods above",
    .by_others = true,
    .minima = {{{"budget", "", {arena_absent, each_budget}}}}};

SolveOptions for_decisions(SolveOptions options) {
  return options.only == each_budget_row.name ? by_all_methods(options) : options;
}

void prove_minimum(Instance& instance, const SolveOptions& options, ArenaAnswer& answer) {
  if (options.proof_file.empty() || instance.arena() == nullptr) return;
  prove_bound(instance, options, by_arena_methods(by_all_methods(options)), answer);
}

std::span<const ArenaMethod> arena_methods() {
  static const std::array rows = {one_type_row, beam_row,       structure_row, depth_first_row,
                                  frontier_row, tree_width_row, portfolio_row, hubs_row,
                                  thin_row,     walks_row,      exits_row,     exit_trees_row};
  return rows;
}

}  // namespace hardboard::capture
