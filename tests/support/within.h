// Limits that end a test's work in time.
#pragma once

#include "base/deadline.h"
#include "base/limits.h"

namespace hardboard::testing {

inline Limits within(double seconds) {
  Limits limits;
  limits.deadline = deadline_in(seconds);
  return limits;
}

}  // namespace hardboard::testing
