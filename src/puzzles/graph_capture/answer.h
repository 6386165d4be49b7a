// Writes and reads answers to Graph Capture. The rooms of all kinds have a header answer.h.
#pragma once

#include <ostream>

#include "base/result.h"
#include "base/text.h"
#include "proofs/archive.h"
#include "puzzles/capture/answer.h"
#include "puzzles/graph_capture/puzzle.h"

namespace hardboard::graph_capture {

using Answer = capture::Answer<Vertex>;

// The description from which both forms follow.
void describe(Archive& archive, const Puzzle& puzzle, Answer& answer);

// The text form plays the game along, to write its moves in words. O(size of the answer).
void write_answer(std::ostream& out, const Puzzle& puzzle, const Answer& answer, Form form);

// Either form; errors with file, line and column. O(size of the text).
Result<Answer> read_answer(const Puzzle& puzzle, const Text& text);

}  // namespace hardboard::graph_capture
