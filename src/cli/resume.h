// A file of answers that an earlier call did not bring to its end.
#pragma once

#include <cstdint>
#include <string>

#include "base/result.h"
#include "proofs/archive.h"

namespace hardboard::cli {

// The whole answers at the beginning of a file, to the first puzzles of a call.
struct Begun {
  std::uint64_t answers = 0;
  std::uint64_t bytes = 0;  // that they take
  std::uint64_t line = 0;   // on which the last one's puzzle begins
};

// Reads the file, which may be missing. A last answer without its end does not count: a line of
// JSON without line end, or a text without `---` behind it. Errors: anything but answers, answers
// in the other form, or out of order. O(size).
Result<Begun> begun_answers(const std::string& file, Form form);

}  // namespace hardboard::cli
