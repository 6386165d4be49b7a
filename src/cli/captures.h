// What the commands on games of captures need beside the tables: places, games and translations,
// found by overloading.
#pragma once

#include "methods/graph_capture/arena_of.h"
#include "methods/solo_chess/arena_of.h"
#include "puzzles/graph_capture/check.h"
#include "puzzles/graph_capture/replay.h"
#include "puzzles/solo_chess/check.h"
#include "puzzles/solo_chess/replay.h"
#include "registry.h"

namespace hardboard::cli {

inline capture::Answer<Square> to_places(const solo_chess::Puzzle& puzzle,
                                         capture::Answer<capture::Location> answer) {
  return solo_chess::to_squares(puzzle, std::move(answer));
}
inline capture::Answer<graph_capture::Vertex> to_places(const graph_capture::Puzzle&,
                                                        capture::Answer<capture::Location> answer) {
  return graph_capture::to_vertices(std::move(answer));
}

inline solo_chess::Game game_of(const solo_chess::Puzzle& puzzle) {
  return solo_chess::Game(puzzle);
}
inline graph_capture::Game game_of(const graph_capture::Puzzle& puzzle) {
  return graph_capture::Game(puzzle);
}

inline std::size_t puzzle_size(const solo_chess::Puzzle& puzzle) {
  return puzzle.pieces.size();
}
inline std::size_t puzzle_size(const graph_capture::Puzzle& puzzle) {
  return puzzle.budgets.size();
}

inline std::string place_name(Square square) {
  return name(square);
}
inline std::string place_name(graph_capture::Vertex vertex) {
  return std::to_string(vertex.number);
}

}  // namespace hardboard::cli
