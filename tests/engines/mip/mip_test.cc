// Clp and CBC on programmes small enough to be solved by hand or by trying everything.
#include "engines/mip/mip.h"

#include <atomic>
#include <csignal>
#include <gtest/gtest.h>
#include <optional>
#include <thread>
#include <unistd.h>

#include "base/random.h"
#include "engines/mip/lp.h"
#include "support/orphan.h"
#include "support/stopwatch.h"

namespace hardboard::mip {
namespace {

// Columns 0..3 each, rows with small coefficients.
Model random_model(Random& random) {
  Model model;
  const int rows = 1 + static_cast<int>(random.below(3));
  for (int i = 0; i < rows; ++i) {
    const double least = static_cast<double>(random.below(7)) - 2;
    model.add_row(least, random.below(2) ? infinity : least + static_cast<double>(random.below(3)));
  }
  for (int j = 0; j < 4; ++j) {
    std::vector<Entry> entries;
    for (int i = 0; i < rows; ++i) {
      const double value = static_cast<double>(random.below(5)) - 2;
      if (value != 0) entries.push_back({i, value});
    }
    model.add_column(0, 3, 1 + static_cast<double>(random.below(5)), true, entries);
  }
  return model;
}

// The least cost over all 4^4 values.
std::optional<double> by_trying(const Model& model) {
  std::optional<double> best;
  for (int code = 0; code < 256; ++code) {
    const std::vector<std::int64_t> x{code & 3, code >> 2 & 3, code >> 4 & 3, code >> 6};
    if (satisfies(model, x) && (!best || cost_of(model, x) < *best)) best = cost_of(model, x);
  }
  return best;
}

void expect_agreement(Random random, int models, const Options& options) {
  int yes = 0, no = 0;
  for (int i = 0; i < models; ++i) {
    const Model model = random_model(random);
    const auto expected = by_trying(model);
    const Outcome outcome = solve(model, options, {});
    ++(expected ? yes : no);
    if (expected) {
      ASSERT_EQ(outcome.status, Status::optimal);
      ASSERT_TRUE(satisfies(model, outcome.values));
      ASSERT_DOUBLE_EQ(cost_of(model, outcome.values), *expected);
    } else {
      ASSERT_EQ(outcome.status, Status::infeasible);
    }
    Relaxation relaxation(model);
    const LpStatus status = relaxation.solve({});
    if (expected) {
      ASSERT_EQ(status, LpStatus::optimal);
      ASSERT_LE(relaxation.objective(), *expected + 1e-6);
    }
  }
  EXPECT_GT(yes, 10);
  EXPECT_GT(no, 5);
}

TEST(Mip, AgreesWithTryingEverything) {
  expect_agreement(Random(3), 60, {});
}

TEST(Mip, ExactAgreesWhereAPreprocessedOptimumIsWrong) {
  Options exact;
  exact.is_exact = true;
  expect_agreement(Random(5), 200, exact);
}

TEST(Mip, CutoffLeavesNothingBelowTheOptimum) {
  Model model;
  const int row = model.add_row(5, infinity);
  const Entry two[] = {{row, 2}};
  model.add_column(0, 9, 1, true, two);
  Options options;
  options.most_cost = 2;
  EXPECT_EQ(solve(model, options, {}).status, Status::infeasible);
  options.most_cost = 3;
  EXPECT_EQ(solve(model, options, {}).values, std::vector<std::int64_t>{3});
}

TEST(Mip, AStoppedSolveIsUnknown) {
  Model model;
  model.add_column(0, 1, 1, true, {});
  Limits limits;
  const std::atomic<bool> interrupted = true;
  limits.interrupted = &interrupted;
  EXPECT_EQ(solve(model, {}, limits).status, Status::unknown);
}

// The only solutions of such equations are hidden among 2^50: CBC would try for hours.
Model splitting_programme() {
  Random random(6);
  Model model;
  for (int i = 0; i < 6; ++i) model.add_row(1'225, 1'225);
  for (int j = 0; j < 50; ++j) {
    std::vector<Entry> entries;
    for (int i = 0; i < 6; ++i) entries.push_back({i, static_cast<double>(random.below(100))});
    model.add_column(0, 1, 0, true, entries);
  }
  return model;
}

TEST(Mip, EndsWithItsParent) {
  EXPECT_TRUE(testing::ends_with_its_parent([] { solve(splitting_programme(), {}, {}); }));
}

TEST(Mip, KeepsItsMemory) {
  Random random(4);
  Model model;
  for (int i = 0; i < 1'000; ++i) model.add_row(1, infinity);
  for (int j = 0; j < 20'000; ++j) {
    const Entry entry{static_cast<int>(random.below(1'000)), 1};
    model.add_column(0, 1, 1 + static_cast<double>(random.below(5)), true, {&entry, 1});
  }
  Options options;
  options.memory_bytes = std::size_t{1} << 30;
  EXPECT_EQ(solve(model, options, {}).status, Status::optimal);
  options.memory_bytes = std::size_t{1} << 20;
  EXPECT_EQ(solve(model, options, {}).status, Status::unknown);
}

// A covering programme that takes seconds.
Model covering_programme() {
  constexpr int rows = 700, columns = 1500, per_column = 60;
  Random random(5);
  Model model;
  for (int i = 0; i < rows; ++i) model.add_row(1, infinity);
  for (int j = 0; j < columns; ++j) {
    std::vector<Entry> entries;
    for (int i = 0; i < rows; ++i)
      if (random.below(rows) < per_column)
        entries.push_back({i, 1 + static_cast<double>(random.below(1000)) / 999});
    model.add_column(0, 1, 1 + static_cast<double>(random.below(1000)) / 999, false, entries);
  }
  return model;
}

// The limits end it in the middle, and it goes on later.
TEST(Relaxation, StopsInTheMiddle) {
  Relaxation relaxation(covering_programme());
  Limits limits;
  limits.deadline = Clock::now() + std::chrono::milliseconds(20);
  const testing::Stopwatch of_part;
  EXPECT_EQ(relaxation.solve(limits), LpStatus::unknown);
  const auto part = of_part.spent();
  const testing::Stopwatch of_rest;
  EXPECT_EQ(relaxation.solve({}), LpStatus::optimal);
  EXPECT_LT(2 * part, of_rest.spent());
}

std::atomic<bool> interrupted = false;

// Clp once took the signal for itself, so that Ctrl-C ended this solve, and nothing else.
TEST(Relaxation, LeavesSignalsToTheProgram) {
  Relaxation relaxation(covering_programme());
  const auto before = std::signal(SIGINT, [](int) { interrupted = true; });
  std::thread user([] {
    const testing::Stopwatch watch;
    while (watch.spent() < std::chrono::milliseconds(20))
      std::this_thread::sleep_for(std::chrono::milliseconds(5));
    kill(getpid(), SIGINT);
  });
  Limits limits;
  limits.interrupted = &interrupted;
  EXPECT_EQ(relaxation.solve(limits), LpStatus::unknown);
  user.join();
  EXPECT_TRUE(interrupted);
  std::signal(SIGINT, before);
}

TEST(Relaxation, WarmRestartAfterANewBound) {
  // min x + y, 2x + 2y >= 3, x <= 1.
  Model model;
  const int row = model.add_row(3, infinity);
  const Entry two[] = {{row, 2}};
  model.add_column(0, 1, 1, true, two);
  model.add_column(0, 9, 2, true, two);
  Relaxation relaxation(model);
  ASSERT_EQ(relaxation.solve({}), LpStatus::optimal);
  EXPECT_DOUBLE_EQ(relaxation.objective(), 2);
  EXPECT_DOUBLE_EQ(relaxation.duals()[0], 1);
  const auto basis = relaxation.basis();
  relaxation.set_bounds(0, 0, 0);
  ASSERT_EQ(relaxation.solve({}), LpStatus::optimal);
  EXPECT_DOUBLE_EQ(relaxation.objective(), 3);
  relaxation.set_bounds(1, 0, 1);
  EXPECT_EQ(relaxation.solve({}), LpStatus::infeasible);
  relaxation.set_bounds(0, 0, 1);
  relaxation.set_bounds(1, 0, 9);
  relaxation.set_basis(basis);
  ASSERT_EQ(relaxation.solve({}), LpStatus::optimal);
  EXPECT_DOUBLE_EQ(relaxation.objective(), 2);
  EXPECT_EQ(relaxation.solve({}, 1), LpStatus::infeasible);
}

}  // namespace
}  // namespace hardboard::mip
