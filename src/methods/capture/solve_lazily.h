// The loop of both SAT methods: solve a formula, look what its model breaks, add lemmas, go on with
// the same solver until a model breaks nothing or none is left.
#pragma once

#include <functional>
#include <string_view>
#include <vector>

#include "methods/capture/arena.h"
#include "methods/capture/solve_sat.h"
#include "puzzles/capture/answer.h"
#include "puzzles/capture/sat_refusal.h"

namespace hardboard::capture {

// Lemmas that a model breaks, or, if there are none, the moves of a solution.
struct Refinement {
  std::vector<sat::Lemma> lemmas;
  std::vector<Capture<Location>> moves;
};
using Holds = std::function<bool(sat::Literal)>;

// What to try first: it changes how soon the answer comes, never which.
struct Guess {
  std::vector<sat::Literal> assumed;    // held on to until refuted, then given up bit by bit
  std::vector<sat::Literal> preferred;  // tried first whenever the variable is decided
};

struct LazyProblem {
  std::string_view model;  // its name in a proof
  std::uint32_t places = 0;
  const sat::Formula& formula;
  Guess guess;
  std::function<Refinement(const Holds&)> refine;
};

// Unknown if the limits are reached. The SatRefusal counts clauses and lemmas; its file is set if
// the options ask for one and it could be written, else the remark says why not.
Answer<Location> solve_lazily(const LazyProblem& problem, const SatOptions& options);

}  // namespace hardboard::capture
