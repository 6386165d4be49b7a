// Puzzles for the tests of pictures, from short texts.
#pragma once

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

// "a1 b2 b2 c3": from, to, from, to.
std::vector<capture::Capture<Square>> captures(const std::string& squares);

graph_capture::Puzzle graph(std::uint32_t vertices, bool directed,
                            const std::vector<std::pair<std::uint32_t, std::uint32_t>>& edges,
                            std::uint32_t budget = 2);

// The middles of all numbers of arrows in a scene, in order.
std::vector<Point> number_discs(const Scene& scene);

std::string golden(const std::string& file);

}  // namespace hardboard::draw
