// Why a search ended that only its limits end before its answer.
#pragma once

#include "base/limits.h"

namespace hardboard::peg_solitaire {

// If neither time nor a request ended it, the memory did: then what helps is named.
inline const char* early_end(const Limits& limits) {
  return limits.reached() ? limits.words() : "the memory is used up (--memory gives it more)";
}

}  // namespace hardboard::peg_solitaire
