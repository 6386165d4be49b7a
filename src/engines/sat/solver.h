// The SAT solver CaDiCaL (Biere et al.) behind a small face: clauses in, verdict and values out,
// under limits, with a DRAT trace on request. Everything above speaks of literals only.
#pragma once

#include <cstdint>
#include <cstdio>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>

#include "base/limits.h"
#include "puzzles/capture/answer.h"
#include "puzzles/capture/sat_refusal.h"

namespace hardboard::sat {

// An open file that closes itself.
using File = std::unique_ptr<std::FILE, int (*)(std::FILE*)>;

class Solver {
public:
  Solver();
  // Writes every clause that is learned or deleted as DRAT text to `trace`. All clauses must be
  // added before the first solve: a clause that is added later would be missing among the premises
  // of the steps before it.
  explicit Solver(File trace);
  // Frees clauses one by one, which takes a second for every three million: see abandon().
  ~Solver();
  Solver(Solver&&) noexcept;
  Solver& operator=(Solver&&) noexcept;

  // Makes room for variables up to this number, which would grow by and by otherwise. False if the
  // limits are reached; then no call but abandon() may follow. `progress` as for solve().
  // O(variables).
  bool reserve(std::uint32_t variables, const Limits& limits, const std::string& progress = {});

  // Clauses may come before and between calls of solve. O(literals).
  void add(std::span<const Literal> clause);

  // The solver tries this literal first whenever it decides the literal's variable.
  void prefer(Literal literal);

  // Decides the clauses so far together with the assumptions, which hold for this call alone;
  // unknown if the limits are reached, and then no call but abandon() may follow. Tells `progress`
  // to the limits' progress line now and then, if the words are not empty. Exponential, like all of
  // SAT. Returns within a tenth of a second after the limits are reached, whatever CaDiCaL is
  // doing.
  Verdict solve(const Limits& limits, std::span<const Literal> assumptions = {},
                const std::string& progress = {});

  // After `unsolvable`: did the refusal use this assumption?
  bool failed(Literal assumption) const;

  // After `solvable`, until the next clause: is the literal true in the model?
  bool value(Literal literal) const;

  // Sends off what the trace has so far; false if it could not be written.
  bool flush_trace();

  // Gives the memory back in the background, for an answer that can't wait. No call may follow.
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
