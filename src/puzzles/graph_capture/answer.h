// Answers to Graph Capture as they are written and read: what all kinds of puzzles offer in a
// header of this name.
#pragma once

#include <ostream>

#include "base/result.h"
#include "base/text.h"
#include "puzzles/capture/answer_json.h"
#include "puzzles/capture/answer_text.h"
#include "puzzles/graph_capture/replay.h"

namespace hardboard::graph_capture {

// In words, the game played along. O(size of the answer).
inline void write_text(std::ostream& out, const Puzzle& puzzle,
                       const capture::Answer<Vertex>& answer) {
  capture::write_text(out, Game(puzzle), answer);
}

// JSON or words; errors with file, line and column. O(size of the text).
inline Result<capture::Answer<Vertex>> read_answer(const Puzzle&, const Text& text) {
  return capture::read_answer<Vertex>(text.content, "graph-capture", text.file, text.first_line);
}

}  // namespace hardboard::graph_capture
