// Captures in words, for descriptions and text pictures.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "puzzles/capture/answer.h"
#include "puzzles/graph_capture/puzzle.h"
#include "puzzles/solo_chess/puzzle.h"

namespace hardboard::draw {

// "Rd2xd5" for each capture; the letter is that of the piece that stands there by then, and `?`
// where none does. Judges nothing. O((n + m) log n).
std::vector<std::string> move_words(const solo_chess::Puzzle& puzzle,
                                    std::span<const capture::Capture<Square>> moves);

// "3x5".
std::vector<std::string> move_words(std::span<const capture::Capture<graph_capture::Vertex>> moves);

// A remark as a comment of the file formats: "# " before it, its own line ends made blanks. With
// such remarks before it a position's text can still be read as it stands.
std::string as_comment(std::string remark);

// "# Solution: 1. Rd2xd5 2. ..." in one such comment; empty without moves.
std::string solution_comment(std::span<const std::string> words);

}  // namespace hardboard::draw
