// A game of Graph Capture, move by move: what is legal, why something is not, and whether it is
// over. This is the code that accepts or refuses solutions; no solver uses it to find them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "puzzles/capture/answer.h"
#include "puzzles/game.h"
#include "puzzles/graph_capture/adjacency.h"
#include "puzzles/graph_capture/puzzle.h"

namespace hardboard::graph_capture {

// What game.h asks of a Game, and questions about the position.
class Game {
public:
  using Puzzle = graph_capture::Puzzle;
  using Move = capture::Capture<Vertex>;

  // O(vertices + edges) time and memory.
  explicit Game(const Puzzle& puzzle);

  // Makes the capture, or says in words why it is not legal and changes nothing.
  // O(log of the vertex's degree).
  [[nodiscard]] std::optional<std::string> play(const Move& capture);

  // O(1).
  void undo();

  // All captures that are legal now, sorted. O(vertices + edges).
  std::vector<Move> moves() const;

  // O(vertices).
  std::string key() const;

  // Solved, or no capture is left. O(vertices + edges).
  std::optional<Ending> ending() const;

  // "3x1", and back.
  std::string words(const Move& capture) const;
  std::optional<std::string> read(std::string_view words, std::vector<Move>& moves) const;

  std::uint32_t pieces_left() const { return left_; }
  bool solved() const { return left_ == 1; }

  bool has_token(Vertex vertex) const;
  // Captures that are left to the token on the vertex, which must have one.
  std::uint32_t budget(Vertex vertex) const { return budget_[vertex.number - 1]; }

private:
  // What a capture changed on the vertex that it came to, for undo().
  struct Taken {
    std::uint32_t from = 0, to = 0, budget = 0;
  };

  const Puzzle* puzzle_;
  Adjacency graph_;
  std::vector<bool> occupied_;
  std::vector<std::uint32_t> budget_;  // left to the token that stands there now
  std::uint32_t left_ = 0;
  std::vector<Taken> taken_;  // one for each capture so far
};

}  // namespace hardboard::graph_capture
