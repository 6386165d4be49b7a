// The common parts of both drawings of a Solo Chess puzzle, board and map.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "draw/capture_film.h"
#include "draw/capture_refusal.h"
#include "draw/legend.h"
#include "draw/picture.h"
#include "draw/pieces.h"
#include "draw/window.h"
#include "puzzles/capture/answer.h"
#include "puzzles/solo_chess/puzzle.h"

namespace hardboard::draw {

// The drawn board or, for puzzles without one, the bounding box of the pieces and one square more
// on each side. O(pieces).
Window window_of(const solo_chess::Puzzle& puzzle);

// The squares of all pieces, in the order of the pieces, and sorted.
std::vector<Square> squares_of(const solo_chess::Puzzle& puzzle);
std::vector<Square> sorted_squares(const solo_chess::Puzzle& puzzle);

// A puzzle, with the part of an answer that its picture shows.
struct SoloScene {
  const solo_chess::Puzzle& puzzle;
  Window window;
  std::vector<capture::Capture<Square>> moves;  // from a piece's square to that of another piece
  RefusalView<Square> view;
  std::vector<std::string> remarks;  // the parts that are not drawn, and why
};
SoloScene solo_scene_of(const solo_chess::Puzzle& puzzle, const capture::Answer<Square>& answer);

// What the budgets of this puzzle bound.
BudgetOf budget_of(const solo_chess::Puzzle& puzzle);

// The captures as a film on this grid. Without moves, or with too many for a film, all pieces stand
// still. O(n log n + m).
CaptureFilm solo_film(const SoloScene& what, const Grid& grid);

// Adds the pieces as chessmen, the last piece in its ring, with the film's movements.
void add_chessmen(Scene& scene, const SoloScene& what, const Grid& grid, const CaptureFilm& film,
                  double scale);

// The legend's items for the pieces as chessmen or dots, for the marks and the arrows.
std::vector<LegendItem> legend_items(const SoloScene& what, bool dots, bool arrows, bool numbers);

// "Rd2, may capture once": the piece by its first square, and "must remain last" for the last
// piece.
std::string piece_title(const solo_chess::Puzzle& puzzle, std::size_t piece, std::uint32_t budget);

// The picture of a board that is too wide for squares; its remarks go to `what`.
Picture map_picture(SoloScene& what);

}  // namespace hardboard::draw
