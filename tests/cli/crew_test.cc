// Tasks in child processes: order, crashes, silence, and large results.
#include "cli/crew.h"

#include <chrono>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <gtest/gtest.h>
#include <string>
#include <sys/resource.h>
#include <thread>
#include <unistd.h>
#include <vector>

namespace hardboard::cli {
namespace {

using Seconds = std::chrono::duration<double>;

TaskResult lost(std::size_t task, const std::string& reason) {
  return {'l', std::to_string(task) + " " + reason};
}

struct Received {
  std::vector<std::string> texts;
  std::string marks;

  Crew::Receive receive() {
    return [this](const TaskResult& result) {
      texts.push_back(result.text);
      marks += result.mark;
    };
  }
};

TEST(Crew, GivesResultsInOrder) {
  Received received;
  Crew crew(3, std::nullopt, received.receive());
  for (int share = 0; share < 20; ++share) {
    crew.take({5,
               [share](std::size_t task) {
                 // Early shares take longer than late ones.
                 if (task == 0 && share % 3 == 0)
                   std::this_thread::sleep_for(std::chrono::milliseconds(20));
                 return TaskResult{'d', std::to_string(share * 5 + static_cast<int>(task))};
               },
               lost});
  }
  crew.finish();
  ASSERT_EQ(received.texts.size(), 100U);
  for (std::size_t i = 0; i < 100; ++i) EXPECT_EQ(received.texts[i], std::to_string(i));
  EXPECT_EQ(received.marks, std::string(100, 'd'));
}

TEST(Crew, MakesDoWithFewOpenFiles) {
  rlimit before{};
  ASSERT_EQ(::getrlimit(RLIMIT_NOFILE, &before), 0);
  const rlimit few{32, before.rlim_max};
  ASSERT_EQ(::setrlimit(RLIMIT_NOFILE, &few), 0);
  Received received;
  Crew crew(50, std::nullopt, received.receive());
  for (int share = 0; share < 100; ++share) {
    crew.take({1,
               [share](std::size_t) {
                 std::this_thread::sleep_for(std::chrono::milliseconds(20));
                 return TaskResult{'d', std::to_string(share)};
               },
               lost});
  }
  const int left = ::open("/dev/null", O_RDONLY | O_CLOEXEC);
  EXPECT_GE(left, 0);
  ::close(left);
  crew.finish();
  ::setrlimit(RLIMIT_NOFILE, &before);
  ASSERT_EQ(received.texts.size(), 100U);
  for (std::size_t i = 0; i < 100; ++i) EXPECT_EQ(received.texts[i], std::to_string(i));
}

TEST(Crew, LosesOnlyTheTasksThatCrash) {
  Received received;
  Crew crew(2, std::nullopt, received.receive());
  crew.take({6,
             [](std::size_t task) {
               // Sanitizers would catch other signals.
               if (task == 0 || task == 3) std::raise(SIGKILL);
               if (task == 5) ::_exit(7);
               return TaskResult{'d', std::to_string(task)};
             },
             lost});
  crew.finish();
  EXPECT_EQ(received.marks, "lddldl");
  EXPECT_EQ(received.texts, (std::vector<std::string>{"0 was ended by signal 9 (Killed)", "1", "2",
                                                      "3 was ended by signal 9 (Killed)", "4",
                                                      "5 ended with exit code 7"}));
}

// The patience is long enough for children that a busy machine lets wait.
TEST(Crew, EndsSilentChildren) {
  Received received;
  Crew crew(2, Seconds(5), received.receive());
  crew.take({3,
             [](std::size_t task) {
               if (task == 1)
                 for (;;) ::pause();
               return TaskResult{'d', ""};
             },
             lost});
  crew.finish();
  EXPECT_EQ(received.marks, "dld");
  EXPECT_EQ(received.texts[1], "1 did not end in time");
}

// Results behind a slow first share are more than may wait: their children wait, and all comes.
TEST(Crew, HoldsLargeResultsBack) {
  std::size_t bytes = 0;
  Crew crew(3, Seconds(100), [&](const TaskResult& result) { bytes += result.text.size(); });
  constexpr std::size_t megabyte = std::size_t{1} << 20;
  for (int share = 0; share < 3; ++share) {
    crew.take({50,
               [share](std::size_t task) {
                 if (share == 0 && task == 0) std::this_thread::sleep_for(Seconds(0.5));
                 return TaskResult{'d', std::string(megabyte, 'x')};
               },
               lost});
  }
  crew.finish();
  EXPECT_EQ(bytes, 150 * megabyte);
}

TEST(Crew, AdvisesLargerSharesForQuickTasks) {
  Received received;
  Crew crew(1, std::nullopt, received.receive());
  EXPECT_EQ(crew.advised_tasks(), 1U);
  // So many that they are quick on any machine: minutes for all would be a thousandth for each.
  crew.take({100'000, [](std::size_t) { return TaskResult{}; }, lost});
  crew.finish();
  EXPECT_GT(crew.advised_tasks(), 10U);
}

}  // namespace
}  // namespace hardboard::cli
