#include "methods/peg_solitaire/vacancy_table.h"

#include <fmt/format.h>

#include "base/contract.h"
#include "base/time_slice.h"
#include "methods/peg_solitaire/decide.h"
#include "methods/peg_solitaire/grid.h"
#include "methods/peg_solitaire/symmetry.h"

namespace hardboard::peg_solitaire {

PairTable all_pairs(const Puzzle& puzzle, const Limits& limits, Clock::duration each,
                    const std::function<void(std::size_t, std::size_t, Verdict)>& after_each) {
  const std::size_t n = puzzle.holes.size();
  promise(n <= most_searched, "the board is one that the search accepts");
  PairTable table{n, std::vector<Verdict>(n * n), std::vector<std::uint8_t>(n * n)};
  std::vector<std::uint8_t> is_done(n * n);
  const std::vector<Permutation> group = symmetries(puzzle);
  Puzzle game = puzzle;
  game.goal = Goal::one_at;
  game.target.clear();
  game.pegs.assign(n, 1);
  for (std::size_t vacancy = 0; vacancy < n; ++vacancy) {
    game.pegs[vacancy] = 0;
    for (std::size_t survivor = 0; survivor < n; ++survivor) {
      if (is_done[vacancy * n + survivor]) continue;
      if (limits.reached()) return table;
      game.at = puzzle.holes[survivor];
      if (limits.progress)
        limits.progress(fmt::format("pair {} of {}", vacancy * n + survivor, n * n));
      const Decision decision = decide(game, time_slice(limits, each));
      if (after_each) after_each(vacancy, survivor, decision.verdict);
      for (const Permutation& permutation : group) {
        const std::size_t v = permutation[vacancy], s = permutation[survivor];
        for (const std::size_t cell : {v * n + s, s * n + v}) {
          is_done[cell] = 1;
          table.verdicts[cell] = decision.verdict;
          table.by_class[cell] = decision.by_class;
        }
      }
    }
    game.pegs[vacancy] = 1;
  }
  return table;
}

}  // namespace hardboard::peg_solitaire
