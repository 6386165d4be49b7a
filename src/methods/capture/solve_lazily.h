// The loop of both SAT methods: solve a formula, find the faults of its model, add lemmas that deny
// them, and continue with the same solver until a model has no fault or no model is left.
#pragma once

#include <functional>
#include <string_view>
#include <vector>

#include "base/watch.h"
#include "methods/capture/arena.h"
#include "methods/capture/solve_sat.h"
#include "puzzles/capture/answer.h"
#include "puzzles/capture/sat_refusal.h"

namespace hardboard::capture {

// Lemmas that a model breaks, or else the moves of a solution; both are empty only if the limits
// were reached.
struct Refinement {
  std::vector<sat::Lemma> lemmas;
  std::vector<Capture<Location>> moves;
};
using Holds = std::function<bool(sat::Literal)>;  // is the literal true in the model?

// The choices to try first. A guess changes the time to the answer, never the answer.
struct Guess {
  std::vector<sat::Literal> assumed;    // assumptions; refutations drop them bit by bit
  std::vector<sat::Literal> preferred;  // literals to try first in decisions
};

struct LazyProblem {
  std::string_view model;  // the model's name in a proof
  sat::Formula formula;
  Guess guess;
  std::function<Refinement(const Holds&, Watch&)> refine;
};

// Unknown if the limits are reached. The proof counts clauses and lemmas. If the options ask for a
// proof file, the answer names the file, or its remark says why the file could not be written.
Answer<Location> solve_lazily(LazyProblem problem, const SatOptions& options);

}  // namespace hardboard::capture
