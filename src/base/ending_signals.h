// The signals by which a user or a system asks the program to end.
#pragma once

#include <array>
#include <csignal>

namespace hardboard {

// Ctrl-C; `kill`, `timeout` and a system that goes down; a terminal that closes.
inline constexpr std::array ending_signals = {SIGINT, SIGTERM, SIGHUP};

}  // namespace hardboard
