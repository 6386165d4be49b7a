#include "cli/outside_solver.h"

#include <chrono>
#include <cstring>
#include <fmt/format.h>
#include <sstream>

#include "base/deadline.h"
#include "cli/session.h"
#include "engines/program.h"

namespace hardboard::cli {

Result<SolverRun> run_solver(const std::string& command, const std::vector<std::string>& files,
                             double most_seconds) {
  std::vector<std::string> words;
  std::istringstream in(command);
  for (std::string word; in >> word;) words.push_back(word);
  words.insert(words.end(), files.begin(), files.end());
  Limits limits = session_limits();
  const Clock::time_point start = Clock::now();
  limits.deadline = deadline_in(most_seconds);
  const engines::ProgramRun run = engines::run_program(words, nullptr, limits);
  if (run.start_fault != 0) {
    return error_in_words(
        fmt::format("can't run {}: {}", words[0], std::strerror(run.start_fault)));
  }
  return SolverRun{std::chrono::duration<double>(Clock::now() - start).count(), run.exit_code};
}

}  // namespace hardboard::cli
