#include "cli/all_or_nothing.h"

#include <chrono>
#include <cstdlib>
#include <fmt/format.h>
#include <utility>

#include "base/machine_memory.h"
#include "cli/session.h"

namespace hardboard::cli {
namespace {

constexpr auto between_looks = std::chrono::milliseconds(20),
               moment = std::chrono::milliseconds(200);

// What a process takes beside its work: code that is read in when it first runs, the allocator's
// pools. Sanitizers take some MiB.
constexpr std::size_t beside_work = std::size_t{16} << 20;

}  // namespace

AllOrNothing::AllOrNothing(const Limits& limits, std::string done, std::function<void()> last)
    : limits_(limits),
      most_resident_(resident_memory() + 2 * limits.memory_bytes + beside_work),
      done_(std::move(done)),
      last_(std::move(last)),
      watcher_([this] { watch(); }) {}

AllOrNothing::~AllOrNothing() {
  {
    const std::lock_guard lock(mutex_);
    is_ended_ = true;
  }
  ended_.notify_one();
  watcher_.join();
}

void AllOrNothing::put_out(const std::function<void()>& part, std::string done) {
  const std::lock_guard lock(mutex_);
  part();
  done_ = std::move(done);
}

std::string why_unfinished(const CheckReport& report, const Limits& limits) {
  if (report.check != Check::claimed || !limits.reached()) return "";
  return fmt::format("the check of the answer came to no end: {}", limits.words());
}

std::string AllOrNothing::why_end() const {
  if (limits_.reached()) return limits_.words();
  if (resident_memory() <= most_resident_) return "";
  return fmt::format("it takes more than {} MiB of memory (--memory SIZE may allow it)",
                     most_resident_ >> 20);
}

void AllOrNothing::watch() {
  std::unique_lock lock(mutex_);
  const auto is_ended = [this] { return is_ended_; };
  while (!ended_.wait_for(lock, between_looks, is_ended)) {
    const std::string why = why_end();
    if (why.empty()) continue;
    if (limits_.reached() && ended_.wait_for(lock, moment, is_ended)) return;
    complain(fmt::format("{}{}{}", done_, done_.empty() ? "" : ": ", why));
    if (last_) last_();
    static_cast<void>(output_failed());  // which sends off what `last_` printed
    std::_Exit(interrupted() ? interrupted_exit : undecided);
  }
}

}  // namespace hardboard::cli
