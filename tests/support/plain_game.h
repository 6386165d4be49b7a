// Solo Chess and Graph Capture played the slow way: positions as sorted lists, every capture found
// by trying all pairs. The replay is compared with it.
#pragma once

#include <algorithm>
#include <cstdint>
#include <map>
#include <vector>

#include "puzzles/capture/answer.h"
#include "puzzles/graph_capture/puzzle.h"
#include "puzzles/solo_chess/puzzle.h"

namespace hardboard::testing {

struct PlainSolo {
  struct Man {
    std::uint32_t budget;
    std::uint8_t type;
    bool last;
  };
  const solo_chess::Puzzle* puzzle;
  std::map<Square, Man> men;

  explicit PlainSolo(const solo_chess::Puzzle& of) : puzzle(&of) {
    for (std::uint32_t i = 0; i < of.pieces.size(); ++i)
      men[of.pieces[i].square] = {of.pieces[i].budget, of.pieces[i].type, of.last == i};
  }

  bool is_legal(const capture::Capture<Square>& capture) const {
    const auto from = men.find(capture.from), to = men.find(capture.to);
    if (from == men.end() || to == men.end() || capture.from == capture.to) return false;
    if (from->second.budget == 0 || to->second.last) return false;
    for (const solo_chess::Ride& ride : puzzle->types[from->second.type].rides) {
      Square square = capture.from;
      for (int k = 1; k <= std::min(ride.range, 100); ++k) {
        square = {square.x + ride.dx, square.y + ride.dy};
        if (square == capture.to) return true;
        if (men.count(square)) break;
      }
    }
    return false;
  }

  std::vector<capture::Capture<Square>> legal() const {
    std::vector<capture::Capture<Square>> captures;
    for (const auto& [from, hunter] : men)
      for (const auto& [to, prey] : men)
        if (is_legal({from, to})) captures.push_back({from, to});
    return captures;
  }

  void play(const capture::Capture<Square>& capture) {
    Man man = men.at(capture.from);
    if (man.budget != solo_chess::unlimited) --man.budget;
    men.erase(capture.from);
    men[capture.to] = man;
  }

  bool solved() const {
    return men.size() == 1 && (!puzzle->goal || men.begin()->first == *puzzle->goal);
  }
};

struct PlainGraph {
  const graph_capture::Puzzle* puzzle;
  std::map<graph_capture::Vertex, std::uint32_t> tokens;

  explicit PlainGraph(const graph_capture::Puzzle& of) : puzzle(&of) {
    for (std::uint32_t v = 0; v < of.budgets.size(); ++v) tokens[{v + 1}] = of.budgets[v];
  }

  bool is_legal(const capture::Capture<graph_capture::Vertex>& capture) const {
    const auto from = tokens.find(capture.from);
    if (from == tokens.end() || !tokens.count(capture.to) || from->second == 0) return false;
    return std::any_of(puzzle->edges.begin(), puzzle->edges.end(), [&](const auto& edge) {
      return (edge.from == capture.from && edge.to == capture.to) ||
             (!puzzle->directed && edge.to == capture.from && edge.from == capture.to);
    });
  }

  std::vector<capture::Capture<graph_capture::Vertex>> legal() const {
    std::vector<capture::Capture<graph_capture::Vertex>> captures;
    for (const auto& from : tokens)
      for (const auto& to : tokens)
        if (is_legal({from.first, to.first})) captures.push_back({from.first, to.first});
    return captures;
  }

  void play(const capture::Capture<graph_capture::Vertex>& capture) {
    std::uint32_t budget = tokens.at(capture.from);
    if (budget != graph_capture::unlimited) --budget;
    tokens.erase(capture.from);
    tokens[capture.to] = budget;
  }

  bool solved() const { return tokens.size() == 1; }
};

}  // namespace hardboard::testing
