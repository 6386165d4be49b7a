#include "methods/peg_solitaire/hints.h"

#include <fmt/format.h>
#include <map>

#include "base/contract.h"
#include "methods/peg_solitaire/decide.h"
#include "methods/peg_solitaire/task.h"
#include "puzzles/peg_solitaire/jumps.h"

namespace hardboard::peg_solitaire {
namespace {

template <std::size_t Words>
std::vector<Hint> hints_of(const Puzzle& puzzle, const Limits& limits) {
  const Task<Words> task(puzzle);
  if (task.is_won(task.start)) return {};
  std::vector<Hint> hints;
  std::map<Bits<Words>, Verdict> known;
  for (const HoleJump& jump : jumps_of(puzzle)) {
    if (!puzzle.pegs[jump.from] || !puzzle.pegs[jump.over] || puzzle.pegs[jump.to]) continue;
    Puzzle child = puzzle;
    child.pegs[jump.from] = child.pegs[jump.over] = 0;
    child.pegs[jump.to] = 1;
    const auto [place, is_new] =
        known.emplace(task.images.least(bits_of<Words>(child.pegs)), Verdict::unknown);
    if (is_new && !limits.reached()) {
      if (limits.progress) limits.progress(fmt::format("jump {}", hints.size() + 1));
      place->second = decide(child, limits).verdict;
    }
    hints.push_back({on_squares(puzzle, jump), place->second});
  }
  return hints;
}

}  // namespace

std::vector<Hint> hints(const Puzzle& puzzle, const Limits& limits) {
  promise(puzzle.holes.size() <= most_searched, "the board is one that the search accepts");
  return with_words(puzzle.holes.size(),
                    [&](auto words) { return hints_of<decltype(words)::value>(puzzle, limits); });
}

}  // namespace hardboard::peg_solitaire
