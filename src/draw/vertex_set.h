// A graph with chosen vertices as a picture: Vertex Cover and Dominating Set.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "draw/picture.h"
#include "problems/graphs/graph.h"

namespace hardboard::draw {

// Chosen vertices, of which some may not exist, are dark and have a ring. Above 2,000 vertices or
// 50,000 edges the picture is a sentence. `position` ends the description. Costs as much as layout
// (graph_layout.h).
Picture picture(const graphs::Graph& graph, std::span<const std::uint32_t> chosen,
                const std::string& title, std::string_view position);

// A line for each vertex, with its neighbours; chosen ones stand in square brackets. At most 200
// vertices are listed. O(vertices + edges).
std::string text_picture(const graphs::Graph& graph, std::span<const std::uint32_t> chosen,
                         const std::string& title);

}  // namespace hardboard::draw
