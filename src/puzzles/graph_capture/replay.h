// A game of Graph Capture, move by move: the legal captures, the reason why a capture is illegal,
// and whether the game is over. This code accepts or refuses solutions; no solver uses it to find
// them.
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

// The Game of game.h, and questions about its position.
class Game {
public:
  using Puzzle = graph_capture::Puzzle;
  using Move = capture::Capture<Vertex>;

  // O(vertices + edges) time and memory.
  explicit Game(const Puzzle& puzzle);

  // Makes the capture; if the capture is illegal, returns the reason and changes nothing. O(log of
  // the vertex's degree).
  [[nodiscard]] std::optional<std::string> play(const Move& capture);

  // O(1).
  void undo();

  // All captures that are legal now, sorted. O(vertices + edges).
  std::vector<Move> moves() const;

  // O(vertices).
  std::string key() const;

  // Solved, or no capture is left. O(vertices + edges).
  std::optional<Ending> ending() const;

  // "3x1"; read() is the inverse.
  std::string words(const Move& capture) const;
  std::optional<std::string> read(std::string_view words, std::vector<Move>& moves) const;

  std::uint32_t pieces_left() const { return left_; }
  bool solved() const { return left_ == 1; }

  bool has_token(Vertex vertex) const;
  // The captures left to the token on the vertex, which must hold one.
  std::uint32_t budget(Vertex vertex) const { return budget_[vertex.number - 1]; }

private:
  // The former state of the vertex on which a capture ended, for undo().
  struct Taken {
    std::uint32_t from = 0, to = 0, budget = 0;
  };

  const Puzzle* puzzle_;
  Adjacency graph_;
  std::vector<bool> occupied_;
  std::vector<std::uint32_t> budget_;  // left to the token that stands on the vertex now
  std::uint32_t left_ = 0;
  std::vector<Taken> taken_;  // one for each capture so far
};

}  // namespace hardboard::graph_capture
