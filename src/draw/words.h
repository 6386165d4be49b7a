// Words for descriptions and text pictures.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "puzzles/capture/answer.h"
#include "puzzles/graph_capture/puzzle.h"
#include "puzzles/solo_chess/puzzle.h"

namespace hardboard::draw {

// "Rd2xd5" for each capture; the letter is that of the piece then on the first square, `?` without
// one. Does not check the rules. O((n + m) log n).
std::vector<std::string> move_words(const solo_chess::Puzzle& puzzle,
                                    std::span<const capture::Capture<Square>> moves);

// "3x5".
std::vector<std::string> move_words(std::span<const capture::Capture<graph_capture::Vertex>> moves);

// "captures at least 2 long", "at most 3 pieces may capture": what is bounded beside the captures,
// or the distance, of each piece.
std::vector<std::string> bounds_words(const solo_chess::Bounds& bounds);

// "C captures as betza:C", for types of piece of the puzzle's own. O(types).
std::vector<std::string> type_words(const solo_chess::Puzzle& puzzle);

// A remark as a comment line of the file formats: "# " before the remark, blanks for its line ends.
// A position's text after such lines is still readable as a puzzle.
std::string as_comment(std::string remark);

std::string as_comments(std::span<const std::string> remarks);

// "# Solution: 1. Rd2xd5 2. ..." as a comment line; empty without moves.
std::string solution_comment(std::span<const std::string> words);

// The text with question marks for control characters, which a terminal would execute, and for
// bytes that are not UTF-8. O(length).
std::string for_terminal(std::string_view text);

// For text pictures, in lines of at most 80 characters if the words allow it: appends the words,
// two blanks apart; the same with numbers ("1. Rd2xd5"); a sentence, broken at its blanks.
// O(length).
void append_words(std::string& out, std::span<const std::string> words);
void append_numbered(std::string& out, std::vector<std::string> words);
void append_filled(std::string& out, std::string_view sentence);

}  // namespace hardboard::draw
