// Writes and reads answers to Solo Chess. The rooms of all kinds have a header answer.h.
#pragma once

#include <ostream>

#include "base/result.h"
#include "base/text.h"
#include "proofs/archive.h"
#include "puzzles/capture/answer.h"
#include "puzzles/solo_chess/puzzle.h"

namespace hardboard::solo_chess {

using Answer = capture::Answer<Square>;

// The description from which both forms follow.
void describe(Archive& archive, const Puzzle& puzzle, Answer& answer);

// The text form plays the game along, to write its moves in words. O(size of the answer).
void write_answer(std::ostream& out, const Puzzle& puzzle, const Answer& answer, Form form);

// Either form; errors with file, line and column. O(size of the text).
Result<Answer> read_answer(const Puzzle& puzzle, const Text& text);

}  // namespace hardboard::solo_chess
