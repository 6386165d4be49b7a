// What awaiting a line takes, with an editor of lines and without one.
#pragma once

#include <array>
#include <csignal>
#include <cstddef>
#include <cstdio>
#include <fmt/core.h>
#include <iostream>
#include <optional>
#include <string>
#include <unistd.h>

#include "base/ending_signals.h"
#include "cli/session.h"

namespace hardboard::cli {

inline bool input_is_terminal() {
  return isatty(STDIN_FILENO) != 0;
}

inline std::string without_end(std::string line) {
  while (!line.empty() && (line.back() == '\n' || line.back() == '\r')) line.pop_back();
  return line;
}

inline std::optional<std::string> plain_line(const std::string& prompt) {
  fmt::print("{}", prompt);
  std::fflush(stdout);
  std::string line;
  if (!std::getline(std::cin, line)) return std::nullopt;
  return without_end(std::move(line));
}

// As long as one exists, the ending signals end the program at once with the exit code of Ctrl-C;
// on a terminal the line of the prompt is ended as well. The handlers do what signal handlers may.
class EndedBySignals {
public:
  explicit EndedBySignals(bool is_on_terminal) {
    for (std::size_t i = 0; i < ending_signals.size(); ++i) {
      const int signal = ending_signals[i];
      before_[i] = std::signal(signal, is_on_terminal ? end_line_and_program : end_program);
      if (before_[i] == SIG_IGN) std::signal(signal, SIG_IGN);  // under nohup
    }
  }
  ~EndedBySignals() {
    for (std::size_t i = 0; i < ending_signals.size(); ++i)
      std::signal(ending_signals[i], before_[i]);
  }
  EndedBySignals(const EndedBySignals&) = delete;
  EndedBySignals& operator=(const EndedBySignals&) = delete;

private:
  static void end_program(int) { _exit(interrupted_exit); }
  static void end_line_and_program(int) {
    static_cast<void>(!write(STDOUT_FILENO, "\n", 1));
    _exit(interrupted_exit);
  }

  std::array<void (*)(int), ending_signals.size()> before_{};
};

}  // namespace hardboard::cli
