// Puzzles for the tests of pictures, from short texts.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "draw/scene.h"
#include "puzzles/capture/answer.h"
#include "puzzles/graph_capture/puzzle.h"
#include "puzzles/solo_chess/puzzle.h"

namespace hardboard::draw {

// Rows from the top; `.` empty, a letter, behind it a budget or `*` for unlimited.
solo_chess::Puzzle board(const std::vector<std::string>& rows, std::uint32_t budget);

// The number of the type with this letter, which is added if need be.
std::uint8_t type_number(solo_chess::Puzzle& puzzle, char letter);

// "a1 b2 b2 c3": from, to, from, to; and a solution that consists of these captures.
std::vector<capture::Capture<Square>> captures(const std::string& squares);
capture::Answer<Square> solution(const std::string& squares);

// "a1 b2 c3", and "1 2 3".
std::vector<Square> squares(const std::string& names);
std::vector<capture::Vertex> vertices(const std::string& numbers);

graph_capture::Puzzle graph(std::uint32_t vertices, bool directed,
                            const std::vector<std::pair<std::uint32_t, std::uint32_t>>& edges,
                            std::uint32_t budget = 2);

// How often the words stand in the text.
std::size_t count_of(const std::string& text, const std::string& words);

// Calls `visit` with every shape of the scene that is no group or actor, wherever it lies, and with
// the offset of the groups around it (their scales are 1).
void for_each_shape(const Scene& scene, const std::function<void(const Shape&, Point)>& visit);

// The middles of all numbers of arrows in a scene, in order.
std::vector<Point> number_discs(const Scene& scene);

// All words in a scene, symbols left out, in order; joined by line ends.
std::string words_in(const Scene& scene);

std::string golden(const std::string& file);

}  // namespace hardboard::draw
