// Work of which no part is of use before its end, such as reductions: there the limits can end the
// process, and no loop of the work has to look at them.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <functional>
#include <mutex>
#include <string>
#include <thread>
#include <variant>

#include "base/limits.h"
#include "cli/session.h"
#include "proofs/answer_head.h"

namespace hardboard::cli {

// While an object of this class lives, the process ends soon after the limits of time and memory
// are reached, with a message and the exit code of an interrupt or of an undecided puzzle. No file
// may be written meanwhile but in put_out(). Work that looks at the limits itself has a moment to
// say more. The memory is that of the process, so it may be twice that of `limits` and some MiB
// more: `limits` bounds the structures of the work alone, and what the work reckoned beforehand to
// fit is not cut off.
//
// The object complains on a thread of its own, so nobody else may complain while it lives: a
// function that has one returns an OrFailure, and its caller complains.
class AllOrNothing {
public:
  // The message begins with the words `done`, which say what came to its end before the limits.
  // After the message `last` is called, on another thread than the work's.
  explicit AllOrNothing(const Limits& limits, std::string done = "",
                        std::function<void()> last = nullptr);
  ~AllOrNothing();
  AllOrNothing(const AllOrNothing&) = delete;
  AllOrNothing& operator=(const AllOrNothing&) = delete;

  // Puts out a part of the work that came to its end. No limit ends the process meanwhile; then
  // `done` says how far the work is.
  void put_out(const std::function<void()>& part, std::string done);

private:
  void watch();
  // Why the process must end; empty if it need not.
  std::string why_end() const;

  const Limits limits_;
  const std::size_t most_resident_;
  std::mutex mutex_;
  std::condition_variable ended_;
  std::string done_;
  const std::function<void()> last_;
  bool is_ended_ = false;
  std::thread watcher_;
};

// What the work of a command made, or why the command ends without it.
template <class Made>
using OrFailure = std::variant<Made, Failure>;

// Why the report on an answer says no more than that it is claimed, if the limits are the reason;
// else empty. Such an answer is neither drawn nor carried on, as if it were right; who solves is
// told.
std::string why_unfinished(const CheckReport& report, const Limits& limits);

}  // namespace hardboard::cli
