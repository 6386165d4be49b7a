#include "cli/all_or_nothing.h"

#include <chrono>
#include <cstdlib>
#include <fmt/format.h>

#include "cli/session.h"

namespace hardboard::cli {
namespace {

constexpr auto between_looks = std::chrono::milliseconds(20),
               moment = std::chrono::milliseconds(200);

}  // namespace

AllOrNothing::AllOrNothing(const Limits& limits) : limits_(limits), watcher_([this] { watch(); }) {}

AllOrNothing::~AllOrNothing() {
  {
    const std::lock_guard lock(mutex_);
    is_done_ = true;
  }
  done_.notify_one();
  watcher_.join();
}

std::string why_unfinished(const CheckReport& report, const Limits& limits) {
  if (report.check != Check::claimed || !limits.reached()) return "";
  return fmt::format("the check of the answer came to no end: {}", limits.words());
}

void AllOrNothing::watch() {
  std::unique_lock lock(mutex_);
  const auto done = [this] { return is_done_; };
  while (!done_.wait_for(lock, between_looks, done)) {
    if (!limits_.reached()) continue;
    if (done_.wait_for(lock, moment, done)) return;
    complain(limits_.words());
    std::_Exit(interrupted() ? interrupted_exit : undecided);
  }
}

}  // namespace hardboard::cli
