// So many workers at a time, kept for the next request.
#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "server/worker.h"

namespace hardboard::server {

class Workers {
public:
  // A request waits so many seconds for a worker.
  Workers(WorkerLimits limits, unsigned most, double patience)
      : limits_(std::move(limits)), most_(most), patience_(patience) {}

  // The line of the reply; one that says so if the request came to no end, or if there was no
  // worker free in time. Empty if the request is not wanted any more.
  std::string ask(std::string request, const std::function<bool()>& is_wanted,
                  const std::function<void(std::string_view)>& progress);

  // From now on nothing is wanted.
  void stop();

private:
  std::unique_ptr<Worker> idle_one();
  void put_back(std::unique_ptr<Worker> worker);
  std::string reply_of(const std::string& request, const std::function<bool()>& is_wanted,
                       const std::function<void(std::string_view)>& progress);

  const WorkerLimits limits_;
  const unsigned most_;
  const std::chrono::duration<double> patience_;
  std::mutex mutex_;
  std::condition_variable one_is_free_;
  unsigned busy_ = 0;
  bool is_stopped_ = false;
  std::vector<std::unique_ptr<Worker>> idle_;
};

// A reply with an error that has no place; the message holds nothing that JSON would escape.
std::string failure(std::string_view message);

}  // namespace hardboard::server
