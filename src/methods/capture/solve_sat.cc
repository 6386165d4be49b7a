#include "methods/capture/solve_sat.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

#include "methods/capture/exit_guess.h"
#include "methods/capture/exit_lemmas.h"
#include "methods/capture/exit_model.h"
#include "methods/capture/exit_order.h"
#include "methods/capture/exit_waste.h"
#include "methods/capture/hub_annealing.h"
#include "methods/capture/hub_model.h"
#include "methods/capture/slack.h"
#include "methods/capture/solve_lazily.h"

namespace hardboard::capture {
namespace {

// No restriction of roots for a proof, which must stand alone, nor for several remaining pieces,
// since the survey speaks of one final piece.
std::span<const Location> roots_of(const SatOptions& options) {
  if (!options.rests.empty()) return options.rests;
  if (!options.proof_file.empty() || options.pieces_left > 1) return {};
  return options.roots;
}

std::uint32_t left_of(const SatOptions& options) {
  if (options.rests.empty()) return options.pieces_left;
  return static_cast<std::uint32_t>(options.rests.size());
}

// `make_guess` makes a guess from the model's variables, `refine` finds the faults of a model.
template <class Model, class MakeGuess>
Answer<Location> solve(std::string_view name, std::variant<Model, std::string> model_or_words,
                       MakeGuess make_guess, const SatOptions& options) {
  if (const auto* words = std::get_if<std::string>(&model_or_words)) {
    Answer<Location> answer;
    answer.remark = *words;
    return answer;
  }
  Model& model = std::get<Model>(model_or_words);
  Watch watch(options.limits, "guessing");
  LazyProblem problem{
      name, std::move(model.formula), make_guess(model, watch),
      [&](const Holds& holds, Watch& refining) { return refine(model, holds, refining); }};
  return solve_lazily(std::move(problem), options);
}

// What the stronger formula of a tight board has beside that of any board.
enum class Tight { nothing, order, order_and_waste };

std::variant<ExitModel, std::string> make_exits(const Arena& arena, const SatOptions& options,
                                                Tight tight) {
  auto made = exit_model(arena, roots_of(options), left_of(options), options.limits);
  ExitModel* const model = std::get_if<ExitModel>(&made);
  if (model == nullptr || tight == Tight::nothing) return made;
  // A clause of three literals and its share of the solver.
  constexpr std::size_t bytes_per_clause = 500;
  Watch watch(options.limits, "building the formula");
  add_order(*model, options.limits.memory_bytes / bytes_per_clause, watch);
  if (tight == Tight::order_and_waste)
    add_waste(arena, *tight_slack(arena, options.pieces_left), *model, watch);
  if (watch.was_reached()) return std::string("the formula was not finished");
  return made;
}

// Assumes the hubs of captures that may be blocked, and where they end.
Guess guess_captured(const ExitModel& model, const std::vector<Capture<Location>>& captures) {
  std::vector<bool> is_hub(model.size, false);
  for (const auto& capture : captures) is_hub[capture.to] = true;
  Guess guess;
  const Location root = captures.back().to;
  if (model.root[root] != 0) guess.assumed.push_back(model.root[root]);
  for (Location u = 0; u < model.size; ++u)
    if (model.captured[u] != 0)
      guess.assumed.push_back(is_hub[u] ? model.captured[u] : -model.captured[u]);
  return guess;
}

}  // namespace

Answer<Location> solve_around_hubs(const Arena& arena, SatOptions options) {
  options.effort = {300, 20'000};
  Answer<Location> hubs = solve_by_hubs(arena, options);
  if (hubs.verdict != Verdict::solvable) return hubs;
  if (hubs.moves.empty()) return {};
  return solve(
      "exits", make_exits(arena, options, Tight::order),
      [&](const ExitModel& model, Watch&) { return guess_captured(model, hubs.moves); }, options);
}

Answer<Location> solve_by_counting(const Arena& arena, const SatOptions& options) {
  return solve("exits", make_exits(arena, options, Tight::order_and_waste), guess_order, options);
}

Answer<Location> solve_by_exits(const Arena& arena, const SatOptions& options) {
  const auto plainly = [&](const SatOptions& with) {
    return solve("exits", make_exits(arena, with, Tight::nothing), guess_order, with);
  };
  if (!options.rests.empty() || !tight_slack(arena, options.pieces_left)) return plainly(options);
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
  const auto attempt = [&](auto guess, const SatOptions& with) {
    return solve("hubs", hub_model(arena, roots_of(with), left_of(with), with.limits), guess, with);
  };
  // On thin boards, such as gadgets and their wires, there is little to choose, and SAT alone takes
  // less than a tenth of the time.
  constexpr std::size_t steps_of_dense_boards = 5;
  if (!options.rests.empty() || arena.count_steps() < steps_of_dense_boards * arena.size() ||
      !annealing_applies(arena))
    return attempt(guess_hubs, options);
  // Most boards need no annealing.
  SatOptions briefly = options;
  briefly.effort = {std::min<std::uint64_t>(options.effort.rounds, 50), 2'000};
  Answer<Location> answer = attempt(guess_hubs, briefly);
  if (answer.verdict != Verdict::unknown || options.limits.reached()) return answer;
  return attempt(guess_annealed_hubs, options);
}

}  // namespace hardboard::capture
