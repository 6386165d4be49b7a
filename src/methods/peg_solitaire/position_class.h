// Position classes: the parities of pegs that no jump changes, and refusals by them.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "base/limits.h"
#include "puzzles/peg_solitaire/puzzle.h"
#include "puzzles/peg_solitaire/refusals.h"

namespace hardboard::peg_solitaire {

// The colourings of a board (refusals.h) form a vector space over GF(2), of dimension 4 or less on
// every box of at least 3 by 3 holes with orthogonal jumps. Row h of `words` has a bit for each
// colouring of a basis: does it colour hole h? The exclusive or of the rows of all pegs is the
// position class, which no jump changes.
struct ClassSpace {
  std::uint32_t dimension = 0;
  std::uint32_t words_per_hole = 0;
  std::vector<std::uint64_t> words;
  // Colouring j of the basis colours free_holes[j] and no other free hole. So every colouring is
  // the sum of the basis colourings whose free holes it colours.
  std::vector<std::uint32_t> free_holes;
  bool complete = true;  // false: the board has colourings that are no sum of the basis

  std::span<const std::uint64_t> row(std::size_t hole) const {
    return {words.data() + hole * words_per_hole, words_per_hole};
  }
};

// A space with more free holes, or with more bytes, is cut off and not complete. Only boards with
// many separate parts need more.
inline constexpr std::uint32_t most_free_holes = 4096;
inline constexpr std::size_t most_class_bytes = std::size_t{1} << 28;

// The function colours some holes freely, and the others follow along lines; lines that colour no
// hole become equations between the free holes. O((holes + jumps) d / 64) for d free holes, and an
// elimination with d unknowns. If the limits are reached, or some 50 bytes for each jump are more
// than limits.memory_bytes, the space has dimension 0 and is not complete.
ClassSpace class_space(const Puzzle& puzzle, const Limits& limits = {});

// The class of a position, which has an entry for each hole. O(pegs * words_per_hole).
std::vector<std::uint64_t> class_of(const ClassSpace& space, std::span<const std::uint8_t> pegs);

// For `goal one`: the holes, ascending, where a last peg is in the position class of the start, and
// colourings that refuse a last peg on each other hole.
struct LastPegs {
  std::vector<std::uint32_t> holes;
  std::vector<Colouring> colourings;
};

// At most as many colourings as the dimension of their space; at most `most_colourings`, and then
// or at the limits some holes too many. Costs as much as class_space.
inline constexpr std::size_t most_colourings = 100;
LastPegs last_pegs(const Puzzle& puzzle, const Limits& limits = {});

// A refusal, if no final position is in the class of the start; otherwise, or at the limits,
// nothing. If the dimension is at most 5, the refusal has the fewest possible colourings, else few.
// Colourings in diagonals, which are well known, come first: the holes where x + y, x - y, x or y
// is not r modulo 3. Costs as much as class_space.
std::optional<PositionClass> refuse_by_class(const Puzzle& puzzle, const Limits& limits = {});

}  // namespace hardboard::peg_solitaire
