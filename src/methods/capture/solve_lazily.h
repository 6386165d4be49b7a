// The loop of both SAT methods: solve a formula, see what its model breaks, add lemmas that deny
// this, and go on with the same solver until a model breaks nothing or there is no model left.
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

// Lemmas that a model breaks, or, if there are none, the moves of a solution; neither of the two
// only if the limits were reached.
struct Refinement {
  std::vector<sat::Lemma> lemmas;
  std::vector<Capture<Location>> moves;
};
using Holds = std::function<bool(sat::Literal)>;  // is the literal true in the model?

// What to try first. A guess changes how soon the answer comes, never which.
struct Guess {
  std::vector<sat::Literal> assumed;    // assumptions, given up bit by bit when they are refuted
  std::vector<sat::Literal> preferred;  // literals to try first when their variables are decided
};

struct LazyProblem {
  std::string_view model;  // the model's name in a proof
  std::uint32_t places = 0;
  sat::Formula formula;
  Guess guess;
  std::function<Refinement(const Holds&, Watch&)> refine;
};

// Unknown if the limits are reached. The proof counts clauses and lemmas; its file is set if the
// options ask for a file and it could be written, else the remark says why not.
Answer<Location> solve_lazily(LazyProblem problem, const SatOptions& options);

}  // namespace hardboard::capture
