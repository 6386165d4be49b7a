#include "support/thread_ranks.h"

#include <barrier>
#include <chrono>
#include <thread>
#include <utility>

#include "base/random.h"

namespace hardboard::testing {

void run_ranks(std::uint32_t count, std::uint64_t delay_us,
               const std::function<void(const Ranks&)>& work) {
  std::vector<std::vector<Message>> sent(count);
  std::vector<std::uint64_t> numbers(count);
  std::barrier barrier(static_cast<std::ptrdiff_t>(count));
  const auto run = [&](std::uint32_t rank) {
    Random random(rank + 1);
    const auto wait = [&] {
      if (delay_us > 0)
        std::this_thread::sleep_for(std::chrono::microseconds(random.below(delay_us)));
      barrier.arrive_and_wait();
    };
    Ranks ranks;
    ranks.rank = rank;
    ranks.count = count;
    ranks.exchange = [&](std::vector<Message> messages) {
      sent[rank] = std::move(messages);
      wait();
      std::vector<Message> received;
      for (std::uint32_t from = 0; from < count; ++from)
        received.push_back(std::move(sent[from][rank]));
      wait();
      return received;
    };
    const auto combine = [&](std::uint64_t number, auto how) {
      numbers[rank] = number;
      wait();
      std::uint64_t result = 0;
      for (const std::uint64_t other : numbers) result = how(result, other);
      wait();
      return result;
    };
    ranks.greatest = [combine](std::uint64_t number) {
      return combine(number, [](std::uint64_t a, std::uint64_t b) { return std::max(a, b); });
    };
    ranks.sum = [combine](std::uint64_t number) {
      return combine(number, [](std::uint64_t a, std::uint64_t b) { return a + b; });
    };
    work(ranks);
  };
  std::vector<std::thread> threads;
  for (std::uint32_t rank = 0; rank < count; ++rank) threads.emplace_back(run, rank);
  for (std::thread& thread : threads) thread.join();
}

}  // namespace hardboard::testing
