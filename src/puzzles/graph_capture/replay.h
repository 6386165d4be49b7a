// A game of Graph Capture, move by move: what is legal, why something is not, and whether it is
// over. This is the code that accepts or refuses solutions; no solver uses it to find them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "puzzles/capture/answer.h"
#include "puzzles/graph_capture/adjacency.h"
#include "puzzles/graph_capture/puzzle.h"

namespace hardboard::graph_capture {

class Game {
public:
  // O(vertices + edges) time and memory.
  explicit Game(const Puzzle& puzzle);

  // Makes the capture, or says in words why it is not legal and changes nothing.
  // O(log of the vertex's degree).
  [[nodiscard]] std::optional<std::string> play(const capture::Capture<Vertex>& capture);

  std::uint32_t pieces_left() const { return left_; }
  bool solved() const { return left_ == 1; }

  // All captures that are legal now, sorted. O(vertices + edges).
  std::vector<capture::Capture<Vertex>> legal_captures() const;

  // "3x1".
  std::string words(const capture::Capture<Vertex>& capture) const;

private:
  bool has_token(Vertex vertex) const;

  Adjacency graph_;
  std::vector<bool> occupied_;
  std::vector<std::uint32_t> budget_;  // left to the token that stands there now
  std::uint32_t left_ = 0;
};

}  // namespace hardboard::graph_capture
