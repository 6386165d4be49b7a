// Peg solitaire puzzles as tests write them down.
#pragma once

#include <gtest/gtest.h>
#include <string>

#include "puzzles/peg_solitaire/read.h"

namespace hardboard::testing {

inline peg_solitaire::Puzzle puzzle_of(const std::string& text) {
  const auto puzzle = peg_solitaire::read({"f", text, 1});
  EXPECT_TRUE(puzzle) << to_string(puzzle.error());
  return *puzzle;
}

}  // namespace hardboard::testing
