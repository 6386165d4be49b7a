// Any bytes as an answer to a game of captures, on a board and on a graph.
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "puzzles/graph_capture/answer.h"
#include "puzzles/graph_capture/check.h"
#include "puzzles/solo_chess/answer.h"
#include "puzzles/solo_chess/check.h"
#include "round_trip.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace hardboard;
  static const solo_chess::Puzzle board = [] {
    solo_chess::Puzzle puzzle;
    puzzle.types = {*solo_chess::standard_type('K'), *solo_chess::standard_type('R')};
    puzzle.pieces = {
        {{1, 1}, 2, 0}, {{1, 2}, 2, 1}, {{2, 2}, 1, 1}, {{2, 4}, 0, 1}, {{9, 9}, 2, 1}};
    puzzle.last = 0;
    return puzzle;
  }();
  static const graph_capture::Puzzle graph = [] {
    graph_capture::Puzzle puzzle;
    puzzle.budgets = {1, 0, 2, 2, 1};
    puzzle.edges = {{{1}, {2}}, {{2}, {3}}, {{3}, {4}}};
    return puzzle;
  }();
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  fuzz::check_answer(board, text);
  fuzz::check_answer(graph, text);
  return 0;
}
