#include "puzzles/kinds.h"

#include <array>
#include <utility>

#include "puzzles/graph_capture/read.h"
#include "puzzles/solo_chess/read.h"

namespace hardboard {
namespace {

template <class KindPuzzle, Result<KindPuzzle> (*read)(const Text&)>
Result<Puzzle> read_as(const Text& text) {
  Result<KindPuzzle> puzzle = read(text);
  if (!puzzle) return puzzle.error();
  return Puzzle(std::move(puzzle).value());
}

const std::array rows = {
    Kind{"solo-chess", "pieces on the plane, every move a capture, one piece to remain",
         read_as<solo_chess::Puzzle, solo_chess::read>},
    Kind{"graph-capture", "tokens on the vertices of a graph, captures along its edges",
         read_as<graph_capture::Puzzle, graph_capture::read>},
};

}  // namespace

std::span<const Kind> kinds() {
  return rows;
}
const Kind& kind_of(const Puzzle& puzzle) {
  return rows[puzzle.index()];
}

}  // namespace hardboard
