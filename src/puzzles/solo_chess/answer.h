// Answers to Solo Chess as they are written and read: what all kinds of puzzles offer in a header
// of this name.
#pragma once

#include <ostream>

#include "base/result.h"
#include "base/text.h"
#include "puzzles/capture/answer_json.h"
#include "puzzles/capture/answer_text.h"
#include "puzzles/solo_chess/replay.h"

namespace hardboard::solo_chess {

// In words, the game played along. O(size of the answer).
inline void write_text(std::ostream& out, const Puzzle& puzzle,
                       const capture::Answer<Square>& answer) {
  capture::write_text(out, Game(puzzle), answer);
}

// JSON or words; errors with file, line and column. O(size of the text).
inline Result<capture::Answer<Square>> read_answer(const Puzzle&, const Text& text) {
  return capture::read_answer<Square>(text.content, "solo-chess", text.file, text.first_line);
}

}  // namespace hardboard::solo_chess
