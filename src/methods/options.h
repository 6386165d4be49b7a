// The options of every method.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "base/limits.h"

namespace hardboard {

struct SolveOptions {
  Limits limits;
  std::string proof_file{};  // where a refusal writes its proof; empty for none
  bool alone = false;        // no other method follows: use the limits up
  std::string table_file{};  // where a table of all positions is kept; empty for none
  std::string only{};        // the name of the only method to use; empty for all
  std::uint64_t seed = 1;    // of random numbers, in searches that draw different ones
};

}  // namespace hardboard
