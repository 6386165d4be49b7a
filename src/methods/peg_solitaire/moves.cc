#include "methods/peg_solitaire/moves.h"

#include <algorithm>
#include <cstddef>
#include <fmt/format.h>
#include <utility>

#include "base/counted.h"
#include "base/time_slice.h"
#include "methods/peg_solitaire/decide.h"
#include "methods/peg_solitaire/move_layers.h"
#include "methods/peg_solitaire/winnable_moves.h"
#include "puzzles/peg_solitaire/answer.h"
#include "puzzles/peg_solitaire/parts.h"

namespace hardboard::peg_solitaire {
namespace {

void take(FewestMoves& result, std::vector<Jump> jumps) {
  result.moves = static_cast<std::uint32_t>(count_moves(jumps));
  result.jumps = std::move(jumps);
}

// Without moves if there is no solution, or none was found within the limits.
FewestMoves any_solution(const Puzzle& puzzle, const Limits& limits) {
  FewestMoves result;
  Decision decision = decide(puzzle, limits);
  result.verdict = decision.verdict;
  if (decision.verdict == Verdict::solvable) take(result, std::move(decision.jumps));
  result.bound = std::min(result.moves, 1U);
  return result;
}

// Both search with layers of one width; false if further searches would be in vain.
template <std::size_t Words>
bool shorten(MoveLayers<Words>& layers, std::size_t width, typename MoveLayers<Words>::Taste taste,
             FewestMoves& result) {
  using End = typename MoveLayers<Words>::End;
  End end = End::found;
  while (end == End::found && result.bound < result.moves) {
    auto outcome = layers.search(result.moves - 1, width, taste);
    end = outcome.end;
    if (end == End::found) take(result, std::move(outcome.jumps));
    if (end == End::none) result.bound = result.moves;
  }
  return end != End::cut;
}
template <std::size_t Words>
bool raise_bound(MoveLayers<Words>& layers, std::size_t width,
                 typename MoveLayers<Words>::Taste taste, FewestMoves& result) {
  using End = typename MoveLayers<Words>::End;
  End end = End::none;
  while (end == End::none && result.bound < result.moves) {
    auto outcome = layers.search(result.bound, width, taste);
    end = outcome.end;
    if (end == End::found) take(result, std::move(outcome.jumps));
    if (end == End::none) ++result.bound;
  }
  return end != End::cut;
}

// The same limits, whose progress begins with what is known.
template <class Known>
Limits telling(const Limits& limits, Known known) {
  Limits result = limits;
  if (limits.progress)
    result.progress = [known, &tell = limits.progress](const std::string& words) {
      tell(known() + "; " + words);
    };
  return result;
}

template <std::size_t Words>
void improve(const Puzzle& puzzle, const Limits& limits, FewestMoves& result) {
  using Layers = MoveLayers<Words>;
  constexpr std::size_t first_width = 250, bytes_for_each = 16'000;
  const Task<Words> task(puzzle);
  Layers layers(puzzle, task, limits);
  result.bound = std::max(result.bound, layers.least_moves());
  bool is_layers_turn = true, is_winnable_turn = true;
  typename Layers::Taste taste = Layers::Taste::near;
  for (std::size_t width = first_width; is_layers_turn || is_winnable_turn; width *= 4) {
    is_layers_turn = is_layers_turn && shorten(layers, width, taste, result) &&
                     raise_bound(layers, width, taste, result);
    taste = taste == Layers::Taste::near ? Layers::Taste::gathered : Layers::Taste::near;
    if (result.bound >= result.moves || limits.reached()) return;
    if (!is_winnable_turn) continue;
    Limits some = limits;
    some.memory_bytes = std::min(limits.memory_bytes, width * bytes_for_each);
    is_winnable_turn = some.memory_bytes < limits.memory_bytes;
    WinnableMoves<Words> winnable(puzzle, task, some);
    if (!winnable.prepare()) continue;
    if (auto jumps = winnable.fewest()) {
      take(result, std::move(*jumps));
      result.bound = result.moves;
      return;
    }
  }
}

FewestMoves fewest_of_part(const Puzzle& puzzle, const Limits& limits) {
  FewestMoves result = any_solution(puzzle, limits);
  if (result.bound == result.moves) return result;
  const Limits told = telling(limits, [&] {
    return fmt::format("{} found, at least {}", counted(result.moves, "move"), result.bound);
  });
  with_words(puzzle.holes.size(),
             [&](auto words) { improve<decltype(words)::value>(puzzle, told, result); });
  return result;
}

}  // namespace

FewestMoves fewest_moves(const Puzzle& puzzle, const Limits& limits) {
  if (puzzle.goal != Goal::target) return fewest_of_part(puzzle, limits);
  const std::vector<Puzzle> parts = parts_of(puzzle);
  FewestMoves sum;
  sum.verdict = Verdict::solvable;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const FewestMoves fewest = fewest_of_part(
        parts[i], share_of_time(limits, 1.0 / static_cast<double>(parts.size() - i)));
    if (fewest.verdict != Verdict::solvable) return fewest;
    sum.moves += fewest.moves;
    sum.bound += fewest.bound;
    sum.jumps.insert(sum.jumps.end(), fewest.jumps.begin(), fewest.jumps.end());
  }
  return sum;
}

LongestSweep longest_sweep(const Puzzle& puzzle, const Limits& limits) {
  constexpr std::size_t first_width = 250, last_width = 16'000;
  FewestMoves first = any_solution(puzzle, limits);
  LongestSweep result;
  result.verdict = first.verdict;
  if (first.verdict != Verdict::solvable) return result;
  with_words(puzzle.holes.size(), [&](auto words) {
    constexpr std::size_t size = decltype(words)::value;
    const Task<size> task(puzzle);
    MoveLayers<size> layers(puzzle, task, limits);
    const std::uint32_t moves = first.moves;
    for (std::size_t width = first_width; width <= last_width && first.moves == moves; width *= 4)
      shorten(layers, width, MoveLayers<size>::Taste::near, first);
    result.sweep = static_cast<std::uint32_t>(longest_move(first.jumps));
    result.jumps = std::move(first.jumps);
    const Limits told = telling(
        limits, [&] { return fmt::format("a sweep of {} found", counted(result.sweep, "peg")); });
    WinnableMoves<size> winnable(puzzle, task, told);
    result.is_longest = winnable.prepare() && winnable.longest(result.sweep, result.jumps);
  });
  return result;
}

}  // namespace hardboard::peg_solitaire
