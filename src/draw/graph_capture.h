// A Graph Capture puzzle as a picture, with the captures of an answer as numbered arrows and as a
// film, or with a refusal.
#pragma once

#include <string_view>

#include "draw/picture.h"
#include "puzzles/capture/answer.h"
#include "puzzles/graph_capture/puzzle.h"

namespace hardboard::draw {

// Tokens with their vertex's number and their budget, edges as lines (directed ones with heads),
// captures as numbered arrows, a legend. Above 1,000 vertices tokens are dots without numbers;
// above 200,000 edges the picture has no edges; above 200,000 vertices it is a sentence. A sentence
// below the picture and in its description names the parts that it leaves out. solo_chess.h
// describes films, refusals, `position`, and captures that join no two vertices. Costs as much as
// layout (graph_layout.h); the scene takes about 100 bytes for each edge.
Picture picture(const graph_capture::Puzzle& puzzle,
                const capture::Answer<graph_capture::Vertex>& answer = {},
                std::string_view position = {});

}  // namespace hardboard::draw
