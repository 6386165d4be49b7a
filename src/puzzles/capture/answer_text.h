// Answers as people read them: a line that says it all, then the moves in words, or what a refusal
// rests on. `check` reads them back.
//
//   solvable (depth-first, 7 captures)         unsolvable (survey, closed-sets): each of two sets
//   ...
//     1. Nd2xe4                                   first: a1 b1
//     2. Qa1xe4                                   second: c4
//     count: 12
#pragma once

#include <cstdint>
#include <functional>
#include <ostream>
#include <string>
#include <string_view>

#include "base/result.h"
#include "puzzles/capture/answer.h"

namespace hardboard::capture {

// Writes the answer; `words` is asked once for each move, in order, so that it can follow the game.
// O(size of the answer). Instantiated, like all here, for Square and Vertex.
template <class Place>
void write_text(std::ostream& out, const Answer<Place>& answer,
                const std::function<std::string(const Capture<Place>&)>& words);

// The same with the words of the game's moves; the game is played along. A `Game` keeps its puzzle.
template <class Game, class Place>
void write_text(std::ostream& out, Game game, const Answer<Place>& answer) {
  write_text<Place>(out, answer, [&](const Capture<Place>& move) {
    std::string words = game.words(move);
    // A wrong move keeps its words; what comes after it is written as the board stands.
    static_cast<void>(game.play(move));
    return words;
  });
}

// Reads what write_text writes. The letters of pieces, and words behind a colon that have no
// meaning to the reader, are not compared with anything. Refused with line and column: a first line
// without a verdict, lines that are neither moves nor known, squares and numbers that are none.
// O(size of the text) time.
template <class Place>
Result<Answer<Place>> read_text(std::string_view text, const std::string& file,
                                std::int64_t line = 1);

// Either form: JSON if the first character that is not blank is a brace.
template <class Place>
Result<Answer<Place>> read_answer(std::string_view text, std::string_view kind,
                                  const std::string& file, std::int64_t line = 1);

}  // namespace hardboard::capture
