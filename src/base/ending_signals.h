// The signals by which a user or a system asks the program to end.
#pragma once

#include <array>
#include <csignal>

namespace hardboard {

// Ctrl-C; `kill`, `timeout` and a system that goes down; a terminal that closes.
inline constexpr std::array ending_signals = {SIGINT, SIGTERM, SIGHUP};

// From now on they come to the handler. A program under nohup outlives its terminal.
inline void hear_ending_signals(void (*handler)(int)) {
  for (const int signal : ending_signals)
    if (std::signal(signal, handler) == SIG_IGN && signal == SIGHUP) std::signal(signal, SIG_IGN);
}

}  // namespace hardboard
