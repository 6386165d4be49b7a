// The drawing of a gadget file: pieces, blanks, and the squares of the ports.
#pragma once

#include <cstdint>
#include <string>

#include "base/scanner.h"
#include "gadgets/gadget.h"

namespace hardboard::gadgets {

// The most columns and rows of a drawing.
inline constexpr std::int64_t most_drawing_size = 10'000;

// The most squares of a drawing that are not empty.
inline constexpr std::size_t most_drawn = 1'000'000;

// Reads the rows that follow the line `board`, which stands at `place`; the gadget has its game,
// signals and ports, and `letters` are those of its pieces and ports. On failure returns false,
// with the scanner's error set. O(squares log squares).
bool scan_board(Scanner& in, Place place, const std::string& letters, Gadget& gadget);

}  // namespace hardboard::gadgets
