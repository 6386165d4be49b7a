// Work of which no part is of use before its end, such as reductions: there the limits can end the
// process, and no loop of the work has to look at them.
#pragma once

#include <condition_variable>
#include <mutex>
#include <string>
#include <thread>

#include "base/limits.h"
#include "proofs/answer_head.h"

namespace hardboard::cli {

// While an object of this class lives, the process ends soon after the limits are reached, with a
// message and the exit code of an interrupt or of an undecided puzzle. No file may be written
// meanwhile. Work that looks at the limits itself has a moment to say more.
class AllOrNothing {
public:
  explicit AllOrNothing(const Limits& limits);
  ~AllOrNothing();
  AllOrNothing(const AllOrNothing&) = delete;
  AllOrNothing& operator=(const AllOrNothing&) = delete;

private:
  void watch();

  const Limits limits_;
  std::mutex mutex_;
  std::condition_variable done_;
  bool is_done_ = false;
  std::thread watcher_;
};

// Why the report on an answer says no more than that it is claimed, if the limits are the reason;
// else empty. Such an answer is neither drawn nor carried on, as if it were right; who solves is
// told.
std::string why_unfinished(const CheckReport& report, const Limits& limits);

}  // namespace hardboard::cli
