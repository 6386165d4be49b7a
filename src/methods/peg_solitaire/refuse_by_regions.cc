#include "methods/peg_solitaire/refuse_by_regions.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

#include "puzzles/peg_solitaire/jumps.h"

namespace hardboard::peg_solitaire {
namespace {

using Holes = std::vector<std::uint32_t>;

constexpr std::array<std::size_t, 5> sizes = {6, 9, 12, 15, most_region_holes};

class Shapes {
public:
  explicit Shapes(const Puzzle& puzzle) : beside_(puzzle.holes.size()) {
    for (const HoleJump& jump : jumps_of(puzzle)) beside_[jump.over].push_back(jump.from);
    for (const HoleJump& jump : jumps_of(puzzle)) beside_[jump.from].push_back(jump.over);
    for (Holes& holes : beside_) {
      std::sort(holes.begin(), holes.end());
      holes.erase(std::unique(holes.begin(), holes.end()), holes.end());
    }
    for (const Square step : steps_of(puzzle.directions)) add_lines(neighbours(puzzle.holes, step));
  }

  // The holes nearest to this one by steps along lines, so many if there are.
  Holes around(std::uint32_t hole, std::size_t size) const {
    Holes found{hole};
    for (std::size_t i = 0; i < found.size() && found.size() < size; ++i)
      for (const std::uint32_t next : beside_[found[i]])
        if (found.size() < size && std::find(found.begin(), found.end(), next) == found.end())
          found.push_back(next);
    return found;
  }

  // The longest runs of at least three holes along lines.
  const std::vector<Holes>& lines() const { return lines_; }

private:
  void add_lines(const Holes& next) {
    std::vector<std::uint8_t> has_before(next.size(), 0);
    for (const std::uint32_t hole : next)
      if (hole != no_hole) has_before[hole] = 1;
    for (std::uint32_t first = 0; first < next.size(); ++first) {
      if (has_before[first] != 0) continue;
      Holes line;
      for (std::uint32_t hole = first; hole != no_hole; hole = next[hole]) line.push_back(hole);
      if (line.size() >= 3) lines_.push_back(std::move(line));
    }
  }

  std::vector<Holes> beside_;
  std::vector<Holes> lines_;
};

// One round: regions of so many holes of one form, those that keep pegs apart from each other.
class Round {
public:
  Round(const Puzzle& puzzle, const Limits& limits)
      : puzzle_(puzzle), limits_(limits), kept_(puzzle), is_taken_(puzzle.holes.size(), 0) {}

  // True if the round need not go on.
  bool look_at(const Holes& region) {
    if (limits_.reached()) return true;
    const auto is_taken = [&](std::uint32_t hole) { return is_taken_[hole] != 0; };
    if (std::any_of(region.begin(), region.end(), is_taken)) return false;
    std::vector<Square> squares;
    for (const std::uint32_t hole : region) squares.push_back(puzzle_.holes[hole]);
    if (!kept_.take(std::move(squares))) return false;
    for (const std::uint32_t hole : region) is_taken_[hole] = 1;
    return kept_.refuse();
  }

  std::optional<Regions> proof() const {
    return kept_.refuse() ? std::optional(kept_.proof()) : std::nullopt;
  }

private:
  const Puzzle& puzzle_;
  const Limits& limits_;
  KeptRegions kept_;
  std::vector<std::uint8_t> is_taken_;
};

std::optional<Regions> by_balls(const Puzzle& puzzle, const Shapes& shapes, std::size_t size,
                                const Limits& limits) {
  Round round(puzzle, limits);
  for (std::uint32_t hole = 0; hole < puzzle.holes.size(); ++hole)
    if (round.look_at(shapes.around(hole, size))) break;
  return round.proof();
}

std::optional<Regions> by_runs(const Puzzle& puzzle, const Shapes& shapes, std::size_t size,
                               const Limits& limits) {
  Round round(puzzle, limits);
  for (const Holes& line : shapes.lines()) {
    const std::size_t length = std::min(size, line.size());
    for (std::size_t first = 0; first + length <= line.size(); ++first) {
      const auto begin = line.begin() + static_cast<std::ptrdiff_t>(first);
      if (round.look_at(Holes(begin, begin + static_cast<std::ptrdiff_t>(length))))
        return round.proof();
    }
  }
  return std::nullopt;
}

}  // namespace

bool KeptRegions::take(std::vector<Square> region) {
  const bool is_any_peg = puzzle_->goal == Goal::one;
  const std::uint64_t pegs = kept_pegs(*puzzle_, region).pegs;
  if (is_any_peg ? pegs == 0 : pegs != KeptPegs::unreachable) return false;
  found_.regions.push_back(std::move(region));
  kept_ += pegs;
  refuse_ = kept_ > (is_any_peg ? 1 : 0);
  return true;
}

bool is_thin(const Puzzle& puzzle) {
  std::size_t lines = 0;
  for_each_line(puzzle, [&](std::uint32_t, std::uint32_t, std::uint32_t) { ++lines; });
  return 2 * lines < 3 * puzzle.holes.size();
}

std::optional<Regions> refuse_by_regions(const Puzzle& puzzle, const Limits& limits) {
  if (puzzle.goal == Goal::peg) return std::nullopt;
  const Shapes shapes(puzzle);
  for (const std::size_t size : sizes) {
    if (std::optional<Regions> proof = by_balls(puzzle, shapes, size, limits)) return proof;
    if (std::optional<Regions> proof = by_runs(puzzle, shapes, size, limits)) return proof;
  }
  return std::nullopt;
}

}  // namespace hardboard::peg_solitaire
