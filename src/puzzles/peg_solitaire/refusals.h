// Functions on the holes which show that no play leads from the start to the goal, and their
// checker. docs/refusals.md proves that they refuse.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "puzzles/peg_solitaire/puzzle.h"

namespace hardboard::peg_solitaire {

// A set of coloured holes such that of any three consecutive holes of a line none or two are
// coloured. Then a jump keeps the parity of the number of pegs on coloured holes. (Reiss 1857;
// Berlekamp, Conway, Guy 1982, chapter 23; here for any board, as linear algebra over GF(2).)
struct Colouring {
  std::vector<Square> coloured;
  friend bool operator==(const Colouring&, const Colouring&) = default;
};

// A pagoda function: weights with w(from) + w(over) >= w(to) for each jump of the board, so that no
// jump raises the total weight of the pegs. Unlisted holes have the weight 0. (Conway; Berlekamp,
// Conway, Guy 1982, chapter 23.)
struct Weight {
  Square hole;
  std::int64_t weight = 0;
  friend bool operator==(const Weight&, const Weight&) = default;
};
struct Pagoda {
  std::vector<Weight> weights;
  friend bool operator==(const Pagoda&, const Pagoda&) = default;
};

// For every final position that meets the goal one of the functions refuses it. `goal one` has a
// final position for each hole, and may need several functions; `goal peg` has all positions with a
// peg on `at`, which a single function must refuse; the other goals have one position. A colouring
// refuses the positions whose number of pegs on coloured holes has another parity than at the
// start; a pagoda function refuses the positions that weigh more than the start. JSON:
// {"type":"position-class","colourings":[[[x,y],...],...]}
struct PositionClass {
  std::vector<Colouring> colourings;
  friend bool operator==(const PositionClass&, const PositionClass&) = default;
};
// Pagoda functions, and colourings that refuse further positions. JSON:
// {"type":"pagoda","weights":[[[x,y,w],...],...],"colourings":...}; "colourings" is left out if
// there are none.
struct Pagodas {
  std::vector<Pagoda> pagodas;
  std::vector<Colouring> colourings;
  friend bool operator==(const Pagodas&, const Pagodas&) = default;
};

// Weights of larger absolute value are refused: so no sum over a board overflows 64 bits.
inline constexpr std::int64_t most_weight = std::int64_t{1} << 38;

// A proof with more functions is refused: each costs the checker a walk over all jumps.
inline constexpr std::size_t most_functions = 1'000;

// Sets `weights` to the weight of each hole. Returns the fault of a function that is none: a square
// that is no hole or has two weights, a weight beyond most_weight, or a jump that raises the
// weight. O(jumps), and the logarithm of the holes for each listed square.
std::optional<std::string> spread(const Puzzle& puzzle, const Pagoda& pagoda,
                                  std::vector<std::int64_t>& weights);

// Sets `holes` to the holes on which no colouring refuses a last peg, ascending. Returns the fault
// of a colouring that is none, or of too many. For `goal one`. Costs as much as the checks below.
std::optional<std::string> last_pegs(const Puzzle& puzzle, std::span<const Colouring> colourings,
                                     std::vector<std::uint32_t>& holes);

// Nothing if the functions prove that the puzzle has no solution, else their fault. The functions
// may hold anything. O(holes + jumps) for each function, and the logarithm of the holes for each
// listed square.
std::optional<std::string> refute(const Puzzle& puzzle, const PositionClass& proof);
std::optional<std::string> refute(const Puzzle& puzzle, const Pagodas& proof);

}  // namespace hardboard::peg_solitaire
