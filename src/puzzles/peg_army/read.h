// Reads peg army files; docs/formats.md has the format.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "base/result.h"
#include "base/text.h"
#include "puzzles/peg_army/puzzle.h"

namespace hardboard::peg_army {

// The keys of a file behind its first line, in the order in which messages list them.
inline constexpr std::array<std::string_view, 6> file_keys = {"desert", "goal",  "margin",
                                                              "origin", "moves", "board"};

// A puzzle that keeps the promises of puzzle.h, or an error with its place. O(size log size).
Result<Puzzle> read(const Text& text);

}  // namespace hardboard::peg_army
