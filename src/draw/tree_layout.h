// Places the vertices of a tree in its picture: along a line, in rows, or in rings.
#pragma once

#include <vector>

#include "draw/scene.h"
#include "draw/stress.h"

namespace hardboard::draw {

// The points of the vertices of a tree of two vertices or more, neighbours about `edge_length`
// (graph_layout.h) apart. A path lies along a line. Other trees stand in rows by depth, with the
// root, the middle of a longest path, at the top; a tree much wider than deep has rings around the
// root instead of rows. O(n).
std::vector<Point> tree_layout(const Adjacency& tree);

}  // namespace hardboard::draw
