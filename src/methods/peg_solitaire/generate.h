// Makes peg solitaire puzzles that have a solution: by play backward from the goal.
#pragma once

#include <cstdint>
#include <optional>
#include <set>
#include <vector>

#include "base/limits.h"
#include "methods/peg_solitaire/symmetry.h"
#include "puzzles/peg_solitaire/puzzle.h"

namespace hardboard::peg_solitaire {

struct Generated {
  Puzzle puzzle;
  std::vector<Jump> solution;
};

// A puzzle with `pegs` pegs on the board, with the directions and the goal, of `shape`, whose own
// pegs do not matter. A final position that the goal allows (for `goal one` with the peg on a
// random hole, for `goal peg` with that peg alone) is played backward by random jumps, each of
// which adds a peg. Where play ends too early, it begins anew, for some 300,000 jumps in all; then
// the play that came closest is returned, with fewer pegs than wished. So is a final position with
// more pegs than wished. The same seed gives the same puzzle on every machine. O(jumps of the
// board), and a constant for each backward jump.
Generated generate(const Puzzle& shape, std::uint32_t pegs, std::uint64_t seed);

// Different puzzles one after the other: no symmetry of the board makes two of them the same.
class Generator {
public:
  Generator(Puzzle shape, std::uint32_t pegs, std::uint64_t seed);

  // The next puzzle with just as many pegs as wished, from generate() with one seed after the
  // other. Nothing if the limits are reached, or if 10,000 seeds in a row give nothing new.
  std::optional<Generated> next(const Limits& limits);

private:
  Puzzle shape_;
  std::uint32_t pegs_;
  std::uint64_t seed_;
  std::vector<Permutation> group_;            // symmetries that keep the goal
  std::set<std::vector<std::uint8_t>> made_;  // the pegs of each puzzle, of their images the least
};

}  // namespace hardboard::peg_solitaire
