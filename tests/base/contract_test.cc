// Promises inside the library are checked in release builds, too, and callers can catch a broken
// one.
#include "base/contract.h"

#include <gtest/gtest.h>
#include <stdexcept>
#include <string>

namespace hardboard {
namespace {

TEST(Contract, BrokenPromisesAreLogicErrorsWithTheirPlace) {
  EXPECT_NO_THROW(promise(true, "one is one"));
  try {
    promise(1 > 2, "one is above two");
    FAIL() << "a broken promise went unnoticed";
  } catch (const std::logic_error& error) {
    const std::string words = error.what();
    EXPECT_NE(words.find("contract_test.cc:15: one is above two"), std::string::npos) << words;
  }
}

}  // namespace
}  // namespace hardboard
