// Games in the middle: puzzles with moves that were already made.
#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "base/result.h"
#include "kinds/setting.h"
#include "puzzles/ground.h"

namespace hardboard::cli {

// --moves "MOVE; MOVE": as answers write them, or as they are typed in `play`.
Setting moves_setting();

// The game of a puzzle after such moves, none if the text is empty; what is wrong with the puzzle,
// which stands in this file on this line, or with a move otherwise.
Result<std::unique_ptr<AnyGame>> started_game(const Result<AnyPuzzle>& puzzle,
                                              const std::string& file, std::int64_t line,
                                              const std::string& moves);

}  // namespace hardboard::cli
