// Names upon the picture of a graph, beside the vertices that they name.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "draw/palette.h"
#include "draw/picture.h"

namespace hardboard::draw {

// One name for all vertices whose middles are `places`, at least one.
struct VertexName {
  std::vector<Point> places;
  std::string words;
};

// Rings the vertices, then sets each name where it hides least of the vertices and of earlier
// names: above, below or beside its vertex, or around the middle of several. O(names * (vertices +
// names)).
void add_vertex_names(Picture& picture, std::span<const VertexName> names, Colour colour);

}  // namespace hardboard::draw
