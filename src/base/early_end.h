// Why a search ended that only its limits end before its answer.
#pragma once

#include "base/limits.h"

namespace hardboard {

// If neither time nor a request ended it, the memory did.
inline const char* early_end(const Limits& limits) {
  return limits.reached() ? limits.words() : "the memory it was given is used up";
}

}  // namespace hardboard
