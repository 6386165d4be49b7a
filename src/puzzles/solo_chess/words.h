// Captures of Solo Chess in words.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/square.h"
#include "puzzles/capture/answer.h"
#include "puzzles/solo_chess/puzzle.h"

namespace hardboard::solo_chess {

// Appends the capture that the words stand for: `Rd2xd5`, `d2xd5`, `d2-d5` or `d2d5`. The letter is
// for human readers and may be any capital or `?`. The capture need not be legal, which the game
// checks. Returns the fault of the words, or an empty string.
std::string read_moves(const Puzzle& puzzle, std::string_view words,
                       std::vector<capture::Capture<Square>>& moves);

}  // namespace hardboard::solo_chess
