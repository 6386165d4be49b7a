// New Push Fight puzzles: random boards and positions, if wished with a mate in a given number of
// moves.
#pragma once

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <utility>

#include "base/limits.h"
#include "base/random.h"
#include "puzzles/push_fight/puzzle.h"

namespace hardboard::push_fight {

inline constexpr std::int32_t most_generated_side = 1'000;
inline constexpr std::uint32_t most_generated_holes = 99;  // percent: one square is left

// With `published` the board and the pieces are those of the published game: 26 squares, and three
// kings and two pawns a side. Otherwise they are random, and the comments give the default of each
// missing number.
struct Wish {
  bool published = false;
  std::optional<std::int32_t> width, height;  // of the bounding box: 6 and 4
  std::optional<std::uint32_t> holes;         // the percentage of the box without a square: 10
  std::optional<std::uint32_t> rails;         // the percentage of boundary edges with a rail: 40
  std::optional<std::uint32_t> kings, pawns;  // of each side: 2 and 2
  std::optional<std::uint32_t> mate;          // the fewest moves of a mate-in-1; else any position
  bool anchored = true;                       // a black king has the anchor
};

// The reason why the wish contradicts itself; empty if it does not. O(1).
std::string why_impossible(const Wish& wish);

// The next puzzle from this source of random numbers, with white to move: equal seeds give equal
// puzzles. With `mate`, draws positions until the fewest moves of a mate are as wished, and the
// puzzle allows exactly as many. Nothing if the limits are reached; there may be no such puzzle.
// The wish must have passed why_impossible. O(area of the box) for each position, and the cost of
// minimize().
std::optional<Puzzle> generate(const Wish& wish, Random& random, const Limits& limits);

// Makes different puzzles: no symmetry of the plane maps one to another.
class Generator {
public:
  Generator(Wish wish, std::uint64_t seed) : wish_(std::move(wish)), random_(seed) {}

  // The next new puzzle of generate(). Nothing if the limits are reached, or after 10,000 repeated
  // puzzles in a row.
  std::optional<Puzzle> next(const Limits& limits);

private:
  Wish wish_;
  Random random_;
  std::set<std::string> made_;  // names of the puzzles made, up to symmetry
};

}  // namespace hardboard::push_fight
