// The traits of Graph Capture for ground_row.h.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "puzzles/graph_capture/answer.h"
#include "puzzles/graph_capture/cases.h"
#include "puzzles/graph_capture/check.h"
#include "puzzles/graph_capture/read.h"
#include "puzzles/graph_capture/replay.h"

namespace hardboard::graph_capture {

struct Traits {
  using Puzzle = graph_capture::Puzzle;
  using Answer = graph_capture::Answer;
  using Game = graph_capture::Game;
  static constexpr std::string_view name = kind_name;
  static constexpr std::string_view summary =
      "tokens on the vertices of a graph, captures along its edges";

  static constexpr std::span<const std::string_view> file_keys = graph_capture::file_keys;
  static Result<Puzzle> read(const Text& text) { return graph_capture::read(text); }
  static std::vector<Game::Move> moves_of(const Answer& answer) { return answer.moves; }
};

}  // namespace hardboard::graph_capture
