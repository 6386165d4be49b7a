// New Solo Chess puzzles. Captures played backward from the final piece make a puzzle with a
// solution; a search that plays forward grades it.
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
inline constexpr std::uint32_t most_graded = 14, most_unique = 24;  // pieces

struct Wish {
  std::int32_t width = 8, height = 8;
  std::uint32_t pieces = 8;
  // Letters of the types to choose from; a repeated letter is chosen more often.
  std::string mix = "QRBNP";
  std::uint32_t budget = 2;
  Bounds bounds = {};
  // The type of the last piece, which is not in the mix; 0 for no last piece.
  char last = 'K';
  bool unique = false;              // only puzzles with one solution, as a set of captures
  std::optional<Level> level = {};  // only puzzles of this difficulty
};

// The reason why no puzzle can fulfil the wish; empty if none is seen. As expensive as
// most_pieces().
std::string why_impossible(const Wish& wish);
// How many captures the budget lets a piece make, at most; `unlimited` for any number.
std::uint64_t most_captures_of_each(const Wish& wish);

struct Generated {
  Puzzle puzzle;
  std::optional<Difficulty> difficulty;  // of puzzles with up to most_graded pieces
};

// The next puzzle from this source of random numbers that is not in `made`, up to the symmetries of
// the board; adds the new puzzle to `made`. Equal seeds give equal puzzles. The wish must have
// passed why_impossible. nullopt if the limits are reached; or after `most_attempts` in a row that
// no puzzle came of, where a puzzle that is looked at and dropped counts for twenty: then the wish
// can't be met, or next to never; or after `most_repeats` repeated puzzles in a row: then no other
// puzzles exist, or next to none.
inline constexpr std::uint32_t most_attempts = 1'000'000, most_repeats = 10'000;
std::optional<Generated> generate(const Wish& wish, Random& random, const Limits& limits,
                                  DistinctPuzzles& made);

}  // namespace hardboard::solo_chess
