// Budgets in text, the same for every puzzle that has them.
#pragma once

#include <cstdint>
#include <limits>
#include <string_view>

#include "base/scanner.h"

namespace hardboard {

inline constexpr std::uint32_t unlimited_budget = std::numeric_limits<std::uint32_t>::max();

// A piece of text on the scanner's current line as a number of captures, or `unlimited` or `*`. The
// largest 32-bit number is `unlimited_budget` itself: no puzzle has pieces enough to tell them
// apart. On failure it returns false and the scanner knows why.
bool to_budget(Scanner& in, std::string_view word, std::uint32_t& budget);

}  // namespace hardboard
