// Makes peg solitaire puzzles with a solution, by play backward from the goal.
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

// A puzzle with `pegs` pegs on the board, with the directions and the goal of `shape`; the pegs of
// `shape` do not matter. Begins at a final position that the goal allows (for `goal one` a peg on a
// random hole, for `goal peg` that peg alone) and plays random jumps backward, each of which adds a
// peg. If play ends too early, the function starts again, for some 300,000 jumps in all; then beam
// searches play backward (fill.h). If these fail too, or the limits are reached, it returns the
// random play that came closest, with fewer pegs than wished. It returns a final position that has
// more pegs than wished as it is. Equal seeds give equal puzzles on every machine, unless the
// limits cut the play or a beam search. O(jumps of the board), and a constant for each backward
// jump.
Generated generate(const Puzzle& shape, std::uint32_t pegs, std::uint64_t seed,
                   const Limits& limits = {});

// Makes different puzzles: no symmetry of the board maps one to another.
class Generator {
public:
  Generator(Puzzle shape, std::uint32_t pegs, std::uint64_t seed);

  // The next puzzle with exactly the wished number of pegs, from generate() with successive seeds.
  // Nothing if the limits are reached, or if 10,000 seeds in a row give no new puzzle.
  std::optional<Generated> next(const Limits& limits);

private:
  // Does no symmetry map these pegs to those of a puzzle made before?
  bool is_new(const std::vector<std::uint8_t>& pegs);

  Puzzle shape_;
  std::uint32_t pegs_;
  std::uint64_t seed_;
  std::vector<Permutation> group_;            // symmetries that keep the goal, once they are needed
  std::set<std::vector<std::uint8_t>> made_;  // the pegs of each puzzle
};

}  // namespace hardboard::peg_solitaire
