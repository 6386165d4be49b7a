#include "methods/capture/solve_sat.h"

#include <utility>
#include <variant>

#include "methods/capture/exit_guess.h"
#include "methods/capture/exit_lemmas.h"
#include "methods/capture/exit_model.h"
#include "methods/capture/hub_model.h"
#include "methods/capture/solve_lazily.h"

namespace hardboard::capture {
namespace {

// No restriction of roots for a proof, which must stand alone, nor for several remaining pieces,
// since the survey speaks of one final piece.
std::span<const Location> roots_of(const SatOptions& options) {
  if (!options.proof_file.empty() || options.pieces_left > 1) return {};
  return options.roots;
}

// `make_guess` makes a guess from the model's variables, `refine` finds the faults of a model.
template <class Model, class MakeGuess>
Answer<Location> solve(std::string_view name, std::variant<Model, std::string> model_or_words,
                       MakeGuess make_guess, const Arena& arena, const SatOptions& options) {
  if (const auto* words = std::get_if<std::string>(&model_or_words)) {
    Answer<Location> answer;
    answer.remark = *words;
    return answer;
  }
  Model& model = std::get<Model>(model_or_words);
  Watch watch(options.limits, "guessing");
  LazyProblem problem{
      name, arena.size(), std::move(model.formula), make_guess(model, watch),
      [&](const Holds& holds, Watch& refining) { return refine(model, holds, refining); }};
  return solve_lazily(std::move(problem), options);
}

}  // namespace

Answer<Location> solve_by_exits(const Arena& arena, const SatOptions& options) {
  return solve("exits", exit_model(arena, roots_of(options), options.pieces_left, options.limits),
               guess_order, arena, options);
}

Answer<Location> solve_by_hubs(const Arena& arena, const SatOptions& options) {
  return solve("hubs", hub_model(arena, roots_of(options), options.pieces_left, options.limits),
               guess_hubs, arena, options);
}

}  // namespace hardboard::capture
