// Mixed integer programmes by CBC (COIN-OR). Each solve runs a fresh CBC in a process of its own,
// so that it can be stopped at any moment, several run side by side, CBC's output stays out of
// ours, and a crash of CBC is an `unknown` here.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/limits.h"
#include "engines/mip/model.h"

namespace hardboard::mip {

enum class Status {
  optimal,     // there are values, and CBC says that no others cost less
  feasible,    // there are values
  infeasible,  // CBC says that there are none (below the cutoff): its word, nothing more
  unknown,     // a limit, or CBC failed
};

struct Options {
  double seconds = 60;              // of processor time
  std::size_t memory_bytes = 0;     // that CBC may allocate; 0: as many as it likes
  std::optional<double> most_cost;  // the cutoff: solutions that cost more do not count
  std::vector<std::int64_t> start;  // a solution to start from, or empty
  int seed = 0;
  bool find_one = false;  // stop at the first solution
};

// `values` keep every bound and row, checked in integers (model.h), or are empty.
struct Outcome {
  Status status = Status::unknown;
  std::vector<std::int64_t> values;
  double seconds = 0;  // processor time
};

// All columns of the model must be integer. Exponential; some hundred bytes of memory for each
// entry of the model. CBC gets no more time and memory than the limits leave.
Outcome solve(const Model& model, const Options& options, const Limits& limits);

// A solve in the background. The model must outlive it. Destroying it stops CBC.
class Running {
public:
  Running(const Model& model, const Options& options);
  ~Running();
  Running(Running&&) noexcept;
  Running& operator=(Running&&) noexcept;

  // Has CBC ended, by itself or because it overran its seconds by far? Waits for the end, but at
  // most so many milliseconds.
  bool ended(int milliseconds);
  // The outcome; to be called once, after ended() has said true.
  Outcome take();

private:
  struct Child;
  std::unique_ptr<Child> child_;
};

}  // namespace hardboard::mip
