#include "server/jobs.h"

#include <algorithm>
#include <fmt/format.h>
#include <random>

namespace hardboard::server {

Jobs::Jobs(Workers& workers, unsigned at_a_time, double most_silence)
    : workers_(workers), most_silence_(most_silence) {
  for (unsigned i = 0; i < at_a_time; ++i) threads_.emplace_back([this] { run_jobs(); });
}

Jobs::~Jobs() {
  {
    const std::lock_guard lock(mutex_);
    is_stopped_ = true;
    for (const auto& [name, job] : jobs_) job->is_unwanted = true;
    something_waits_.notify_all();
  }
  for (std::thread& thread : threads_) thread.join();
}

std::string Jobs::new_name() {
  std::random_device random;
  std::string name;
  for (int part = 0; part < 4; ++part) name += fmt::format("{:08x}", random());
  return name;
}

std::optional<std::string> Jobs::begin(std::string request, Budget::Lease lease) {
  const std::lock_guard lock(mutex_);
  forget_abandoned();
  if (jobs_.size() >= most_jobs) return std::nullopt;
  auto job = std::make_shared<Job>(Job(std::move(request), std::move(lease)));
  std::string name = new_name();
  jobs_.emplace(name, job);
  waiting_.push_back(std::move(job));
  something_waits_.notify_one();
  return name;
}

std::optional<std::string> Jobs::state(const std::string& name) {
  const std::lock_guard lock(mutex_);
  forget_abandoned();
  const auto found = jobs_.find(name);
  if (found == jobs_.end()) return std::nullopt;
  Job& job = *found->second;
  job.asked = Clock::now();
  const std::chrono::duration<double> age = (job.is_done ? job.ended : job.asked) - job.begun;
  const std::string_view state = job.is_done ? "done" : job.runs ? "running" : "waiting";
  const std::string reply = job.is_done ? ",\"reply\":" + job.reply : "";
  return fmt::format(R"({{"api":1,"ok":true,"state":"{}","progress":{},"seconds":{:.1f}{}}})",
                     state, job.progress, age.count(), reply);
}

bool Jobs::stop(const std::string& name) {
  const std::lock_guard lock(mutex_);
  const auto found = jobs_.find(name);
  if (found == jobs_.end()) return false;
  found->second->is_unwanted = true;
  const auto waits = std::find(waiting_.begin(), waiting_.end(), found->second);
  if (waits != waiting_.end()) waiting_.erase(waits);
  jobs_.erase(found);
  return true;
}

void Jobs::forget_abandoned() {
  const Clock::time_point now = Clock::now();
  for (auto it = jobs_.begin(); it != jobs_.end();) {
    const bool is_abandoned = now - it->second->asked > most_silence_;
    if (is_abandoned) it->second->is_unwanted = true;
    it = is_abandoned ? jobs_.erase(it) : std::next(it);
  }
  std::erase_if(waiting_, [](const auto& job) { return job->is_unwanted; });
}

void Jobs::run(Job& job) {
  const auto is_wanted = [&] {
    const std::lock_guard lock(mutex_);
    forget_abandoned();
    return !job.is_unwanted;
  };
  const auto progress = [&](std::string_view words) {
    const std::lock_guard lock(mutex_);
    job.progress = words;
  };
  std::string reply = workers_.ask(std::move(job.request), is_wanted, progress);
  const std::lock_guard lock(mutex_);
  job.is_done = true;
  job.ended = Clock::now();
  job.reply =
      job.lease.grow(reply.size()) ? std::move(reply) : failure("the server is busy; try again");
}

void Jobs::run_jobs() {
  while (true) {
    std::shared_ptr<Job> job;
    {
      std::unique_lock lock(mutex_);
      something_waits_.wait_for(lock, std::chrono::seconds(1),
                                [&] { return is_stopped_ || !waiting_.empty(); });
      if (is_stopped_) return;
      forget_abandoned();
      if (waiting_.empty()) continue;
      job = std::move(waiting_.front());
      waiting_.pop_front();
      job->runs = true;
    }
    run(*job);
  }
}

}  // namespace hardboard::server
