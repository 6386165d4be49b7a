// How moves are typed. (Stub.)
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "puzzles/push_fight/answer.h"
#include "puzzles/push_fight/replay.h"

namespace hardboard::push_fight {

inline std::string read_moves(const Puzzle& puzzle, std::string_view words,
                              std::vector<Step>& moves) {
  const std::string text = "solvable\n1. " + std::string(words);
  const auto read = read_answer(puzzle, Text{"", text});
  if (!read) return read.error().message;
  for (const auto& move : read->turn->moves) moves.emplace_back(move);
  moves.emplace_back(read->turn->push);
  return "";
}

}  // namespace hardboard::push_fight
