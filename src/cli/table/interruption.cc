#include "cli/table/interruption.h"

#include <csignal>
#include <fmt/format.h>
#include <unistd.h>

#include "base/ending_signals.h"
#include "cli/session.h"

namespace hardboard::cli::table {
namespace {

// A handler may write what lies ready, and little else.
std::string& words() {
  static std::string words;
  return words;
}

void on_signal(int signal) {
  const std::string& all = words();
  [[maybe_unused]] const auto written = ::write(STDERR_FILENO, all.data(), all.size());
  std::signal(signal, SIG_DFL);
  std::raise(signal);
}

}  // namespace

void tell_of_interruptions(const std::string& folder) {
  const bool is_terminal = isatty(STDERR_FILENO) != 0;
  words() =
      fmt::format("{}interrupted; what is done is in {}: the same command goes on from there\n",
                  is_terminal ? clear_line : "", folder);
  hear_ending_signals(on_signal);
}

}  // namespace hardboard::cli::table
