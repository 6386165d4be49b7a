// A puzzle as the search sees it: the board as bits, with its symmetries, the start, and the
// positions that meet the goal. Play goes forward or, with complements, backward (grid.h).
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <vector>

#include "methods/peg_solitaire/grid.h"
#include "methods/peg_solitaire/images.h"
#include "methods/peg_solitaire/span.h"
#include "methods/peg_solitaire/symmetry.h"
#include "puzzles/peg_solitaire/puzzle.h"

namespace hardboard::peg_solitaire {

// Calls `work` with the number of words of a set of so many holes, as an integral constant.
template <class Work>
auto with_words(std::size_t holes, Work work) {
  if (holes <= 64) return work(std::integral_constant<std::size_t, 1>());
  if (holes <= 128) return work(std::integral_constant<std::size_t, 2>());
  return work(std::integral_constant<std::size_t, 8>());
}

// The set of the holes whose entry is not 0. O(holes).
template <std::size_t Words>
Bits<Words> bits_of(const std::vector<std::uint8_t>& set) {
  Bits<Words> bits{};
  for (std::size_t i = 0; i < set.size(); ++i) {
    if (set[i]) bits.set(i);
  }
  return bits;
}

template <std::size_t Words>
struct Task {
  using Position = Bits<Words>;

  // For puzzles of at most most_searched holes. O(lines * holes).
  explicit Task(const Puzzle& puzzle, Symmetry symmetry = Symmetry::of_goal)
      : squares(puzzle.holes),
        grid(puzzle),
        group(group_of(puzzle, symmetry)),
        images(grid, group),
        start(bits_of<Words>(puzzle.pegs)) {
    const auto at = static_cast<std::size_t>(
        std::find(puzzle.holes.begin(), puzzle.holes.end(), puzzle.at) - puzzle.holes.begin());
    const LineSpan<Words> span(grid);
    const auto add_end = [&](const Position& end) {
      if (!span.same_class(start, end)) return;
      // An image of the start may be in another position class; play from it ends in an image of
      // this end.
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

  // Does the position meet the goal? Play ends there.
  bool is_won(const Position& position) const {
    return has_stop(position) || std::find(ends.begin(), ends.end(), position) != ends.end();
  }
  // `goal peg`: does a peg stand on the goal's hole? False for other goals.
  bool has_stop(const Position& position) const { return (position & stop).any(); }

  std::vector<Square> squares;  // of the holes
  Grid<Words> grid;
  std::vector<Permutation> group;
  Images<Words> images;
  Position start;
  Position stop{};  // the hole of `goal peg`; empty for other goals
  // Other goals: the final positions in the position class of the start, with their images.
  std::vector<Position> ends;
  std::uint32_t end_pegs = 0;  // pegs of a final position; 1 for `goal peg`
};

}  // namespace hardboard::peg_solitaire
