#include "methods/capture/solve_sat.h"

#include "methods/capture/exit_guess.h"
#include "methods/capture/exit_lemmas.h"
#include "methods/capture/exit_model.h"
#include "methods/capture/hub_model.h"
#include "methods/capture/solve_lazily.h"

namespace hardboard::capture {
namespace {

// A proof must stand alone, and what is known of one final piece says nothing of several.
std::span<const Location> roots_of(const SatOptions& options) {
  if (!options.proof_file.empty() || options.pieces_left > 1) return {};
  return options.roots;
}

}  // namespace

Answer<Location> solve_by_exits(const Arena& arena, const SatOptions& options) {
  const std::optional<ExitModel> model = exit_model(arena, roots_of(options), options.pieces_left);
  if (!model) {
    Answer<Location> answer;
    answer.remark = "the formula would be too large";
    return answer;
  }
  return solve_lazily({"exits", arena.size(), model->formula, guess_order(*model),
                       [&](const Holds& holds) { return refine(*model, holds); }},
                      options);
}

Answer<Location> solve_by_hubs(const Arena& arena, const SatOptions& options) {
  const HubModel model = hub_model(arena, roots_of(options), options.pieces_left);
  return solve_lazily({"hubs", arena.size(), model.formula, guess_hubs(model),
                       [&](const Holds& holds) { return refine(model, holds); }},
                      options);
}

}  // namespace hardboard::capture
