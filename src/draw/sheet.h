// Sheets for printing: puzzles on pages, with their solutions on the last pages.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "draw/scene.h"

namespace hardboard::draw {

// A puzzle of a sheet. The two scenes show it without and with its answer.
struct SheetPuzzle {
  Scene puzzle;
  Scene solution;
  std::string note = {};  // behind the number of the solution: why the solution is missing, say
};

struct SheetOptions {
  std::string title = "Puzzles";
  int columns = 2, rows = 3;                    // of puzzles on a page
  int solution_columns = 3, solution_rows = 4;  // of solutions
};

// Pages in the proportions of A4 paper, upright: first the puzzles, numbered, as large as possible
// in equal fields, then the solutions under the same numbers. Films become still pictures. The
// description of a page holds the descriptions of its puzzles with `---` between: on pages of
// puzzles this is a file of puzzles. There must be a puzzle, and fields on a page. O(size of the
// scenes).
std::vector<Scene> sheet(std::span<const SheetPuzzle> puzzles, const SheetOptions& options);

}  // namespace hardboard::draw
