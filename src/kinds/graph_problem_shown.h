// What a page shows and edits of problems on graphs: the vertices and the edges, which one draws.
#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "kinds/shown.h"
#include "problems/graphs/graph.h"

namespace hardboard::graphs {

// A layout of more vertices takes seconds.
inline constexpr std::uint32_t most_shown_vertices = 20'000;

// The vertices without tokens, and the edges; nothing if there are too many vertices.
std::optional<shown::Board> shown_board(std::uint32_t vertices, std::span<const Edge> edges,
                                        bool is_directed);

shown::Editor graph_editor(std::span<const std::string_view> keys,
                           std::vector<shown::KeyLine> lines);

}  // namespace hardboard::graphs
