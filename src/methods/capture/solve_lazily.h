// The loop of both SAT methods: solve a formula, find the faults of its model, add lemmas that deny
// them, and continue with the same solver until a model has no fault or no model is left.
#pragma once

#include <functional>
#include <memory>
#include <span>
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

// The loop as a search that stops after some effort, and goes on where it stopped.
class LazySearch {
public:
  // The options' limits must outlive the search; their effort is not looked at, for each call of
  // advance() has its own.
  LazySearch(LazyProblem problem, const SatOptions& options);
  ~LazySearch();

  // Searches until there is a verdict, the effort is spent, or the limits are reached, after which
  // no other call may follow. The proof of a refusal counts clauses and lemmas.
  Answer<Location> advance(const Effort& effort);

  // Puts another guess in the place of what is left of the one before; all lemmas stay.
  void guess(Guess guess);

  // Leaves the models of this clause alone. Only after a solution, and without a proof file.
  void add(std::span<const sat::Literal> clause);

  // Whether the lemmas fill the memory: then no other turn finds anything.
  bool ran_out_of_memory() const;

  // If the options ask for a proof file: puts the proof of the search's refusal there, and names
  // the file in the answer, or says in its remark why the file could not be written.
  void prove(Answer<Location>& refused);

private:
  class Loop;
  std::unique_ptr<Loop> loop_;
};

}  // namespace hardboard::capture
