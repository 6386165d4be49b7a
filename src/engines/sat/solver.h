// The SAT solver CaDiCaL (Biere et al.) behind a small face: clauses in, verdict and values out,
// under limits, with a DRAT trace on request. Everything above speaks of literals only.
#pragma once

#include <cstdint>
#include <cstdio>
#include <memory>
#include <span>

#include "base/limits.h"
#include "puzzles/capture/answer.h"
#include "puzzles/capture/sat_refusal.h"

namespace hardboard::sat {

class Solver {
public:
  Solver();
  // Writes every clause learned or deleted as DRAT text to `trace`, which stays open and must
  // outlive the solver. All clauses must be added before the first solve: a clause added later
  // would be missing among the premises of what came before.
  explicit Solver(std::FILE* trace);
  ~Solver();
  Solver(Solver&&) noexcept;
  Solver& operator=(Solver&&) noexcept;

  // Clauses may come before and between calls of solve. O(literals).
  void add(std::span<const Literal> clause);

  // The value to try first whenever the literal's variable is decided.
  void prefer(Literal literal);

  // Decides the clauses so far together with the assumptions, which hold for this call alone;
  // unknown if the limits are reached. Exponential, like all of SAT.
  Verdict solve(const Limits& limits, std::span<const Literal> assumptions = {});

  // After `unsolvable`: did the refusal use this assumption?
  bool failed(Literal assumption) const;

  // After `solvable`, until the next clause: is the literal true in the model?
  bool value(Literal literal) const;

private:
  struct Engine;
  std::unique_ptr<Engine> engine_;
};

}  // namespace hardboard::sat
