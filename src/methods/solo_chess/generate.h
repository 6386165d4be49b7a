// New Solo Chess puzzles. They are made by captures played backward from the final piece, so that they
// have a solution, and then graded by a search that plays forward.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "base/limits.h"
#include "base/random.h"
#include "methods/solo_chess/difficulty.h"
#include "methods/solo_chess/distinct.h"
#include "puzzles/solo_chess/puzzle.h"

namespace hardboard::solo_chess {

inline constexpr std::int32_t most_generated_side = 10'000;
inline constexpr std::uint32_t most_graded = 14;  // pieces

struct Wish {
  std::int32_t width = 8, height = 8;
  std::uint32_t pieces = 8;
  // Letters of the types to choose from; a letter that stands twice is chosen twice as often.
  std::string mix = "QRBNP";
  std::uint32_t budget = 2;
  // The type of the last piece, which stands once and is not in the mix; 0 for no last piece.
  char last = 'K';
  bool unique = false;              // only puzzles with one solution, as a set of captures
  std::optional<Level> level = {};  // only puzzles of this difficulty
};

// Why no puzzle can be made to this wish (in words), or empty. O(1).
std::string why_impossible(const Wish& wish);

struct Generated {
  Puzzle puzzle;
  std::optional<Difficulty> difficulty;  // up to most_graded pieces
};

// The next puzzle from this source of random numbers: the same seed gives the same puzzles. nullopt
// if the limits are reached first. The wish must have passed why_impossible.
std::optional<Generated> generate(const Wish& wish, Random& random, const Limits& limits);

// The same without the puzzles in `made`, up to the symmetries of the board, and adds the new puzzle
// to them. nullopt as well after `most_repeats` puzzles in a row that were made before: then there
// are no others, or next to none.
inline constexpr std::uint32_t most_repeats = 10'000;
std::optional<Generated> generate(const Wish& wish, Random& random, const Limits& limits,
                                  DistinctPuzzles& made);

}  // namespace hardboard::solo_chess
