#include "methods/peg_solitaire/symmetry.h"

#include <algorithm>
#include <numeric>
#include <optional>
#include <utility>

#include "puzzles/peg_solitaire/jumps.h"

namespace hardboard::peg_solitaire {
namespace {

struct Matrix {
  std::int64_t xx, xy, yx, yy;
};

// Do pegs jump along the vector? Nothing if no jump of any puzzle goes along it.
std::optional<bool> is_jumped(const Directions& directions, std::int64_t x, std::int64_t y) {
  if (std::max(std::abs(x), std::abs(y)) != 1) return std::nullopt;
  if (y == 0) return directions.horizontal;
  if (x == 0) return directions.vertical;
  return x == y ? directions.rising : directions.falling;
}

// Does the matrix map directions of jumps onto directions of jumps?
bool keeps(const Matrix& m, const Directions& directions) {
  constexpr std::int64_t lines[4][2] = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};
  return std::all_of(std::begin(lines), std::end(lines), [&](const std::int64_t(&line)[2]) {
    if (!*is_jumped(directions, line[0], line[1])) return true;
    const auto image =
        is_jumped(directions, m.xx * line[0] + m.xy * line[1], m.yx * line[0] + m.yy * line[1]);
    return image.value_or(false);
  });
}

// The permutation of the holes by the matrix and a shift; nothing if no shift makes it a
// permutation.
std::optional<Permutation> apply(const Matrix& m, const Puzzle& puzzle) {
  const std::vector<Square>& holes = puzzle.holes;
  using Place = std::pair<std::int64_t, std::int64_t>;  // y, x
  const auto image = [&](Square hole) {
    return Place(m.yx * hole.x + m.yy * hole.y, m.xx * hole.x + m.xy * hole.y);
  };
  Place first = image(holes[0]);
  for (const Square hole : holes) first = std::min(first, image(hole));
  // A shift keeps the order of squares, so it must map the first image to the first hole.
  const std::int64_t up = holes[0].y - first.first, right = holes[0].x - first.second;
  Permutation permutation(holes.size());
  // The images of holes in a row are mostly as far from one another as the two before.
  std::uint32_t at = 0, stride = 0;
  for (std::size_t i = 0; i < holes.size(); ++i) {
    const Place place = image(holes[i]);
    const std::int64_t y = place.first + up, x = place.second + right;
    const auto is_there = [&](std::uint32_t hole) {
      return hole < holes.size() && holes[hole].y == y && holes[hole].x == x;
    };
    if (!is_there(at + stride)) {
      const Square wanted{static_cast<std::int32_t>(x), static_cast<std::int32_t>(y)};
      const std::uint32_t found = hole_at(puzzle, wanted).value_or(no_hole);
      if (!is_there(found)) return std::nullopt;
      stride = found - at;
    }
    at += stride;
    permutation[i] = at;
  }
  return permutation;
}

}  // namespace

std::vector<Permutation> symmetries(const Puzzle& puzzle) {
  std::vector<Permutation> all(1, Permutation(puzzle.holes.size()));
  std::iota(all[0].begin(), all[0].end(), 0U);
  for (int code = 0; code < 81; ++code) {
    const Matrix m{code % 3 - 1, code / 3 % 3 - 1, code / 9 % 3 - 1, code / 27 - 1};
    if (std::abs(m.xx * m.yy - m.xy * m.yx) != 1 || !keeps(m, puzzle.directions)) continue;
    auto permutation = apply(m, puzzle);
    if (permutation && std::find(all.begin(), all.end(), *permutation) == all.end())
      all.push_back(std::move(*permutation));
  }
  return all;
}

std::vector<Permutation> group_of(const Puzzle& puzzle, Symmetry symmetry) {
  // The sets of holes that a symmetry must map onto themselves, with an entry, 0 or 1, for each
  // hole.
  std::vector<std::vector<std::uint8_t>> kept;
  if (symmetry == Symmetry::of_start_and_goal) kept.push_back(puzzle.pegs);
  if (puzzle.goal == Goal::target) kept.push_back(puzzle.target);
  if (puzzle.goal == Goal::peg || puzzle.goal == Goal::one_at)
    kept.emplace_back(puzzle.holes.size(), 0)[*hole_at(puzzle, puzzle.at)] = 1;
  std::vector<Permutation> group = symmetries(puzzle);
  std::erase_if(group, [&](const Permutation& permutation) {
    return std::any_of(kept.begin(), kept.end(), [&](const std::vector<std::uint8_t>& set) {
      for (std::size_t i = 0; i < set.size(); ++i) {
        if (set[i] != set[permutation[i]]) return true;
      }
      return false;
    });
  });
  return group;
}

}  // namespace hardboard::peg_solitaire
