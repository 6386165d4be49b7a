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

// The puzzle of a file without its first line, which says `peg-solitaire`.
inline peg_solitaire::Puzzle pegs_of(const std::string& lines) {
  return puzzle_of("peg-solitaire\n" + lines);
}

}  // namespace hardboard::testing
