// A worker: a process of this program that answers requests one by one (worker_program.h). Whatever
// a request does, it ends at worst the worker: solvers of others may take memory without end, look
// at no clock, or abort, and no thread can be made to stop.
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <sys/types.h>

#include "base/limits.h"

namespace hardboard::server {

struct WorkerLimits {
  std::string program;           // the path of the program
  double seconds = 0;            // for each request
  std::size_t memory_bytes = 0;  // the most memory of the process
  unsigned threads = 1;
  bool is_nice = false;  // lets others go first
};

class Worker {
public:
  // nullptr if there can be no more processes. O(1), some milliseconds.
  static std::unique_ptr<Worker> start(const WorkerLimits& limits);
  // Ends the process and all that it began, and waits for its end.
  ~Worker();
  Worker(const Worker&) = delete;
  Worker& operator=(const Worker&) = delete;

  enum class End : std::uint8_t {
    answered,  // `reply` is the line of the reply
    unwanted,  // `is_wanted` said false
    late,      // the deadline came first
    died,
    too_long,  // the reply has more than most_reply bytes
  };
  struct Outcome {
    End end = End::died;
    std::string reply;
  };
  static constexpr std::size_t most_reply = std::size_t{64} << 20;

  // Sends a request, which holds no line end, and waits for its reply. Asks `is_wanted` several
  // times a second; tells progress as the JSON of a string. After any end but `answered` the
  // worker is of no more use.
  Outcome ask(std::string_view request, Clock::time_point deadline,
              const std::function<bool()>& is_wanted,
              const std::function<void(std::string_view)>& progress);

  std::size_t asked() const { return asked_; }  // how many requests so far

private:
  Worker(pid_t process, int to, int from) : process_(process), to_(to), from_(from) {}

  bool send(std::string_view request, const std::function<bool()>& goes_on);

  pid_t process_;
  int to_, from_;  // ends of pipes
  std::size_t asked_ = 0;
};

}  // namespace hardboard::server
