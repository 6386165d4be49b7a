// The whole text of a file.
#pragma once

#include <string>

#include "base/limits.h"
#include "base/result.h"

namespace hardboard {

// The bytes of a file, with the errors of InputFile::open, and one of limits where these are
// reached before the end, or the memory is too small for the text. Waits for whoever writes move
// the deadline. O(size).
Result<std::string> load(const std::string& path, Limits& limits);

}  // namespace hardboard
