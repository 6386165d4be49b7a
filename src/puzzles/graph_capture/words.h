// How moves are typed. (Stub.)
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "puzzles/graph_capture/answer.h"

namespace hardboard::graph_capture {

inline std::string read_moves(const Puzzle& puzzle, std::string_view words,
                              std::vector<capture::Capture<Vertex>>& moves) {
  const std::string text = "solvable\n1. " + std::string(words);
  const auto read = read_answer(puzzle, Text{"", text});
  if (!read) return read.error().message;
  moves.insert(moves.end(), read->moves.begin(), read->moves.end());
  return "";
}

}  // namespace hardboard::graph_capture
