// The rows of methods that go through positions or states: one by one, place by place or part by
// part; and of those that keep the best ones alone and so find nothing but solutions.
#include <cstdint>
#include <fmt/format.h>
#include <string>
#include <utility>

#include "base/counted.h"
#include "methods/capture/beam.h"
#include "methods/capture/depth_first.h"
#include "methods/capture/first_moves.h"
#include "methods/capture/frontier.h"
#include "methods/capture/optimum.h"
#include "methods/capture/optimum_proof.h"
#include "methods/capture/rows.h"
#include "methods/capture/strip.h"
#include "methods/capture/tree_annealing.h"
#include "methods/capture/tree_steps.h"
#include "methods/capture/tree_width.h"

namespace hardboard::capture {
namespace {

// When all methods run in turn, the search gives up after this number of positions, some hundredths
// of a second, and SAT takes over: where the search takes seconds, SAT takes milliseconds.
constexpr std::uint64_t positions_before_sat = 30'000;

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

std::string exit_trees_absent(Instance& instance, const SolveOptions& options) {
  if (std::string why = arena_absent(instance, options); !why.empty()) return why;
  return exit_tree_why_not(*instance.arena(), options.limits);
}

ArenaAnswer exit_trees(Instance& instance, const SolveOptions& options) {
  return solve_by_exit_trees(*instance.arena(), options.limits);
}

}  // namespace

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

const ArenaMethod beam_row{
    .name = "beam",
    .source = "",
    .summary = "solutions only: narrow boards from end to end, the best positions at a time",
    .proves = Proves::in_file,  // of which there are none
    .decide = {beam_absent, beam}};

const ArenaMethod exit_trees_row{
    .name = "exit-trees",
    .source = "",
    .summary = "solutions only: one exit for each place and its time, by annealing",
    .proves = Proves::in_file,  // of which there are none
    .decide = {exit_trees_absent, exit_trees}};

}  // namespace hardboard::capture
