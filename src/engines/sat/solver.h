// The SAT solver CaDiCaL (Biere et al.) behind a small interface: clauses in, verdict and values
// out, under limits, with a DRAT trace on request. Callers know literals alone.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>

#include "base/limits.h"
#include "base/owned_file.h"
#include "puzzles/capture/answer.h"
#include "puzzles/capture/sat_refusal.h"

namespace hardboard::sat {

class Solver {
public:
  Solver();
  // Writes every learned and every deleted clause as DRAT text to `trace`. Add all clauses before
  // the first solve: the premises of the earlier steps would lack a clause that came later.
  explicit Solver(OwnedFile trace);
  // Frees the clauses one by one, a second for every three million clauses; abandon() is faster.
  ~Solver();
  Solver(Solver&&) noexcept;
  Solver& operator=(Solver&&) noexcept;

  // Sets CaDiCaL up for satisfiable formulas. Before the first clause.
  void expect_models();

  // Makes room for variables up to this number at once; add() would grow the arrays step by step.
  // False if the limits are reached; then no call but abandon() may follow. `progress` as for
  // solve(). O(variables).
  bool reserve(std::uint32_t variables, const Limits& limits, const std::string& progress = {});

  // Callers may add clauses before and between calls of solve. O(literals).
  void add(std::span<const Literal> clause);

  // Whenever the solver decides the variable of this literal, it makes the literal true first.
  void prefer(Literal literal);

  // The next call of solve gives up, with `unknown`, after about so many conflicts.
  void limit_conflicts(std::uint32_t conflicts);

  // The conflicts of all calls of solve so far, that is, the clauses learned from them. Not after
  // the limits were reached.
  std::uint64_t conflicts() const;

  // Decides the clauses so far together with the assumptions, which hold for this call alone.
  // Unknown if the limits are reached; then no call but abandon() may follow. Tells the words of
  // `progress`, unless empty, to the limits' progress line now and then. Exponential time, as for
  // all of SAT. Returns within a tenth of a second after the limits are reached, whatever CaDiCaL
  // is doing.
  Verdict solve(const Limits& limits, std::span<const Literal> assumptions = {},
                const std::string& progress = {});

  // After `unsolvable`: did the refusal use this assumption?
  bool failed(Literal assumption) const;

  // After `solvable`, until the next clause: is the literal true in the model?
  bool value(Literal literal) const;

  // Writes the trace so far to its file; false if the file could not take it.
  bool flush_trace();

  // Frees the memory in the background, so that the caller need not wait. No call may follow.
  void abandon();

private:
  struct Engine;
  struct Call;
  std::optional<int> work_apart(const std::function<int(Call&)>& work, const Limits& limits,
                                const std::string& progress);

  std::shared_ptr<Engine> engine_;
  std::size_t clauses_ = 0;
};

}  // namespace hardboard::sat
