// What the two ways to draw a Solo Chess puzzle, board and map, have in common.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "draw/legend.h"
#include "draw/scene.h"
#include "puzzles/capture/answer.h"
#include "puzzles/solo_chess/puzzle.h"

namespace hardboard::draw {

// The squares that are shown, in 64 bits: frames at the edge of the plane overflow otherwise.
struct Window {
  std::int64_t x = 0, y = 0;  // the lower left square
  std::int64_t width = 0, height = 0;
};

Window window_of(const solo_chess::Puzzle& puzzle);

// The letters of column x; its number on boards with coordinates below 1, whose squares are named
// by two numbers.
std::string column_label(std::int64_t x, const Window& window);

std::vector<Square> sorted_squares(const solo_chess::Puzzle& puzzle);

// Those captures that lead from a piece's square to another piece's square.
std::vector<capture::Capture<Square>> drawable(std::span<const capture::Capture<Square>> moves,
                                               std::span<const Square> occupied);

LegendContent legend_content(const solo_chess::Puzzle& puzzle, bool with_moves);

// Title and description; `remarks` are further sentences for it.
void describe(Scene& scene, const solo_chess::Puzzle& puzzle, const Window& window,
              std::span<const capture::Capture<Square>> moves, std::string_view position,
              std::span<const std::string> remarks);

// "Rd2, may capture once" and "must remain last" where it holds.
std::string piece_title(const solo_chess::Puzzle& puzzle, std::size_t piece);

// The way for what is too wide for squares; says in `remarks` what it does.
Scene map_picture(const solo_chess::Puzzle& puzzle, const Window& window,
                  std::span<const capture::Capture<Square>> moves,
                  std::vector<std::string>& remarks);

}  // namespace hardboard::draw
