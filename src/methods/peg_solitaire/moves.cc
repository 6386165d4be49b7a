#include "methods/peg_solitaire/moves.h"

#include <algorithm>
#include <cstddef>
#include <tuple>
#include <utility>

#include "base/contract.h"
#include "methods/peg_solitaire/decide.h"
#include "methods/peg_solitaire/move_layers.h"
#include "methods/peg_solitaire/winnable_moves.h"
#include "puzzles/peg_solitaire/answer.h"

namespace hardboard::peg_solitaire {
namespace {

void take(FewestMoves& result, std::vector<Jump> jumps) {
  result.moves = static_cast<std::uint32_t>(count_moves(jumps));
  result.jumps = std::move(jumps);
}

// Searches for solutions of each number of moves between the bounds, with layers of one width.
// False if further searches would be in vain.
template <std::size_t Words>
bool narrow(MoveLayers<Words>& layers, std::size_t width, typename MoveLayers<Words>::Taste taste,
            FewestMoves& result) {
  using End = typename MoveLayers<Words>::End;
  for (std::uint32_t moves = result.bound; moves < result.moves; ++moves) {
    auto outcome = layers.search(moves, width, taste);
    switch (outcome.end) {
      case End::found:
        take(result, std::move(outcome.jumps));
        return true;
      case End::none:
        if (moves == result.bound) ++result.bound;
        break;
      case End::narrowed:
        break;
      case End::cut:
        return false;
    }
  }
  return true;
}

template <std::size_t Words>
void improve(const Puzzle& puzzle, const Limits& limits, FewestMoves& result) {
  using Layers = MoveLayers<Words>;
  constexpr std::size_t first_width = 250, bytes_for_each = 64'000;
  const Task<Words> task(puzzle);
  Layers layers(puzzle, task, limits);
  result.bound = std::max(result.bound, layers.least_moves());
  bool is_layers_turn = true, is_winnable_turn = true;
  typename Layers::Taste taste = Layers::Taste::near;
  for (std::size_t width = first_width; is_layers_turn || is_winnable_turn; width *= 4) {
    is_layers_turn = is_layers_turn && narrow(layers, width, taste, result);
    taste = taste == Layers::Taste::near ? Layers::Taste::bare : Layers::Taste::near;
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

}  // namespace

FewestMoves fewest_moves(const Puzzle& puzzle, const Limits& limits) {
  FewestMoves result;
  Decision first = decide(puzzle, limits);
  result.verdict = first.verdict;
  if (first.verdict != Verdict::solvable) return result;
  take(result, std::move(first.jumps));
  result.bound = std::min(result.moves, 1U);
  if (result.bound == result.moves) return result;
  with_words(puzzle.holes.size(),
             [&](auto words) { improve<decltype(words)::value>(puzzle, limits, result); });
  return result;
}

LongestSweep longest_sweep(const Puzzle& puzzle, const Limits& limits) {
  promise(puzzle.holes.size() <= most_searched, "the board is one that the search accepts");
  return with_words(puzzle.holes.size(), [&](auto words) {
    constexpr std::size_t size = decltype(words)::value;
    const Task<size> task(puzzle);
    WinnableMoves<size> winnable(puzzle, task, limits);
    LongestSweep result;
    if (!winnable.prepare()) return result;
    result.positions = winnable.positions();
    result.verdict = Verdict::unsolvable;
    if (!winnable.is_winnable()) return result;
    auto longest = winnable.longest();
    result.verdict = longest ? Verdict::solvable : Verdict::unknown;
    if (longest) std::tie(result.jumps, result.sweep) = std::move(*longest);
    return result;
  });
}

}  // namespace hardboard::peg_solitaire
