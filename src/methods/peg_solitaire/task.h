// What the search plays: from some positions to others on one grid, forward only. Backward play is
// the game with all ends exchanged and complemented (grid.h).
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <vector>

#include "methods/peg_solitaire/grid.h"
#include "methods/peg_solitaire/images.h"
#include "methods/peg_solitaire/layer.h"
#include "methods/peg_solitaire/span.h"
#include "puzzles/peg_solitaire/puzzle.h"

namespace hardboard::peg_solitaire {

// Calls work with a number of words, as an integral constant, that is enough for so many holes.
template <class Work>
auto with_words(std::size_t holes, Work work) {
  if (holes <= 64) return work(std::integral_constant<std::size_t, 1>());
  if (holes <= 128) return work(std::integral_constant<std::size_t, 2>());
  if (holes <= 256) return work(std::integral_constant<std::size_t, 4>());
  return work(std::integral_constant<std::size_t, 8>());
}

// Which symmetries make two positions the same.
enum class Same : std::uint8_t {
  goal,            // those that keep the goal: right for what can still be reached
  start_and_goal,  // those that keep the start too: right for counting positions
};

template <std::size_t Words>
Bits<Words> bits_of(const std::vector<std::uint8_t>& set) {
  Bits<Words> bits{};
  for (std::size_t i = 0; i < set.size(); ++i) {
    if (set[i]) bits.set(i);
  }
  return bits;
}

inline std::vector<Permutation> group_of(const Puzzle& puzzle, Same same) {
  std::vector<std::vector<std::uint8_t>> kept;
  if (same == Same::start_and_goal) kept.push_back(puzzle.pegs);
  if (puzzle.goal == Goal::target) kept.push_back(puzzle.target);
  if (puzzle.goal == Goal::peg || puzzle.goal == Goal::one_at) {
    std::vector<std::uint8_t>& at = kept.emplace_back(puzzle.holes.size());
    at[static_cast<std::size_t>(std::find(puzzle.holes.begin(), puzzle.holes.end(), puzzle.at) -
                                puzzle.holes.begin())] = 1;
  }
  return fixing(symmetries(puzzle), kept);
}

template <std::size_t Words>
struct Game {
  using Position = Bits<Words>;

  explicit Game(const Puzzle& puzzle, Same same = Same::goal)

      : grid(puzzle),
        group(group_of(puzzle, same)),
        images(grid, group),
        start(bits_of<Words>(puzzle.pegs)) {
    const auto at = static_cast<std::size_t>(
        std::find(puzzle.holes.begin(), puzzle.holes.end(), puzzle.at) - puzzle.holes.begin());
    const LineSpan<Words> span(grid);
    const auto add_end = [&](const Position& end) {
      if (!span.same_class(start, end)) return;
      // Classes of positions have images of other position classes in them: so have the ends.
      for (const Position& image : images.orbit(end)) {
        if (std::find(ends.begin(), ends.end(), image) == ends.end()) ends.push_back(image);
      }
    };
    switch (puzzle.goal) {
      case Goal::peg:
        stop = Position::single(at);
        break;
      case Goal::one:
        for (std::size_t i = 0; i < grid.holes(); ++i) add_end(Position::single(i));
        break;
      case Goal::one_at:
        add_end(Position::single(at));
        break;
      case Goal::target:
        add_end(bits_of<Words>(puzzle.target));
        break;
    }
    end_pegs = puzzle.goal == Goal::target ? bits_of<Words>(puzzle.target).count() : 1;
  }

  // Whether the goal is met.
  bool is_won(const Position& position) const {
    return (position & stop).any() || std::find(ends.begin(), ends.end(), position) != ends.end();
  }
  // Whether play ends here: with goal peg it does as soon as a peg is there.
  bool stops(const Position& position) const { return (position & stop).any(); }

  Grid<Words> grid;
  std::vector<Permutation> group;
  Images<Words> images;
  Position start;
  Position stop{};  // goal peg: the hole; else empty
  std::vector<Position>
      ends;  // other goals: what meets it, of the position classes of the start's images
  std::uint32_t end_pegs = 0;
};

}  // namespace hardboard::peg_solitaire
