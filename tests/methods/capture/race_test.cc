// Races: the shares of one thread, the end of all work once one has decided, what stops a race, and
// whose proof counts.
#include "methods/capture/race.h"

#include <atomic>
#include <chrono>
#include <gtest/gtest.h>
#include <stdexcept>
#include <string>
#include <thread>

#include "support/stopwatch.h"

namespace hardboard::capture {
namespace {

Turn undecided() {
  Turn turn;
  turn.answer.remark = "nothing yet";
  return turn;
}
Turn decided(Verdict verdict) {
  Turn turn;
  turn.answer.verdict = verdict;
  return turn;
}

// A racer that works until the limits are reached.
Racer endless(const Limits& limits, std::atomic<int>& turns) {
  Racer racer;
  racer.name = "endless";
  racer.work = [&] {
    ++turns;
    while (!limits.reached()) std::this_thread::sleep_for(std::chrono::milliseconds(1));
    return undecided();
  };
  return racer;
}

TEST(Race, SharesOutTheTurnsOfOneThread) {
  Limits limits;
  std::string order;
  const auto racer = [&](char name, std::uint32_t share, int turns_to_decide) {
    Racer made;
    made.name = "racer";
    made.share = share;
    made.work = [&order, name, left = turns_to_decide]() mutable {
      order += name;
      return --left == 0 ? decided(Verdict::solvable) : undecided();
    };
    return made;
  };
  std::vector<Racer> racers{racer('a', 1, 100), racer('b', 3, 7), racer('c', 2, 100)};
  const RaceResult result = race(racers, limits);
  EXPECT_EQ(result.answer.verdict, Verdict::solvable);
  EXPECT_EQ(result.winner, 1U);
  EXPECT_EQ(order, "abcbbcbcbabcb");
}

TEST(Race, ARacerThatCantGoOnTakesNoMoreTurns) {
  Limits limits;
  std::vector<Racer> racers(2);
  std::array<int, 2> turns{};
  for (std::size_t i = 0; i < 2; ++i) {
    racers[i].name = i == 0 ? "one" : "other";
    racers[i].work = [&turns, i] {
      Turn turn = undecided();
      turn.may_go_on = ++turns[i] < (i == 0 ? 1 : 3);
      return turn;
    };
  }
  for (const unsigned threads : {1U, 2U}) {
    turns = {};
    limits.threads = threads;
    const RaceResult result = race(racers, limits);
    EXPECT_EQ(result.answer.verdict, Verdict::unknown);
    EXPECT_FALSE(result.winner.has_value());
    EXPECT_EQ(turns[0], 1);
    EXPECT_EQ(turns[1], 3);
    EXPECT_EQ(result.answer.remark, "one: nothing yet; other: nothing yet");
  }
}

TEST(Race, EndsTheOthersAtOnceAndProvesWhatWon) {
  Limits limits;
  limits.threads = 2;
  std::atomic<int> turns = 0, proofs = 0;
  std::vector<Racer> racers{endless(limits, turns), endless(limits, turns)};
  racers[0].work = [&, first = true]() mutable {
    if (std::exchange(first, false)) return undecided();  // the turn alone
    while (turns == 0) std::this_thread::yield();
    return decided(Verdict::unsolvable);
  };
  racers[0].prove = [&](Answer<Location>& answer) {
    ++proofs;
    EXPECT_FALSE(limits.reached());
    answer.remark = "proved";
  };
  racers[1].prove = [&](Answer<Location>&) { ADD_FAILURE() << "the loser proves nothing"; };
  const RaceResult result = race(racers, limits);
  EXPECT_EQ(result.winner, 0U);
  EXPECT_EQ(result.answer.remark, "proved");
  EXPECT_EQ(proofs, 1);
  EXPECT_EQ(turns, 1);
}

TEST(Race, PassesInterruptionsAndDeadlinesOn) {
  for (const bool by_flag : {true, false}) {
    Limits limits;
    limits.threads = 2;
    std::atomic<bool> flag = false;
    std::atomic<int> turns = 0;
    std::vector<Racer> racers{endless(limits, turns), endless(limits, turns)};
    racers[0].work = [&, first = true]() mutable {
      if (!std::exchange(first, false)) return racers[1].work();
      if (by_flag)
        limits.interrupted = &flag;
      else
        limits.deadline = Clock::now() + std::chrono::milliseconds(30);
      return undecided();
    };
    std::thread interrupter([&] {
      while (by_flag && turns < 2) std::this_thread::yield();
      flag = true;
    });
    const RaceResult result = race(racers, limits);
    interrupter.join();
    EXPECT_EQ(result.answer.verdict, Verdict::unknown);
    EXPECT_TRUE(limits.reached());
    if (by_flag) {
      EXPECT_EQ(limits.interrupted, &flag);
    }
  }
}

TEST(Race, PassesFailuresOn) {
  Limits limits;
  limits.threads = 2;
  std::atomic<int> turns = 0;
  std::vector<Racer> racers{endless(limits, turns), endless(limits, turns)};
  racers[0].work = [&, first = true]() mutable {
    if (std::exchange(first, false)) return undecided();
    while (turns == 0) std::this_thread::yield();
    throw std::length_error("too long");
  };
  EXPECT_THROW(race(racers, limits), std::length_error);
}

}  // namespace
}  // namespace hardboard::capture
