// A puzzle from its text in a test.
#pragma once

#include <string>
#include <utility>

#include "puzzles/any.h"
#include "puzzles/grounds.h"
#include "puzzles/puzzle_file.h"

namespace hardboard {

inline AnyPuzzle puzzle_of(const std::string& text) {
  return std::move(puzzles_in(text, "text", "", grounds()).next()->puzzle).value();
}

}  // namespace hardboard
