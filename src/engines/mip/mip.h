// Mixed integer programmes by CBC (COIN-OR). Each solve is a fresh CBC in a process of its own: it
// can be stopped at any moment, several run side by side, what it prints stays out of our output,
// and a crash of its is an `unknown` here.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/limits.h"
#include "engines/mip/model.h"

namespace hardboard::mip {

enum class Status {
  optimal,     // the values are there, and the engine says that none cost less
  feasible,    // the values are there
  infeasible,  // the engine says that there are none (below the cutoff): its word, nothing more
  unknown,     // a limit, or the engine failed
};

struct Options {
  double seconds = 60;              // of processor time
  std::optional<double> most_cost;  // a row: cost at most this
  std::vector<std::int64_t> start;  // a solution to start from, or empty
  int seed = 0;
  bool find_one = false;  // stop at the first solution
};

// `values` kept every bound and row when they were checked in integers (model.h), or are empty.
// `bound` is the engine's lower bound on the cost, again its word alone.
struct Outcome {
  Status status = Status::unknown;
  std::vector<std::int64_t> values;
  double bound = -infinity;
  double seconds = 0;  // processor time
};

// All columns of the model must be integer. Exponential; a memory of some hundred bytes for each
// entry of the model.
Outcome solve(const Model& model, const Options& options, const Limits& limits);

// The same without waiting. The model must outlive it. Destroying it stops the engine.
class Running {
public:
  Running(const Model& model, const Options& options);
  ~Running();
  Running(Running&&) noexcept;
  Running& operator=(Running&&) noexcept;

  // Has it ended (by itself, or because it overran its seconds by far)? Waits up to
  // `milliseconds` for that.
  bool ended(int milliseconds);
  // Once, after `ended`.
  Outcome take();

private:
  struct Child;
  std::unique_ptr<Child> child_;
};

}  // namespace hardboard::mip
