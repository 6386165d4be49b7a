// The remark of an undecided answer where the limits come before any method applies.
#include <array>
#include <atomic>
#include <gtest/gtest.h>
#include <span>
#include <string>

#include "methods/rows.h"

namespace hardboard {
namespace {

using Row = Method<int, AnswerHead>;

// Stands for a search for a refusal that the limits end.
std::string waits(int&, const SolveOptions& options) {
  while (!options.limits.reached()) continue;
  return "nothing was seen";
}
std::string is_too_large(int&, const SolveOptions&) {
  return "for smaller boards";
}
std::string stopped(int&, const SolveOptions& options) {
  return options.limits.words();
}
AnswerHead gives_up(int&, const SolveOptions&) {
  AnswerHead answer;
  answer.remark = "no solution was found";
  return answer;
}

std::string remark_of(std::span<const Row> rows, const Limits& limits) {
  int instance = 0;
  return run_rows(rows, instance, SolveOptions{limits}).remark;
}

TEST(LimitsOfRows, AreNamedWhereNoMethodApplies) {
  const std::array rows = {Row{.name = "first", .decide = {waits, gives_up}},
                           Row{.name = "search", .decide = {is_too_large, gives_up}}};
  Limits limits;
  limits.deadline = Clock::now() + std::chrono::milliseconds(1);
  EXPECT_EQ(remark_of(rows, limits),
            "the time limit was reached; search does not apply: for smaller boards");
  const std::atomic<bool> interrupted = true;
  limits.interrupted = &interrupted;
  EXPECT_EQ(remark_of(rows, limits), "interrupted; search does not apply: for smaller boards");
  const std::array last = {Row{.name = "first", .decide = {stopped, gives_up}}};
  EXPECT_EQ(remark_of(last, limits), "interrupted");
}

TEST(LimitsOfRows, AreNamedOnceAndOnlyIfReached) {
  const std::array rows = {Row{.name = "search", .decide = {is_too_large, gives_up}}};
  EXPECT_EQ(remark_of(rows, {}), "search does not apply: for smaller boards");
  const std::array tried = {Row{.name = "walk", .decide = {nullptr, gives_up}},
                            Row{.name = "first", .decide = {waits, gives_up}}};
  Limits limits;
  limits.deadline = Clock::now() + std::chrono::milliseconds(1);
  EXPECT_EQ(remark_of(tried, limits), "the time limit was reached; no solution was found");
}

}  // namespace
}  // namespace hardboard
