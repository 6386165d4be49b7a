// A Graph Capture puzzle as a picture, with the captures of an answer as numbered arrows.
#pragma once

#include <span>
#include <string_view>

#include "draw/scene.h"
#include "puzzles/capture/answer.h"
#include "puzzles/graph_capture/puzzle.h"

namespace hardboard::draw {

// Tokens with their vertex' number and their budget, edges as lines (directed ones with heads),
// captures as numbered arrows, a legend. Above 1,000 vertices tokens are dots without numbers;
// above 200,000 vertices nothing but a sentence is drawn, above 200,000 edges no edges: the
// description says so. `position`, and captures that join no two vertices, as in solo_chess.h.
// Costs what layout (graph_layout.h) does; the scene has about 100 bytes for each edge.
Scene picture(const graph_capture::Puzzle& puzzle,
              std::span<const capture::Capture<graph_capture::Vertex>> moves = {},
              std::string_view position = {});

}  // namespace hardboard::draw
