// How moves are typed. (Stub.)
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "puzzles/peg_army/answer.h"

namespace hardboard::peg_army {

inline std::string read_moves(const Puzzle& puzzle, std::string_view words,
                              std::vector<Move>& moves) {
  const std::string text = "solvable\n1. " + std::string(words);
  const auto read = read_answer(puzzle, Text{"", text});
  if (!read) return read.error().message;
  moves.insert(moves.end(), read->moves.begin(), read->moves.end());
  return "";
}

}  // namespace hardboard::peg_army
