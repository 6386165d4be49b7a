// What a model of the exit formula breaks: the cycles among "must be emptied before", and the sets
// of locations that no exit leaves. A model that breaks nothing becomes moves.
#pragma once

#include <functional>
#include <vector>

#include "methods/capture/exit_model.h"
#include "proofs/answer.h"
#include "proofs/sat_refusal.h"

namespace hardboard::capture {

// Lemmas that the model breaks, or, if there are none, the moves of a solution.
struct Refinement {
  std::vector<sat::Lemma> lemmas;
  std::vector<Capture<Location>> moves;
};

// Short cycles through every location that lies on one. O(n * arcs of the cyclic parts).
Refinement refine(const ExitModel& model, const std::function<bool(sat::Literal)>& holds);

}  // namespace hardboard::capture
