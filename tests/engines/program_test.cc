// Other programs as child processes.
#include "engines/program.h"

#include <atomic>
#include <cerrno>
#include <chrono>
#include <gtest/gtest.h>
#include <memory>

#include "support/orphan.h"

namespace hardboard::engines {
namespace {

TEST(Program, GivesItsExitCode) {
  EXPECT_EQ(run_program({"sh", "-c", "exit 7"}, nullptr, {}).exit_code, 7);
  EXPECT_EQ(run_program({"sh", "-c", "kill -TERM $$"}, nullptr, {}).exit_code, std::nullopt);
}

TEST(Program, ReadsItsInputAndNothingElse) {
  const std::unique_ptr<std::FILE, decltype(&std::fclose)> input(std::tmpfile(), &std::fclose);
  std::fputs("5\n", input.get());
  std::rewind(input.get());
  EXPECT_EQ(run_program({"sh", "-c", "read x && exit $x"}, input.get(), {}).exit_code, 5);
  EXPECT_EQ(run_program({"sh", "-c", "read x || exit 6"}, nullptr, {}).exit_code, 6);
}

TEST(Program, SaysWhyItCannotStart) {
  const ProgramRun none = run_program({"no-program-has-this-name"}, nullptr, {});
  EXPECT_EQ(none.start_fault, ENOENT);
  EXPECT_EQ(none.exit_code, std::nullopt);
  EXPECT_EQ(run_program({"/dev/null"}, nullptr, {}).start_fault, EACCES);
}

TEST(Program, EndsWithTheLimits) {
  Limits limits;
  limits.deadline = Clock::now() + std::chrono::milliseconds(100);
  const ProgramRun run = run_program({"sleep", "100"}, nullptr, limits);
  EXPECT_EQ(run.start_fault, 0);
  EXPECT_EQ(run.exit_code, std::nullopt);
}

TEST(Program, EndsWithItsParent) {
  EXPECT_TRUE(testing::ends_with_its_parent([] { run_program({"sleep", "100"}, nullptr, {}); }));
}

}  // namespace
}  // namespace hardboard::engines
