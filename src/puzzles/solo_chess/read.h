// Reads Solo Chess puzzles, from files of their own or from FEN lines. The results keep the
// promises of puzzle.h; any other text is refused with the place of its error. docs/formats.md has
// the formats.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "base/result.h"
#include "base/text.h"
#include "puzzles/solo_chess/puzzle.h"

namespace hardboard::solo_chess {

// The keys of a file behind its first line, in the order in which messages list them.
inline constexpr std::array<std::string_view, 13> file_keys = {
    "budget", "distance", "shortest", "longest", "capturers", "last",  "rules",
    "piece",  "goal",     "origin",   "fen",     "board",     "pieces"};

// A text whose first line is `solo-chess`. O(size), and O(n log n) for a block `pieces`.
Result<Puzzle> read(const Text& text);

// One line of FEN: `8/8/2R5/K1Q5 w - - cap 2; last K; goal d4; id "...";`. `rules` names a preset,
// or is empty; a line that contradicts the preset is refused. O(length), about a microsecond.
Result<Puzzle> read_fen(std::string_view line, const std::string& file, std::int64_t number,
                        const std::string& rules = "");

// Can the line only be meant as FEN, right or wrong? True if its first word has a slash, or is made
// of digits, capitals, braces and stars, with fields and operations behind it, which begin with
// small letters: a row of a board is none. With nothing behind it the word has the letters of chess
// alone. O(length of the words).
bool looks_like_fen(std::string_view line);

}  // namespace hardboard::solo_chess
