#include "methods/capture/sat_search.h"

#include <algorithm>
#include <cstddef>
#include <span>
#include <string_view>
#include <utility>
#include <variant>

#include "methods/capture/exit_guess.h"
#include "methods/capture/exit_lemmas.h"
#include "methods/capture/exit_model.h"
#include "methods/capture/exit_order.h"
#include "methods/capture/exit_waste.h"
#include "methods/capture/hub_wires.h"
#include "methods/capture/slack.h"

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

// The refiner of the search keeps the model. `make_guess` makes a guess from the model's variables,
// `refine` finds the faults of a model.
template <class Model, class MakeGuess>
SatSearch search_of(std::string_view name, std::variant<Model, std::string> model_or_words,
                    MakeGuess make_guess, const SatOptions& options) {
  if (auto* words = std::get_if<std::string>(&model_or_words)) return {nullptr, std::move(*words)};
  const auto model = std::make_shared<Model>(std::move(std::get<Model>(model_or_words)));
  Watch watch(options.limits, "guessing");
  Guess guess = make_guess(*model, watch);
  LazyProblem problem{
      name, std::move(model->formula), std::move(guess),
      [model](const Holds& holds, Watch& refining) { return refine(*model, holds, refining); }};
  return {std::make_unique<LazySearch>(std::move(problem), options), ""};
}

std::variant<ExitModel, std::string> make_exits(const Arena& arena, const SatOptions& options,
                                                ExitFormula formula) {
  // A clause of three literals and its share of the solver.
  constexpr std::size_t bytes_per_clause = 500, clauses_per_triangle = 2;
  constexpr std::size_t most_triangles = 1'500'000;
  const std::size_t most_clauses = options.limits.memory_bytes / bytes_per_clause;
  auto made = exit_model(arena, roots_of(options), left_of(options), options.limits,
                         formula == ExitFormula::acyclic
                             ? std::min(most_triangles, most_clauses / clauses_per_triangle)
                             : 0);
  ExitModel* const model = std::get_if<ExitModel>(&made);
  if (model == nullptr || formula == ExitFormula::plain) return made;
  Watch watch(options.limits, "building the formula");
  add_order(*model, most_clauses, watch);
  if (formula == ExitFormula::order_and_waste)
    add_waste(arena, *countable_slack(arena, options.pieces_left), *model, watch);
  if (watch.was_reached()) return std::string("the formula was not finished");
  return made;
}

std::variant<HubModel, std::string> make_hubs(const Arena& arena, const SatOptions& options) {
  auto made = hub_model(arena, roots_of(options), left_of(options), options.limits);
  HubModel* const model = std::get_if<HubModel>(&made);
  if (model == nullptr || !options.proof_file.empty()) return made;
  Watch watch(options.limits, "looking for wires");
  add_wires(*model, watch);
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

// Shows the model to a search that guesses itself, and makes no guess.
template <class Model>
auto show_in(const Model*& model) {
  return [&model](const Model& made, Watch&) {
    model = &made;
    return Guess();
  };
}

}  // namespace

SatSearch search_exits(const Arena& arena, const SatOptions& options, ExitFormula formula) {
  const bool guesses = formula == ExitFormula::plain || formula == ExitFormula::order;
  const auto guess = [guesses](const ExitModel& model, Watch& watch) {
    return guesses ? guess_order(model, watch) : Guess();
  };
  return search_of("exits", make_exits(arena, options, formula), guess, options);
}

SatSearch search_exits(const Arena& arena, const SatOptions& options, const ExitModel*& model) {
  return search_of("exits", make_exits(arena, options, ExitFormula::plain), show_in(model),
                   options);
}

SatSearch search_around(const Arena& arena, const SatOptions& options,
                        const std::vector<Capture<Location>>& captures) {
  return search_of(
      "exits", make_exits(arena, options, ExitFormula::order),
      [&](const ExitModel& model, Watch&) { return guess_captured(model, captures); }, options);
}

SatSearch search_hubs(const Arena& arena, const SatOptions& options, HubGuess guess) {
  return search_of("hubs", make_hubs(arena, options), guess, options);
}

SatSearch search_hubs(const Arena& arena, const SatOptions& options, const HubModel*& model) {
  return search_of("hubs", make_hubs(arena, options), show_in(model), options);
}

SatSearch search_window(const Arena& arena, const SatOptions& options,
                        const std::vector<bool>& window) {
  return search_of(
      "hubs", hub_model(arena, roots_of(options), left_of(options), options.limits, window),
      [](const HubModel&, Watch&) { return Guess(); }, options);
}

Answer<Location> solve(SatSearch made, const SatOptions& options) {
  Answer<Location> answer;
  answer.remark = std::move(made.why_none);
  if (!made.search) return answer;
  answer = made.search->advance(options.effort);
  if (answer.verdict == Verdict::unsolvable) made.search->prove(answer);
  return answer;
}

}  // namespace hardboard::capture
