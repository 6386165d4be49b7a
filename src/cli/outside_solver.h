// A solver of others, run on a file to see how long it takes.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/result.h"

namespace hardboard::cli {

struct SolverRun {
  double seconds = 0;
  std::optional<int> exit_code;  // nothing if the time was over
};

// Runs the command, words between blanks, with the files behind them, without a shell; its output
// is dropped. Killed after `most_seconds`, or on Ctrl-C. An error, in words alone, if the command
// can't be run.
Result<SolverRun> run_solver(const std::string& command, const std::vector<std::string>& files,
                             double most_seconds);

}  // namespace hardboard::cli
