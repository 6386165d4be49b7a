// A Graph Capture puzzle as a picture, with the captures of an answer as numbered arrows and as a
// film, or with what a refusal rests on.
#pragma once

#include <string_view>

#include "draw/picture.h"
#include "puzzles/capture/answer.h"
#include "puzzles/graph_capture/puzzle.h"

namespace hardboard::draw {

// Tokens with their vertex' number and their budget, edges as lines (directed ones with heads),
// captures as numbered arrows, a legend. Above 1,000 vertices tokens are dots without numbers,
// above 200,000 edges no edges are drawn, above 200,000 vertices nothing but a sentence. What a
// picture leaves out is said below it and in its description. Films, refusals, `position`, and
// captures that join no two vertices are as in solo_chess.h. Costs what layout (graph_layout.h)
// does; the scene has about 100 bytes for each edge.
Picture picture(const graph_capture::Puzzle& puzzle,
                const capture::Answer<graph_capture::Vertex>& answer = {},
                std::string_view position = {});

}  // namespace hardboard::draw
