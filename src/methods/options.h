// What every method is told beside the puzzle.
#pragma once

#include <string>
#include <string_view>

#include "base/limits.h"

namespace hardboard {

struct SolveOptions {
  Limits limits;
  std::string proof_file{};  // where a refusal writes its proof; empty for none
  bool alone = false;        // no other method follows: go on to the limits
  std::string table_file{};  // where a table of all positions is kept; empty for none
  std::string only{};        // the one method that may be used; empty for all
};

}  // namespace hardboard
