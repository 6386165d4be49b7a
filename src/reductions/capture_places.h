// The places of Solo Chess and Graph Capture by their locations in the arena, for the reductions
// that are the same for both.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "methods/graph_capture/arena_of.h"
#include "methods/solo_chess/arena_of.h"

namespace hardboard {

inline Square place_of(const solo_chess::Puzzle& puzzle, capture::Location u) {
  return puzzle.pieces[u].square;
}
inline graph_capture::Vertex place_of(const graph_capture::Puzzle&, capture::Location u) {
  return {u + 1};
}

inline std::string words_of_place(const solo_chess::Puzzle& puzzle, capture::Location u) {
  return name(place_of(puzzle, u));
}
inline std::string words_of_place(const graph_capture::Puzzle&, capture::Location u) {
  return std::to_string(u + 1);
}

// The captures of a solution by locations. O(moves * log(pieces)).
inline std::vector<capture::Capture<capture::Location>> located(
    const solo_chess::Puzzle& puzzle, const std::vector<capture::Capture<Square>>& moves) {
  std::map<Square, capture::Location> locations;
  for (capture::Location u = 0; u < puzzle.pieces.size(); ++u)
    locations[puzzle.pieces[u].square] = u;
  std::vector<capture::Capture<capture::Location>> captures;
  for (const auto& [from, to] : moves) captures.push_back({locations.at(from), locations.at(to)});
  return captures;
}
inline std::vector<capture::Capture<capture::Location>> located(
    const graph_capture::Puzzle&,
    const std::vector<capture::Capture<graph_capture::Vertex>>& moves) {
  std::vector<capture::Capture<capture::Location>> captures;
  for (const auto& [from, to] : moves) captures.push_back({from.number - 1, to.number - 1});
  return captures;
}

}  // namespace hardboard
