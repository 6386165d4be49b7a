// Random small puzzles for tests: the same seed gives the same puzzle on every machine. They keep
// the promises that readers make of their puzzles, and are meant to have every corner in them.
#pragma once

#include <cstdint>
#include <string>

#include "base/random.h"
#include "puzzles/graph_capture/puzzle.h"
#include "puzzles/solo_chess/puzzle.h"

namespace hardboard::testing {

// Chances are in percent. Boards have between 1 and `most_pieces` pieces, never more than fit.
struct SoloOptions {
  std::int32_t width = 4, height = 4;
  Square origin{1, 1};
  std::uint32_t fewest_pieces = 1, most_pieces = 6;
  std::string letters = "KQRBNP";       // types to choose from
  std::uint32_t custom = 10;            // chance that a type is replaced by random rides
  bool one_type = false;                // all pieces of one type
  std::uint32_t most_budget = 3;        // budgets are uniform in 0 .. most_budget,
  std::uint32_t unlimited_budget = 10;  // or unlimited with this chance
  std::uint32_t uniform = 30;           // chance that all pieces have the same budget
  std::uint32_t last = 20;              // chance of a last piece (where some type stands once)
  std::uint32_t goal = 20;              // chance of a goal
};
solo_chess::Puzzle random_solo_chess(Random& random, const SoloOptions& options = {});

struct GraphOptions {
  std::uint32_t fewest_vertices = 1, most_vertices = 7;
  std::uint32_t directed = 50;
  std::uint32_t most_budget = 3;
  std::uint32_t unlimited_budget = 10;
  std::uint32_t uniform = 30;
};
// Edges are there with a chance that is itself random, so that sparse and dense graphs come up.
graph_capture::Puzzle random_graph_capture(Random& random, const GraphOptions& options = {});

// Gives the pieces budgets of at most 3 that allow up to two captures more than a solution has.
// Puzzles of fewer than four pieces keep theirs.
void set_tight_budgets(Random& random, solo_chess::Puzzle& puzzle);
void set_tight_budgets(Random& random, graph_capture::Puzzle& puzzle);

// Gives the puzzle bounds on distances, lengths or capturers, some, all or none.
void set_random_bounds(Random& random, solo_chess::Puzzle& puzzle);

// A type of one to four rides with small components and ranges, under the given letter.
solo_chess::PieceType random_type(Random& random, char letter);

}  // namespace hardboard::testing
