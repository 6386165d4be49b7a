// A path for a file or folder of the running test alone: tests run side by side.
#pragma once

#include <gtest/gtest.h>
#include <string>
#include <unistd.h>

namespace hardboard::testing {

inline std::string scratch_path() {
  const auto* test = ::testing::UnitTest::GetInstance()->current_test_info();
  return ::testing::TempDir() + "hardboard-" + test->test_suite_name() + "-" + test->name() + "-" +
         std::to_string(::getpid());
}

}  // namespace hardboard::testing
