// Mixed integer programmes by CBC (COIN-OR). Each solve runs a fresh CBC in its own process, so
// that a caller can stop it at any moment, several solves run side by side, the output of CBC stays
// out of the program's, and a crash of CBC becomes an `unknown`.
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
  optimal,     // a solution, and CBC says that no other costs less
  feasible,    // a solution
  infeasible,  // CBC says that no solution (below the cutoff) exists; nobody checks that claim
  unknown,     // a limit was reached, or CBC failed
};

struct Options {
  double seconds = 60;              // of processor time
  bool on_the_clock = false;        // the seconds are those of the clock on the wall
  std::uint64_t most_nodes = 0;     // of the tree of CBC; 0: no limit
  std::size_t memory_bytes = 0;     // that CBC may allocate; 0: no limit
  std::optional<double> most_cost;  // the cutoff: solutions that cost more do not count
  std::vector<std::int64_t> start;  // a solution to start from, or empty
  int seed = 0;
  bool find_one = false;  // stop at the first solution
  bool cuts = true;       // without cutting planes CBC sometimes finds a first solution sooner
  // Without preprocessing, which makes CBC quicker, but lets CBC 2.10 take a wrong optimum for the
  // right one: in one of 700 small programmes whose columns have more than two values.
  bool is_exact = false;
};

// `values` is empty or keeps every bound and row, as integers of model.h check.
struct Outcome {
  Status status = Status::unknown;
  std::vector<std::int64_t> values;
  double bound = -infinity;  // CBC says that no solution costs less
  double seconds = 0;        // processor time
};

// All columns of the model must be integer. Exponential time; some hundred bytes of memory for each
// entry of the model. CBC gets no more time and memory than the limits leave.
Outcome solve(const Model& model, const Options& options, const Limits& limits);

// A solve in the background. The model must outlive the object, and so must the thread that makes
// it (tied.h). The destructor stops CBC.
class Running {
public:
  Running(const Model& model, const Options& options);
  ~Running();
  Running(Running&&) noexcept;
  Running& operator=(Running&&) noexcept;

  // Has CBC ended, by itself or stopped for overrunning its seconds by far? Waits for its end at
  // most so many milliseconds.
  bool ended(int milliseconds);
  // The outcome. Call once, after ended() has returned true.
  Outcome take();

private:
  struct Child;
  std::unique_ptr<Child> child_;
};

}  // namespace hardboard::mip
