// Games that `play` saves and loads: the moves from the start, numbered, one a line.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "base/result.h"
#include "puzzles/ground.h"

namespace hardboard::cli {

// Writes the game's moves to a file; says what is wrong if it can't, or if the file is there and
// holds something else than a saved game. What was there stays until all is written.
std::optional<std::string> save_game(const std::string& file, const AnyPuzzle& puzzle,
                                     const AnyGame& game);

// The game of the puzzle after the moves of the file. Errors have file and line. The limits are
// those of reading the file.
Result<std::unique_ptr<AnyGame>> load_game(const std::string& file, const AnyPuzzle& puzzle,
                                           Limits& limits);

}  // namespace hardboard::cli
