// Position classes: which sums of pegs modulo 2 no jump changes, and the refusals that follow.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "puzzles/peg_solitaire/puzzle.h"
#include "puzzles/peg_solitaire/refusals.h"

namespace hardboard::peg_solitaire {

// The colourings of a board (refusals.h) are a vector space over GF(2): of dimension 4 or less for
// any box of 3 by 3 holes and more whose jumps are orthogonal. Row h of `words` holds the colours
// of hole h in the colourings of a basis, one bit each; the XOR of the rows of all pegs is the
// class of a position, and no jump changes it.
struct ClassSpace {
  std::uint32_t dimension = 0;
  std::uint32_t words_per_hole = 0;
  std::vector<std::uint64_t> words;
  // Colouring j of the basis colours free_holes[j] and no other of these holes, so a colouring is
  // the sum of those whose free holes it colours.
  std::vector<std::uint32_t> free_holes;
  bool complete = true;  // every colouring of the board is a sum of these

  std::span<const std::uint64_t> row(std::size_t hole) const {
    return {words.data() + hole * words_per_hole, words_per_hole};
  }
};

// On boards with many separate parts only so many free holes are made use of, and no more than fit
// into so many bytes.
inline constexpr std::uint32_t most_free_holes = 4096;
inline constexpr std::size_t most_class_bytes = std::size_t{1} << 28;

// Some holes are coloured freely, the others follow along lines; lines that close without need are
// equations between the free ones. O((holes + jumps) d / 64) and an elimination among d unknowns
// for d free holes.
ClassSpace class_space(const Puzzle& puzzle);

// The class of a position, an entry for each hole. O(pegs * words_per_hole).
std::vector<std::uint64_t> class_of(const ClassSpace& space, std::span<const std::uint8_t> pegs);

// A refusal, if the class of the start is that of no final position; with as few colourings as it
// takes, if the dimension is at most 5 (else few). First come those in diagonals, which people
// know: the holes where x + y, x - y, x or y is not r modulo 3. Nothing if the classes don't
// refuse. Costs what class_space does.
std::optional<PositionClass> refuse_by_class(const Puzzle& puzzle);

}  // namespace hardboard::peg_solitaire
