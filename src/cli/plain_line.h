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

// As long as one exists, Ctrl-C ends the program, as it does where nothing handles the signals.
class UsualInterrupt {
public:
  UsualInterrupt() {
    for (std::size_t i = 0; i < ending_signals.size(); ++i)
      before_[i] = std::signal(ending_signals[i], SIG_DFL);
  }
  ~UsualInterrupt() {
    for (std::size_t i = 0; i < ending_signals.size(); ++i)
      std::signal(ending_signals[i], before_[i]);
  }
  UsualInterrupt(const UsualInterrupt&) = delete;
  UsualInterrupt& operator=(const UsualInterrupt&) = delete;

private:
  std::array<void (*)(int), ending_signals.size()> before_{};
};

}  // namespace hardboard::cli
