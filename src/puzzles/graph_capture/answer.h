// Answers to Graph Capture as they are written and read: what all kinds of puzzles offer in a
// header of this name.
#pragma once

#include <ostream>

#include "base/result.h"
#include "base/text.h"
#include "proofs/archive.h"
#include "puzzles/capture/answer.h"
#include "puzzles/graph_capture/puzzle.h"

namespace hardboard::graph_capture {

using Answer = capture::Answer<Vertex>;

// The one description from which both forms follow.
void describe(Archive& archive, const Puzzle& puzzle, Answer& answer);

// In text the game is played along, for the words of its moves. O(size of the answer).
void write_answer(std::ostream& out, const Puzzle& puzzle, const Answer& answer, Form form);

// Either form; errors with file, line and column. O(size of the text).
Result<Answer> read_answer(const Puzzle& puzzle, const Text& text);

}  // namespace hardboard::graph_capture
