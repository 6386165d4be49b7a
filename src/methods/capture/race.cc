#include "methods/capture/race.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <exception>
#include <fmt/format.h>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>

#include "base/limits_of_threads.h"
#include "methods/remark.h"

namespace hardboard::capture {
namespace {

// How often the race looks whether somebody interrupts it.
constexpr std::chrono::milliseconds nap(10);

class Race {
public:
  Race(std::vector<Racer>& racers, Limits& limits)
      : racers_(racers), limits_(limits), lanes_(racers.size()) {}

  RaceResult run() {
    take_turn(0);
    if (is_open() && limits_.threads > 1 && racers_.size() > 1)
      run_threads();
    else
      while (take_next_turn()) {
      }
    if (failure_) std::rethrow_exception(failure_);
    if (!winner_) return {undecided(), {}};
    Answer<Location> answer = std::move(lanes_[*winner_].last.answer);
    const auto& prove = racers_[*winner_].prove;
    if (answer.verdict == Verdict::unsolvable && prove) prove(answer);
    return {std::move(answer), winner_};
  }

private:
  struct Lane {
    Turn last;
    std::uint64_t turns = 0;
    bool is_busy = false;
  };

  bool is_open() const { return !winner_ && !failure_ && !limits_.reached(); }

  // All below need the mutex while there are threads.
  std::optional<std::size_t> next() const {
    std::optional<std::size_t> best;
    if (!is_open()) return best;
    for (std::size_t i = 0; i < racers_.size(); ++i) {
      const Lane& lane = lanes_[i];
      if (lane.is_busy || !lane.last.may_go_on) continue;
      if (!best ||
          (lane.turns + 1) * racers_[*best].share < (lanes_[*best].turns + 1) * racers_[i].share)
        best = i;
    }
    return best;
  }
  void end(std::size_t i, Turn turn) {
    lanes_[i].is_busy = false;
    ++lanes_[i].turns;
    if (winner_) return;
    lanes_[i].last = std::move(turn);
    if (lanes_[i].last.answer.verdict != Verdict::unknown) winner_ = i;
  }

  void take_turn(std::size_t i) { end(i, racers_[i].work()); }
  bool take_next_turn() {
    const std::optional<std::size_t> i = next();
    if (i) take_turn(*i);
    return i.has_value();
  }

  // This thread passes interruptions on; the others work.
  void run_threads() {
    const Limits outer = limits_;
    limits_ = limits_of_threads(outer, is_over_);
    std::vector<std::thread> threads;
    const std::size_t wanted = std::min<std::size_t>(outer.threads, racers_.size());
    {
      std::unique_lock lock(mutex_);
      for (; at_work_ < wanted; ++at_work_) threads.emplace_back([this] { work(); });
      while (at_work_ > 0) {
        changed_.wait_for(lock, nap);
        if (winner_ || failure_ || outer.reached()) is_over_ = true;
      }
    }
    for (std::thread& thread : threads) thread.join();
    limits_ = outer;
  }

  void work() {
    std::unique_lock lock(mutex_);
    while (const std::optional<std::size_t> i = next()) {
      lanes_[*i].is_busy = true;
      lock.unlock();
      Turn turn;
      std::exception_ptr failure;
      try {
        turn = racers_[*i].work();
      } catch (...) {
        failure = std::current_exception();
      }
      lock.lock();
      end(*i, std::move(turn));
      if (failure && !winner_) failure_ = failure;
      if (winner_ || failure_) is_over_ = true;
    }
    --at_work_;
    changed_.notify_one();
  }

  Answer<Location> undecided() const {
    Answer<Location> answer;
    for (std::size_t i = 0; i < racers_.size(); ++i) {
      if (lanes_[i].turns == 0) continue;
      add_remark(answer.remark,
                 fmt::format("{}: {}", racers_[i].name, lanes_[i].last.answer.remark));
    }
    return answer;
  }

  std::vector<Racer>& racers_;
  Limits& limits_;
  std::vector<Lane> lanes_;
  std::optional<std::size_t> winner_;
  std::exception_ptr failure_;
  std::atomic<bool> is_over_ = false;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::size_t at_work_ = 0;
};

}  // namespace

RaceResult race(std::vector<Racer>& racers, Limits& limits) {
  return Race(racers, limits).run();
}

}  // namespace hardboard::capture
