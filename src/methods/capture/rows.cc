#include "methods/capture/rows.h"

#include <array>
#include <fmt/format.h>

#include "base/counted.h"
#include "methods/capture/beam.h"
#include "methods/capture/depth_first.h"
#include "methods/capture/exit_tree.h"
#include "methods/capture/first_moves.h"
#include "methods/capture/frontier.h"
#include "methods/capture/hub_model.h"
#include "methods/capture/one_type.h"
#include "methods/capture/optimum.h"
#include "methods/capture/optimum_proof.h"
#include "methods/capture/portfolio.h"
#include "methods/capture/solve_sat.h"
#include "methods/capture/strip.h"
#include "methods/capture/thin.h"
#include "methods/capture/tree_annealing.h"
#include "methods/capture/tree_width.h"
#include "methods/capture/walk_weights.h"

namespace hardboard::capture {
namespace {

// When all methods run in turn, the search gives up after this number of positions, some hundredths
// of a second, and SAT takes over: where the search takes seconds, SAT takes milliseconds.
constexpr std::uint64_t positions_before_sat = 30'000;

std::string arena_absent(Instance& instance, const SolveOptions&) {
  return instance.why_no_arena();
}

std::string one_type_why_not(Instance& instance, const SolveOptions& options) {
  if (std::string why = arena_absent(instance, options); !why.empty()) return why;
  if (one_type_applies(*instance.arena())) return "";
  return "needs pieces of one type with unlimited captures, and none that must be last";
}

ArenaAnswer one_type(Instance& instance, const SolveOptions& options) {
  return solve_one_type(*instance.arena(), instance.survey(), options.limits);
}

std::string refusal_absent(Instance& instance, const SolveOptions& options) {
  if (std::string why = arena_absent(instance, options); !why.empty())
    return instance.refusal_without_arena() ? "" : why;
  if (!std::holds_alternative<std::monostate>(instance.survey().refusal)) return "";
  if (!instance.survey().is_complete) return "the time did not suffice to look for closed sets";
  return "closed sets, stranded groups, last visits and sums of budgets refuse nothing";
}

ArenaAnswer refuse(Instance& instance, const SolveOptions&) {
  ArenaAnswer answer;
  answer.verdict = Verdict::unsolvable;
  if (instance.arena() == nullptr)
    answer.proof = *instance.refusal_without_arena();
  else
    answer.proof = instance.survey().refusal;
  return answer;
}

std::string depth_first_why_not(Instance& instance, const SolveOptions& options) {
  if (std::string why = arena_absent(instance, options); !why.empty()) return why;
  const Arena& arena = *instance.arena();
  if (DepthFirst::make(arena) || is_stuck(arena)) return "";
  if (arena.size() > most_locations)
    return fmt::format("for boards of up to {} pieces", most_locations);
  return "too many different types and budgets";
}

ArenaAnswer depth_first(Instance& instance, const SolveOptions& options) {
  const auto search = DepthFirst::make(*instance.arena());
  if (!search) {  // the board is stuck
    ArenaAnswer answer;
    answer.verdict = Verdict::unsolvable;
    answer.proof = Exhausted{1};
    return answer;
  }
  DepthFirst::Outcome outcome =
      search->decide(options.limits, options.alone ? UINT64_MAX : positions_before_sat);
  ArenaAnswer answer;
  answer.verdict = outcome.verdict;
  answer.moves = std::move(outcome.moves);
  if (answer.verdict == Verdict::unsolvable) answer.proof = Exhausted{outcome.positions};
  if (answer.verdict == Verdict::unknown)
    answer.remark = counted(outcome.positions, "position") + " searched";
  return answer;
}

// When all methods run in turn, a frontier of more states leaves the board to SAT.
constexpr std::uint32_t states_before_sat = 2'000;

std::string frontier_absent(Instance& instance, const SolveOptions& options) {
  if (std::string why = arena_absent(instance, options); !why.empty()) return why;
  return options.alone ? frontier_why_not(*instance.arena(), options.limits)
                       : frontier_pays_why_not(*instance.arena(), options.limits);
}

ArenaAnswer frontier(Instance& instance, const SolveOptions& options) {
  return solve_by_frontier(*instance.arena(), options.limits,
                           options.alone ? UINT32_MAX : states_before_sat);
}

std::string fewest_absent(Instance& instance, const SolveOptions& options) {
  if (std::string why = frontier_absent(instance, options); !why.empty()) return why;
  return instance.arena()->last ? "not with a last piece" : "";
}

ArenaAnswer fewest(Instance& instance, const SolveOptions& options) {
  ArenaAnswer answer = fewest_by_frontier(*instance.arena(), options.limits,
                                          options.alone ? UINT32_MAX : states_before_sat);
  prefer_the_survey(instance, answer);
  return answer;
}

std::string tree_width_absent(Instance& instance, const SolveOptions& options) {
  if (std::string why = arena_absent(instance, options); !why.empty()) return why;
  if (!options.alone)
    return "part of the portfolio, and of exits where the fewest pieces are asked";
  return tree_width_why_not(*instance.arena(), {}, options.limits);
}

ArenaAnswer tree_width(Instance& instance, const SolveOptions& options) {
  return solve_by_tree_width(*instance.arena(), options.limits);
}

std::string fewest_by_parts_absent(Instance& instance, const SolveOptions& options) {
  if (std::string why = tree_width_absent(instance, options); !why.empty()) return why;
  return instance.arena()->last ? "not with a last piece" : "";
}

ArenaAnswer fewest_by_parts(Instance& instance, const SolveOptions& options) {
  ArenaAnswer answer = fewest_by_tree_width(*instance.arena(), options.limits);
  prefer_the_survey(instance, answer);
  return answer;
}

// How wide the beam may become on large boards, where it comes before the other methods.
constexpr std::uint32_t widest_before_others = 512;

std::string beam_absent(Instance& instance, const SolveOptions& options) {
  if (!options.alone && !instance.has_more_pieces(most_pieces_for_short_beam))
    return fmt::format("part of the portfolio on boards of up to {} pieces",
                       most_pieces_for_short_beam);
  const Arena* arena = instance.near_arena(most_passed_in_strip);
  return arena == nullptr ? instance.why_no_arena() : beam_why_not(*arena, options.limits);
}

ArenaAnswer beam(Instance& instance, const SolveOptions& options) {
  return solve_by_beam(*instance.near_arena(most_passed_in_strip), options.limits,
                       options.alone ? UINT32_MAX : widest_before_others);
}

std::string hubs_why_not(Instance& instance, const SolveOptions& options) {
  if (std::string why = arena_absent(instance, options); !why.empty()) return why;
  if (hubs_apply(*instance.arena())) return "";
  return "needs pieces of one type that nothing can block, with budgets of at most 2";
}

std::string thin_absent(Instance& instance, const SolveOptions& options) {
  if (std::string why = arena_absent(instance, options); !why.empty()) return why;
  return thin_why_not(*instance.arena(), options.limits);
}

ArenaAnswer thin(Instance& instance, const SolveOptions& options) {
  return solve_thin(*instance.arena(), options.limits);
}

std::string walks_absent(Instance& instance, const SolveOptions& options) {
  if (std::string why = arena_absent(instance, options); !why.empty()) return why;
  return walk_weights_why_not(*instance.arena());
}

ArenaAnswer walks(Instance& instance, const SolveOptions& options) {
  return refuse_by_walks(*instance.arena(), WalkWeightsBy::both, options.limits);
}

// An instance without a puzzle can't have a proof.
SatOptions sat_options(Instance& instance, const SolveOptions& options) {
  const std::string line = options.proof_file.empty() ? "" : instance.puzzle_line();
  return {options.limits, line.empty() ? "" : options.proof_file, instance.survey().roots, 1, line};
}

ArenaAnswer hubs(Instance& instance, const SolveOptions& options) {
  return solve_by_hubs(*instance.arena(), sat_options(instance, options));
}

ArenaAnswer exits(Instance& instance, const SolveOptions& options) {
  return solve_by_exits(*instance.arena(), sat_options(instance, options));
}

std::string exit_trees_absent(Instance& instance, const SolveOptions& options) {
  if (std::string why = arena_absent(instance, options); !why.empty()) return why;
  return exit_tree_why_not(*instance.arena(), options.limits);
}

ArenaAnswer exit_trees(Instance& instance, const SolveOptions& options) {
  return solve_by_exit_trees(*instance.arena(), options.limits);
}

// Names the method that decided, and its source.
ArenaAnswer portfolio(Instance& instance, const SolveOptions& options) {
  ArenaAnswer answer = solve_by_portfolio(*instance.arena(), sat_options(instance, options));
  for (const ArenaMethod* row : {&hubs_row, &thin_row, &walks_row, &tree_width_row})
    if (answer.method == row->name) answer.source = row->source;
  return answer;
}

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

const ArenaMethod one_type_row{
    .name = "one-type",
    .source = "Brunner et al. 2023, Theorem 2.2",
    .summary = "one type, unlimited captures: a spanning in-arborescence",
    .decide = {one_type_why_not, one_type}};

const ArenaMethod beam_row{
    .name = "beam",
    .source = "",
    .summary = "solutions only: narrow boards from end to end, the best positions at a time",
    .proves = Proves::in_file,  // of which there are none
    .decide = {beam_absent, beam}};

const ArenaMethod structure_row{
    .name = "structure",
    .source = "Brunner et al. 2023, Lemma 2.1; Kühn 2024, Lemmas 3.5 to 3.7",
    .summary = "refuses boards that fall apart, have stranded groups or too few captures",
    .only_refuses = true,
    .decide = {refusal_absent, refuse}};

const ArenaMethod depth_first_row{
    .name = "depth-first",
    .source = "",
    .summary = "small boards, and those where nothing can be captured: search with a table",
    .proves = Proves::never,
    .decide = {depth_first_why_not, depth_first},
    .minima = {{{"pieces", "", {few_enough_to_search, fewest_by_search}}}}};

const ArenaMethod frontier_row{
    .name = "frontier",
    .source = "",
    .summary = "narrow boards where nothing can be blocked: place by place, with what waits",
    .proves = Proves::never,
    .decide = {frontier_absent, frontier},
    .minima = {{{"pieces", "", {fewest_absent, fewest}}}}};

const ArenaMethod tree_width_row{
    .name = "tree-width",
    .source = "docs/tree-width.md",
    .summary = "boards that few places cut into parts, where nothing can be blocked: part by part",
    .proves = Proves::never,
    .decide = {tree_width_absent, tree_width},
    .minima = {{{"pieces", "", {fewest_by_parts_absent, fewest_by_parts}}}}};

const ArenaMethod portfolio_row{
    .name = "portfolio",
    .source = "",
    .summary = "large boards: hubs and exits by SAT, in turn or side by side",
    .proves = Proves::in_file,
    .decide = {arena_absent, portfolio}};

const ArenaMethod hubs_row{
    .name = "hubs",
    .source = "after Aravind, Misra, Mittal 2022, Lemma 15",
    .summary = "unblockable pieces, budgets up to 2: connected hubs with a matching, by SAT",
    .proves = Proves::in_file,
    .decide = {hubs_why_not, hubs}};

const ArenaMethod thin_row{
    .name = "thin",
    .source = "docs/hubs.md",
    .summary = "at most three neighbours, budgets up to 2: hubs by linear equations",
    .decide = {thin_absent, thin}};

const ArenaMethod walks_row{
    .name = "walks",
    .source = "docs/refusals.md",
    .summary = "refuses small budgets by weights of the places that pieces can leave",
    .only_refuses = true,
    .decide = {walks_absent, walks}};

const ArenaMethod exits_row{.name = "exits",
                            .source = "",
                            .summary = "any board: one exit for each place, order by need, by SAT",
                            .proves = Proves::in_file,
                            .decide = {arena_absent, exits},
                            .minima = {{{"pieces", "", {arena_absent, fewest_by_exits}}}}};

const ArenaMethod exit_trees_row{
    .name = "exit-trees",
    .source = "",
    .summary = "solutions only: one exit for each place and its time, by annealing",
    .proves = Proves::in_file,  // of which there are none
    .decide = {exit_trees_absent, exit_trees}};

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
