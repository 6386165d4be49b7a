#include "server/workers.h"

#include <algorithm>
#include <fmt/format.h>

namespace hardboard::server {
namespace {

using namespace std::chrono_literals;

// How long after its time a worker may still write.
constexpr auto grace = 3s;

// A worker that has answered so many makes room for a fresh one.
constexpr std::size_t most_asked = 500;

}  // namespace

std::string failure(std::string_view message) {
  return fmt::format(R"({{"api":1,"ok":false,"error":{{"message":"{}"}}}})", message);
}

void Workers::stop() {
  const std::lock_guard lock(mutex_);
  is_stopped_ = true;
  one_is_free_.notify_all();
}

std::unique_ptr<Worker> Workers::idle_one() {
  const std::lock_guard lock(mutex_);
  if (idle_.empty()) return nullptr;
  std::unique_ptr<Worker> worker = std::move(idle_.back());
  idle_.pop_back();
  return worker;
}

void Workers::put_back(std::unique_ptr<Worker> worker) {
  if (worker->asked() >= most_asked) return;
  const std::lock_guard lock(mutex_);
  idle_.push_back(std::move(worker));
}

std::string Workers::reply_of(const std::string& request, const std::function<bool()>& is_wanted,
                              const std::function<void(std::string_view)>& progress) {
  const auto time =
      std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(limits_.seconds));
  const Clock::time_point deadline = Clock::now() + time + grace;
  std::unique_ptr<Worker> worker = idle_one();
  bool is_fresh = false;
  while (true) {
    if (worker == nullptr) {
      worker = Worker::start(limits_);
      is_fresh = true;
    }
    if (worker == nullptr) return failure("no process could be started for this request");
    Worker::Outcome outcome = worker->ask(request, deadline, is_wanted, progress);
    switch (outcome.end) {
      case Worker::End::answered:
        put_back(std::move(worker));
        return std::move(outcome.reply);
      case Worker::End::unwanted:
        return "";
      case Worker::End::late:
        return failure("the time limit was reached");
      case Worker::End::too_long:
        return failure("the reply is too long");
      case Worker::End::died:
        if (is_fresh) return failure("the work ended early: most likely it needed more memory");
        // An idle worker may have died for reasons of its own.
        worker = nullptr;
    }
  }
}

std::string Workers::ask(std::string request, const std::function<bool()>& is_wanted,
                         const std::function<void(std::string_view)>& progress) {
  // Line ends are blanks in JSON, and end a request for a worker.
  std::replace_if(
      request.begin(), request.end(), [](char c) { return c == '\n' || c == '\r'; }, ' ');
  // A worker passes over lines without a request.
  if (request.find_first_not_of(" \t") == request.npos) return failure("the JSON ends too early");
  const auto is_still_wanted = [&] {
    const std::lock_guard lock(mutex_);
    return !is_stopped_ && is_wanted();
  };
  {
    std::unique_lock lock(mutex_);
    const auto has_room = [&] { return is_stopped_ || busy_ < most_; };
    if (!one_is_free_.wait_for(lock, patience_, has_room))
      return failure("the server is busy; try again");
    if (is_stopped_) return "";
    ++busy_;
  }
  struct Busy {
    Workers& workers;
    ~Busy() {
      const std::lock_guard lock(workers.mutex_);
      --workers.busy_;
      workers.one_is_free_.notify_one();
    }
  } busy{*this};
  return reply_of(request, is_still_wanted, progress);
}

}  // namespace hardboard::server
