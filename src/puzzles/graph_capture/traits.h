// The row of Graph Capture: what ground_row.h asks of a kind.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "puzzles/graph_capture/answer.h"
#include "puzzles/graph_capture/check.h"
#include "puzzles/graph_capture/read.h"
#include "puzzles/graph_capture/replay.h"

namespace hardboard::graph_capture {

struct Traits {
  using Puzzle = graph_capture::Puzzle;
  using Answer = capture::Answer<Vertex>;
  using Game = graph_capture::Game;
  static constexpr std::string_view name = "graph-capture";
  static constexpr std::string_view summary =
      "tokens on the vertices of a graph, captures along its edges";

  static Result<Puzzle> read(const Text& text) { return graph_capture::read(text); }
  static std::string write(const Puzzle& puzzle) { return graph_capture::write(puzzle); }
  static Result<Answer> read_answer(const Puzzle& puzzle, const Text& text) {
    return graph_capture::read_answer(puzzle, text);
  }
  static void write_text(std::ostream& out, const Puzzle& puzzle, const Answer& answer) {
    graph_capture::write_text(out, puzzle, answer);
  }
  static void write_json(std::ostream& out, const Puzzle&, const Answer& answer) {
    capture::write_json(out, name, answer);
  }
  static CheckReport check(const Puzzle& puzzle, const Answer& answer, const Limits& limits) {
    return graph_capture::check(puzzle, answer, limits);
  }
  static std::size_t moves_in(const Answer& answer) { return answer.moves.size(); }
  static std::vector<Game::Move> moves_of(const Answer& answer) { return answer.moves; }
};

}  // namespace hardboard::graph_capture
