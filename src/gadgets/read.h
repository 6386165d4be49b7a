// Reads and writes gadget files (docs/formats.md).
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "base/result.h"
#include "base/text.h"
#include "gadgets/gadget.h"

namespace hardboard::gadgets {

// The keys of a file behind its first line, in the order in which messages list them. `board` comes
// last: its rows may hold any letters that name ports.
inline constexpr std::array<std::string_view, 13> file_keys = {
    "game", "title", "source", "reversible", "leaves", "tile", "signal",
    "port", "exit",  "goal",   "open",       "table",  "board"};

// A text whose first line is `gadget NAME`. Any other text is refused with the place of its error.
// O(size + rows^2).
Result<Gadget> read(const Text& text);

// The file of a gadget, such that read() gives the gadget back. O(size).
std::string write(const Gadget& gadget);

}  // namespace hardboard::gadgets
