// Functions on the holes that no play can bring from the start to the goal, and their checker: what
// refusals of peg solitaire rest on. That they do is proved in docs/refusals.md.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "puzzles/peg_solitaire/puzzle.h"

namespace hardboard::peg_solitaire {

// Of any three holes in a row along which pegs jump none or two are coloured: a jump then leaves
// the number of pegs on coloured holes even if it was even, and odd if it was odd.
// (Reiss 1857; Berlekamp, Conway, Guy 1982, chapter 23; here for any board, as linear algebra over
// GF(2).)
struct Colouring {
  std::vector<Square> coloured;
  friend bool operator==(const Colouring&, const Colouring&) = default;
};

// A pagoda function: no jump makes the weights of all pegs together larger, as w(from) + w(over) >=
// w(to) for each jump of the board. Holes that are not listed weigh 0. (Conway; Berlekamp, Conway,
// Guy 1982, chapter 23.)
struct Weight {
  Square hole;
  std::int64_t weight = 0;
  friend bool operator==(const Weight&, const Weight&) = default;
};
struct Pagoda {
  std::vector<Weight> weights;
  friend bool operator==(const Pagoda&, const Pagoda&) = default;
};

// Every final position that the goal allows is refused by one of the functions. With `goal one`
// these are the positions with a single peg, and several functions may be needed; else it is one
// position, or (`goal peg`) all positions with a peg on `at`, which one function must refuse alone.
// A colouring refuses a position on which its number of pegs is odd if it is even at the start, and
// the other way round; a pagoda function one that weighs more than the start.
// JSON: {"type":"position-class","colourings":[[[x,y],...],...]}
struct PositionClass {
  std::vector<Colouring> colourings;
  friend bool operator==(const PositionClass&, const PositionClass&) = default;
};
// Pagoda functions, and perhaps colourings for other single pegs.
// JSON: {"type":"pagoda","weights":[[[x,y,w],...],...],"colourings":...}, the latter if there are
// any.
struct Pagodas {
  std::vector<Pagoda> pagodas;
  std::vector<Colouring> colourings;
  friend bool operator==(const Pagodas&, const Pagodas&) = default;
};

// Larger weights (either sign) are refused: then no sum over a board overflows 64 bits.
inline constexpr std::int64_t most_weight = std::int64_t{1} << 38;

// More functions are refused: each costs the checker a walk over all jumps.
inline constexpr std::size_t most_functions = 1'000;

// Nothing if the functions prove that the puzzle has no solution, else what is wrong with them.
// Anything may stand in them. O((holes + jumps) for each function), and the logarithm of the holes
// for each listed square.
std::optional<std::string> refute(const Puzzle& puzzle, const PositionClass& proof);
std::optional<std::string> refute(const Puzzle& puzzle, const Pagodas& proof);

}  // namespace hardboard::peg_solitaire
