#include "methods/peg_solitaire/on_strips.h"

#include <fmt/format.h>

#include "methods/peg_solitaire/refuse_by_regions.h"
#include "methods/peg_solitaire/strip.h"
#include "methods/peg_solitaire/sweep.h"

namespace hardboard::peg_solitaire {
namespace {

constexpr std::uint32_t first_width = 3;
constexpr std::size_t bytes_of_hole = 300;  // of a strip and its mirror image, without sets

std::vector<Square> squares_of(const Puzzle& puzzle, const Strip& strip, std::uint32_t first,
                               std::uint32_t width) {
  std::vector<Square> squares;
  for (std::uint32_t column = first; column < first + width; ++column)
    for (const std::uint32_t hole : strip.columns[column]) squares.push_back(puzzle.holes[hole]);
  return squares;
}

// Windows as regions, one behind another. Each begins where those before it have ended, or further
// on: the first that keeps a peg too many is taken.
std::optional<Regions> refuse_by_windows(const Puzzle& puzzle, const Strip& strip,
                                         std::uint32_t width, const Limits& limits) {
  KeptRegions kept(puzzle);
  for (std::uint32_t first = 0; first + width <= strip.columns.size() && !limits.reached();) {
    first += kept.take(squares_of(puzzle, strip, first, width)) ? width : 1;
    if (kept.refuse()) return kept.proof();
  }
  return std::nullopt;
}

}  // namespace

std::string strips_why_not(const Puzzle& puzzle, const Limits& limits) {
  if (puzzle.goal == Goal::peg) return "for goals that name the last pegs";
  if (puzzle.holes.size() > limits.memory_bytes / bytes_of_hole)
    return "the board does not fit into the memory";
  if (!is_strip(puzzle))
    return fmt::format("for boards of up to {} rows or columns", highest_strip);
  return "";
}

OnStrips decide_on_strips(const Puzzle& puzzle, const Limits& limits) {
  OnStrips found;
  if (puzzle.holes.size() > limits.memory_bytes / bytes_of_hole) return found;
  const std::optional<Strip> strip = strip_of(puzzle);
  if (!strip) return found;
  Limits for_sets = limits;
  for_sets.memory_bytes -= puzzle.holes.size() * bytes_of_hole;
  for (std::uint32_t width = first_width; !limits.reached(); ++width) {
    if (!sweep_fits(*strip, width, for_sets)) break;
    found.width = width;
    if (limits.progress) limits.progress(fmt::format("windows of {} columns", width));
    if (const auto jumps = sweep(*strip, width, limits)) {
      found.verdict = Verdict::solvable;
      for (const HoleJump& jump : *jumps) found.jumps.push_back(on_squares(puzzle, jump));
      break;
    }
    if (width * strip->height <= most_region_holes)
      found.proof = refuse_by_windows(puzzle, *strip, width, limits);
    if (found.proof) {
      found.verdict = Verdict::unsolvable;
      break;
    }
    if (width >= strip->columns.size()) break;
  }
  return found;
}

}  // namespace hardboard::peg_solitaire
