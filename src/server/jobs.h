// Requests that may last, as jobs that are begun, asked about, and stopped. A job that nobody asks
// about any more is stopped and forgotten, so that a page that is gone costs nothing.
#pragma once

#include <condition_variable>
#include <cstdint>
#include <deque>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "server/budget.h"
#include "server/workers.h"

namespace hardboard::server {

class Jobs {
public:
  // So many jobs run at a time, each on a worker. Up to `most_jobs` wait, run, or are done and not
  // yet forgotten; one that nobody asks about is forgotten after so many seconds.
  Jobs(Workers& workers, unsigned at_a_time, double most_silence);
  // Stops all of them.
  ~Jobs();
  Jobs(const Jobs&) = delete;
  Jobs& operator=(const Jobs&) = delete;

  static constexpr std::size_t most_jobs = 1024;

  // Begins a job and gives its name, which nobody can guess; nothing if there are too many. `lease`
  // holds the memory of the request.
  std::optional<std::string> begin(std::string request, Budget::Lease lease);
  // What there is to say of a job, as a line of JSON; nothing for an unknown name.
  std::optional<std::string> state(const std::string& name);
  // Stops a job and forgets it; false for an unknown name.
  bool stop(const std::string& name);

private:
  struct Job {
    Job(std::string text, Budget::Lease memory)
        : request(std::move(text)), lease(std::move(memory)) {}

    std::string request;
    Budget::Lease lease;
    Clock::time_point begun = Clock::now(), asked = begun, ended = begun;
    bool runs = false, is_done = false, is_unwanted = false;
    std::string progress = "\"\"";  // as the JSON of a string
    std::string reply;
  };

  void run_jobs();
  void run(Job& job);
  void forget_abandoned();
  std::string new_name();

  Workers& workers_;
  const std::chrono::duration<double> most_silence_;
  std::mutex mutex_;
  std::condition_variable something_waits_;
  bool is_stopped_ = false;
  std::map<std::string, std::shared_ptr<Job>> jobs_;
  std::deque<std::shared_ptr<Job>> waiting_;
  std::vector<std::thread> threads_;
};

}  // namespace hardboard::server
