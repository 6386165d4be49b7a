// Captures of Solo Chess in words, as people write them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/square.h"
#include "puzzles/capture/answer.h"
#include "puzzles/solo_chess/puzzle.h"

namespace hardboard::solo_chess {

// Appends the capture that the words stand for: `Rd2xd5`, `d2xd5`, `d2-d5` or `d2d5`. The letter is
// for the reader and may be any capital or `?`; whether the capture is legal is the game's
// business. Says what is wrong with the words, else nothing.
std::string read_moves(const Puzzle& puzzle, std::string_view words,
                       std::vector<capture::Capture<Square>>& moves);

}  // namespace hardboard::solo_chess
