// A place that has no coordinates: a vertex of a graph.
#pragma once

#include <compare>
#include <cstdint>
#include <string>

namespace hardboard::capture {

// Vertices are numbered from 1, as in the files.
struct Vertex {
  std::uint32_t number = 0;
  friend auto operator<=>(const Vertex&, const Vertex&) = default;
};

// "7".
inline std::string name(Vertex vertex) {
  return std::to_string(vertex.number);
}

}  // namespace hardboard::capture
