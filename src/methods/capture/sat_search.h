// The formulas of exits and hubs, ready to be solved: searches that stop after some effort and go
// on where they stopped.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "methods/capture/arena.h"
#include "methods/capture/exit_model.h"
#include "methods/capture/hub_model.h"
#include "methods/capture/solve_lazily.h"
#include "methods/capture/solve_sat.h"
#include "puzzles/capture/answer.h"

namespace hardboard::capture {

// The search, or the reason why there is none.
struct SatSearch {
  std::unique_ptr<LazySearch> search;
  std::string why_none;
};

// The formula of exits (exit_model.h):
// - `plain`, begun with a guess at the order;
// - `order`: with the clauses that most lemmas would be (exit_order.h), begun with such a guess;
// - `order_and_waste`: with these clauses and a count of what is wasted (exit_waste.h), without a
//   guess. Only for arenas with a countable slack (slack.h);
// - `acyclic`: with these clauses and pairs for which they leave no circles (exit_model.h), without
//   a guess. No search where that takes too many clauses.
enum class ExitFormula : std::uint8_t { plain, order, order_and_waste, acyclic };
SatSearch search_exits(const Arena& arena, const SatOptions& options, ExitFormula formula);

// The plain formula of exits without a guess, for callers that make guesses: `model` will point to
// the model of the search.
SatSearch search_exits(const Arena& arena, const SatOptions& options, const ExitModel*& model);

// The formula of exits with clauses on order. Its guess takes the hubs and the final place of these
// captures, of which there must be some, and which may be blocked.
SatSearch search_around(const Arena& arena, const SatOptions& options,
                        const std::vector<Capture<Location>>& captures);

// The formula of hubs, begun with a guess of hub_model.h. Only for arenas that need hubs.
using HubGuess = Guess (*)(const HubModel& model, Watch& watch);
SatSearch search_hubs(const Arena& arena, const SatOptions& options, HubGuess guess);

// The formula of hubs without a guess, for annealing, which makes guesses: `model` will point to
// the model of the search.
SatSearch search_hubs(const Arena& arena, const SatOptions& options, const HubModel*& model);

// The formula of hubs about the locations of a window (hub_model.h). A refusal holds for the arena;
// `solvable` says only that the window refuses nothing, and has no moves. Only for arenas where
// hubs apply.
SatSearch search_window(const Arena& arena, const SatOptions& options,
                        const std::vector<bool>& window);

// The answer of the search after the options' effort, with the proof of a refusal if the options
// ask for one. Unknown, with the reason as its remark, if there is no search.
Answer<Location> solve(SatSearch made, const SatOptions& options);

}  // namespace hardboard::capture
