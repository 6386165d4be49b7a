// Looks for other layouts with the ports and the table of a gadget.
#pragma once

#include <cstdint>
#include <optional>

#include "base/limits.h"
#include "gadgets/gadget.h"

namespace hardboard::gadgets {

struct SearchBounds {
  std::uint32_t changes = 1;            // at most so many squares differ from the gadget's drawing
  std::optional<std::uint32_t> pieces;  // at most so many pieces, those on ports included
};

struct Search {
  bool is_over = false;          // false: the limits were reached
  std::optional<Gadget> layout;  // one that holds; if is_over and there is none, none exists
  std::uint64_t plays = 0;       // refutations by a play to an outcome that is not claimed
  std::uint64_t others = 0;      // by a claimed outcome that is missing, or by a leak
};

// The squares that layouts fill or leave empty; searches take at most so many. O(squares log n).
inline constexpr std::uint64_t most_free_squares = 10'000;
std::uint64_t free_squares(const Gadget& gadget);

// A layout within the gadget's drawing, with its ports, whose table and tile hold (verify.h,
// without longer wires). SAT proposes layouts within the bounds, and the exact table refutes them;
// each refutation, with its images, excludes all layouts that fail for the same reason
// (refutation.h, symmetry.h). The gadget's own drawing counts. Exponential in the changes.
Search search(const Gadget& gadget, const SearchBounds& bounds, const Limits& limits);

}  // namespace hardboard::gadgets
