// Packages that clear a hole, or a hole with all that are farther from the middle, within a box.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "base/random.h"
#include "methods/peg_solitaire/box_search.h"
#include "methods/peg_solitaire/far_first.h"
#include "puzzles/peg_solitaire/puzzle.h"

namespace hardboard::peg_solitaire {

class PackageSearch {
public:
  // A box as it looks from a hole of it that shall be cleared. Sets of holes are bits of the box.
  struct View {
    Box box;
    std::uint64_t start = 0;  // the pegs
    std::uint64_t hole = 0;
    std::uint64_t far = 0;    // the holes that are at least as far from the middle
    std::uint64_t stuck = 0;  // the nearer holes for which no package was found before
    BoxWeights prices{};      // of pegs that remain
    BoxWeights help{};        // of pegs towards the hole
  };

  // `stuck` tells of each hole how often no package was found for it. All that is given must
  // outlive the search. Random numbers below `noise` change the prices of packages.
  PackageSearch(const Puzzle& puzzle, const FarFirst& order,
                const std::vector<std::uint32_t>& stuck, BoxSearch& search, std::uint64_t seed,
                std::uint32_t noise)
      : puzzle_(puzzle),
        order_(order),
        stuck_(stuck),
        search_(search),
        random_(seed),
        noise_(noise) {}

  void raise_noise(std::uint32_t least) { noise_ = std::max(noise_, least); }

  // The view from a hole of the box; `pegs` has an entry, 0 or 1, for each hole of the board.
  View view(const Box& box, std::span<const std::uint8_t> pegs, std::uint32_t hole) const;

  // All three find the jumps of a package, or none if there is none in sight; the next call
  // overwrites them. The view's hole has a peg.
  // After the package the hole is empty, and no far hole has got a peg.
  const std::vector<BoxJump>& one(const View& view);
  // Besides, no stuck hole has got a peg.
  const std::vector<BoxJump>& one_off_stuck(const View& view);
  // All far holes are empty, and so are all stuck ones.
  const std::vector<BoxJump>& all(const View& view);

private:
  const std::vector<BoxJump>& one(const View& view, std::uint64_t far, const BoxWeights& help,
                                  std::size_t width);
  std::int64_t price(const View& view, std::uint64_t position);

  const Puzzle& puzzle_;
  const FarFirst& order_;
  const std::vector<std::uint32_t>& stuck_;
  BoxSearch& search_;
  Random random_;
  std::uint32_t noise_;
};

}  // namespace hardboard::peg_solitaire
