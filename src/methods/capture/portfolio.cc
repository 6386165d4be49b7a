#include "methods/capture/portfolio.h"

#include <algorithm>
#include <cstdint>
#include <fmt/format.h>
#include <utility>

#include "methods/capture/beam.h"
#include "methods/capture/exit_tree.h"
#include "methods/capture/greedy.h"
#include "methods/capture/hub_model.h"
#include "methods/capture/portfolio_members.h"
#include "methods/capture/race.h"
#include "methods/capture/tree_annealing.h"
#include "methods/capture/tree_width.h"

namespace hardboard::capture {
namespace {

// Where hubs decide, greedy hubs find most solutions as well, and the formula of hubs begins with
// them. Trees come first there only if this formula is too large for its share of the memory.
bool trees_come_first(const Arena& arena, const Limits& limits) {
  if (!exit_tree_why_not(arena, limits).empty()) return false;
  if (!hubs_apply(arena)) return true;
  Limits part = limits;
  part.memory_bytes /= std::max<std::size_t>(shares(arena).size(), 1);
  return !hub_model_fits(arena, 1, part);
}

// A short attempt to take the board apart. Comes before the race where hubs don't decide: where
// budgets are large, the formulas of exits are, too.
Answer<Location> take_apart_shortly(const Arena& arena, const SatOptions& options) {
  Answer<Location> found;
  if (!options.proof_file.empty() || hubs_apply(arena)) return found;
  constexpr std::size_t most_cut = 2;
  found = solve_by_tree_width(arena, options.limits,
                              {most_cut, states_of_short_parts(arena), few_looks});
  found.method = "tree-width";
  return found;
}

// Runs of annealing that come before the race, and an attempt to take the board apart, which is
// shorter than the later runs. Runs that first_runs() does not ask for follow only while the best
// tree so far has few faults.
Answer<Location> anneal_and_take_apart(const Arena& arena, const SatOptions& options) {
  if (!trees_come_first(arena, options.limits)) return take_apart_shortly(arena, options);
  const unsigned needed = first_runs(arena.size());
  TreeAnnealing annealing(arena, options.limits, 0, std::max(needed, short_runs));
  Turn turn;
  for (unsigned run = 0; turn.may_go_on && turn.answer.verdict == Verdict::unknown; ++run) {
    if (run == needed) {
      Answer<Location> found = take_apart_shortly(arena, options);
      if (found.verdict != Verdict::unknown) return found;
    }
    if (run >= needed && annealing.fewest_wrong() > arena.size() / 16) break;
    turn = annealing.turn();
  }
  turn.answer.method = "exit-trees";
  return std::move(turn.answer);
}

}  // namespace

std::vector<Share> shares(const Arena& arena) {
  std::vector<Share> found;
  for (const auto& [member, share] : entrants_for(arena)) found.push_back({member->name, share});
  return found;
}

std::string in_words(const std::vector<Share>& shares) {
  std::uint32_t whole = 0;
  for (const Share& share : shares) whole += share.part;
  std::string words;
  for (const Share& share : shares)
    words += fmt::format("{}{} {} of {}", words.empty() ? "" : ", ", share.name, share.part, whole);
  return words;
}

Answer<Location> solve_by_portfolio(const Arena& arena, const SatOptions& options) {
  if (few_may_capture(arena)) {
    Answer<Location> found;
    found.moves = walk_by_few(arena, options.limits);
    found.method = "portfolio";
    found.verdict = Verdict::solvable;
    if (!found.moves.empty()) return found;
  }
  Answer<Location> first = anneal_and_take_apart(arena, options);
  if (first.verdict != Verdict::unknown) return first;
  if (options.limits.reached()) {
    first.remark = options.limits.words();
    return first;
  }
  if (beam_pays(arena)) {
    Answer<Location> found = solve_by_beam(arena, options.limits, widest_of_short_beam);
    if (found.verdict == Verdict::solvable) return found;
  }
  const std::vector<Entrant> entrants = entrants_for(arena);
  Limits limits = options.limits;
  const auto enter = [&](const Entrant& entrant) {
    Racer racer = entrant.member->enter(
        arena, {limits, options.proof_file, options.roots, 1, options.puzzle_line});
    racer.name = entrant.member->name;
    racer.share = entrant.share;
    return racer;
  };
  std::vector<Racer> racers;
  for (const Entrant& entrant : entrants) racers.push_back(enter(entrant));
  limits.memory_bytes /= racers.size();
  RaceResult result = race(racers, limits);
  // The first member alone, with all of the memory, where the shares were too small.
  if (!result.winner && racers.size() > 1 && !limits.reached()) {
    racers.clear();
    racers.push_back(enter(entrants.front()));
    limits.memory_bytes = options.limits.memory_bytes;
    result = race(racers, limits);
  }
  if (result.winner && result.answer.method.empty())
    result.answer.method = entrants[*result.winner].member->method;
  return std::move(result.answer);
}

}  // namespace hardboard::capture
