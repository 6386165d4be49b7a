#include "methods/capture/solve_sat.h"

#include <algorithm>
#include <cstdint>
#include <utility>

#include "methods/capture/annealed_search.h"
#include "methods/capture/exit_order.h"
#include "methods/capture/hub_annealing.h"
#include "methods/capture/hub_model.h"
#include "methods/capture/sat_search.h"
#include "methods/capture/slack.h"

namespace hardboard::capture {

Answer<Location> solve_around_hubs(const Arena& arena, SatOptions options) {
  options.effort = effort_around_hubs;
  Answer<Location> hubs = solve_by_hubs(arena, options);
  if (hubs.verdict != Verdict::solvable) return hubs;
  if (hubs.moves.empty()) return {};
  return solve(search_around(arena, options, hubs.moves), options);
}

Answer<Location> solve_by_counting(const Arena& arena, const SatOptions& options) {
  return solve(search_exits(arena, options, ExitFormula::order_and_waste), options);
}

namespace {

// Where clauses on the order are few, they follow a short attempt without them; elsewhere the
// attempt goes on.
Answer<Location> solve_loosely(const Arena& arena, const SatOptions& options) {
  SatSearch plain = search_exits(arena, options, ExitFormula::plain);
  if (plain.search && order_pays(arena)) {
    Answer<Location> answer =
        plain.search->advance({std::min<std::uint64_t>(options.effort.rounds, 400), 8'000});
    if (answer.verdict == Verdict::unsolvable) plain.search->prove(answer);
    if (answer.verdict != Verdict::unknown || options.limits.reached() ||
        plain.search->ran_out_of_memory())
      return answer;
    SatSearch in_order = search_exits(arena, options, ExitFormula::acyclic);
    if (in_order.search) plain = std::move(in_order);
  }
  return solve(std::move(plain), options);
}

}  // namespace

Answer<Location> solve_by_exits(const Arena& arena, const SatOptions& options) {
  const auto plainly = [&](const SatOptions& with) {
    return solve(search_exits(arena, with, ExitFormula::plain), with);
  };
  if (!options.rests.empty()) return plainly(options);
  if (!tight_slack(arena, options.pieces_left)) return solve_loosely(arena, options);
  // The easy ones of the tight arenas need none of what follows.
  SatOptions briefly = options;
  briefly.effort = {16, 2'000};
  Answer<Location> answer = plainly(briefly);
  if (answer.verdict == Verdict::unknown && hubs_are_needed(arena))
    answer = solve_around_hubs(arena, options);
  if (answer.verdict == Verdict::unknown) answer = solve_by_counting(arena, options);
  return answer;
}

Answer<Location> solve_by_hubs(const Arena& arena, const SatOptions& options) {
  const auto attempt = [&](HubGuess guess, const SatOptions& with) {
    return solve(search_hubs(arena, with, guess), with);
  };
  if (!options.rests.empty() || !annealing_pays(arena)) return attempt(guess_hubs, options);
  // Most boards need no annealing.
  SatOptions briefly = options;
  briefly.effort = {std::min<std::uint64_t>(options.effort.rounds, 50), 2'000};
  Answer<Location> answer = attempt(guess_hubs, briefly);
  if (answer.verdict != Verdict::unknown || options.limits.reached()) return answer;
  constexpr int brief_turns = 3;
  AnnealedSearch search(arena, options);
  Turn turn;
  for (int i = 0; i <= brief_turns && turn.may_go_on && !options.limits.reached() &&
                  turn.answer.verdict == Verdict::unknown;
       ++i)
    turn = i < brief_turns ? search.turn() : search.turn(options.effort);
  if (turn.answer.verdict == Verdict::unsolvable) search.prove(turn.answer);
  return std::move(turn.answer);
}

}  // namespace hardboard::capture
