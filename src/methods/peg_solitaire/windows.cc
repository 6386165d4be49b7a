#include "methods/peg_solitaire/windows.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <fmt/format.h>
#include <iterator>
#include <optional>
#include <utility>

#include "methods/peg_solitaire/decide.h"
#include "methods/peg_solitaire/grid.h"
#include "puzzles/peg_solitaire/jumps.h"
#include "puzzles/peg_solitaire/parts.h"

namespace hardboard::peg_solitaire {
namespace {

constexpr std::uint32_t last_radius = 12;
constexpr std::size_t most_holes_with_windows = 2'000'000, bytes_of_hole = 48;
constexpr std::size_t first_stored = 4'000, most_stored = 1'000'000;  // positions of a part
// The last window of a small board, of one machine word, is the board itself: its positions take a
// tenth of a second.
constexpr std::size_t small_board = 64, stored_of_small_board = 100'000;

std::vector<std::uint32_t> changed_holes(const Puzzle& puzzle) {
  std::vector<std::uint32_t> changed;
  for (std::uint32_t hole = 0; hole < puzzle.holes.size(); ++hole)
    if (puzzle.pegs[hole] != puzzle.target[hole]) changed.push_back(hole);
  return changed;
}

// The holes within so many steps as a board of their own.
Puzzle window_of(const Puzzle& puzzle, const std::vector<std::uint32_t>& steps,
                 std::uint32_t radius) {
  Puzzle window;
  window.directions = puzzle.directions;
  window.goal = Goal::target;
  for (std::size_t hole = 0; hole < steps.size(); ++hole) {
    if (steps[hole] > radius) continue;
    window.holes.push_back(puzzle.holes[hole]);
    window.pegs.push_back(puzzle.pegs[hole]);
    window.target.push_back(puzzle.target[hole]);
  }
  return window;
}

// The jumps to the target of each part; nothing if the search of a part finds none.
std::optional<std::vector<Jump>> play(const std::vector<Puzzle>& parts, std::size_t stored,
                                      const Limits& limits) {
  std::vector<Jump> jumps;
  for (const Puzzle& part : parts) {
    Decision decision = decide(part, limits, {.most_stored = stored});
    if (decision.verdict != Verdict::solvable) return std::nullopt;
    std::move(decision.jumps.begin(), decision.jumps.end(), std::back_inserter(jumps));
  }
  return jumps;
}

}  // namespace

std::string windows_why_not(const Puzzle& puzzle) {
  if (puzzle.goal != Goal::target) return "for targets";
  if (puzzle.pegs == puzzle.target) return "nothing changes";
  if (puzzle.holes.size() > most_holes_with_windows)
    return fmt::format("for boards of up to {} holes", most_holes_with_windows);
  return "";
}

std::vector<Jump> by_windows(const Puzzle& puzzle, const Limits& limits) {
  if (puzzle.holes.size() > limits.memory_bytes / bytes_of_hole) return {};
  const std::vector<std::uint32_t> steps = steps_from(puzzle, changed_holes(puzzle));
  std::size_t stored = first_stored;
  for (std::uint32_t radius = 1; radius <= last_radius && !limits.reached(); ++radius) {
    if (limits.progress) limits.progress(fmt::format("windows of {} steps", radius));
    const Puzzle window = window_of(puzzle, steps, radius);
    std::vector<Puzzle> parts = parts_of(window);
    std::erase_if(parts, [](const Puzzle& part) { return part.pegs == part.target; });
    const bool is_small = std::all_of(parts.begin(), parts.end(), [](const Puzzle& part) {
      return part.holes.size() <= most_searched;
    });
    if (!is_small) break;
    const bool is_board = window.holes.size() == puzzle.holes.size();
    if (is_board && puzzle.holes.size() <= small_board)
      stored = std::max(stored, stored_of_small_board);
    if (auto jumps = play(parts, stored, limits)) return *std::move(jumps);
    if (is_board) break;
    stored = std::min(2 * stored, most_stored);
  }
  return {};
}

}  // namespace hardboard::peg_solitaire
