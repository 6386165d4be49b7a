// The result of drawing a puzzle: the scene, and the positions of its places, so that other code
// can draw upon the scene (overlay.h).
#pragma once

#include <optional>
#include <vector>

#include "base/square.h"
#include "draw/grid.h"
#include "draw/scene.h"
#include "puzzles/capture/vertex.h"

namespace hardboard::draw {

struct Picture {
  Scene scene;
  std::optional<Grid> grid;     // of a board; nothing if the scene shows no board
  std::vector<Point> vertices;  // of a graph: vertex v lies at v - 1; empty if none
  double place_radius = 50;     // the radius of the circle that belongs to a place
  double zoom = 1;              // the size of words: 1 for a board of up to a dozen squares
};

// The position of a place; nothing if the picture does not show places. O(1).
inline std::optional<Point> middle(const Picture& picture, Square square) {
  if (!picture.grid) return std::nullopt;
  return picture.grid->middle(square);
}
inline std::optional<Point> middle(const Picture& picture, capture::Vertex vertex) {
  if (vertex.number < 1 || vertex.number > picture.vertices.size()) return std::nullopt;
  return picture.vertices[vertex.number - 1];
}

}  // namespace hardboard::draw
