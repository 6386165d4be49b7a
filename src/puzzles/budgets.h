// Budgets in text, read alike for every kind that has budgets.
#pragma once

#include <cstdint>
#include <limits>
#include <string_view>

namespace hardboard {

class Scanner;

// The budget of a piece without a bound on its captures.
inline constexpr std::uint32_t unlimited_budget = std::numeric_limits<std::uint32_t>::max();

// Reads a piece of text on the scanner's current line as a number of captures, or as `unlimited` or
// `*`. The largest 32-bit number is `unlimited_budget` itself: no puzzle has so many pieces that
// the two differ. On failure returns false, with the scanner's error set,
// which expects `what`.
bool to_budget(Scanner& in, std::string_view word, std::uint32_t& budget,
               std::string_view what = "a budget");

}  // namespace hardboard
