#include "methods/peg_solitaire/vacancy_table.h"

#include <fmt/format.h>
#include <numeric>
#include <utility>

#include "base/contract.h"
#include "methods/peg_solitaire/grid.h"
#include "methods/peg_solitaire/symmetry.h"

namespace hardboard::peg_solitaire {

namespace {

// Calls visit(pair, cells) for one pair of each class, with the cells of the table that it decides.
template <class Visit>
void each_class(const Puzzle& puzzle, Visit visit) {
  const std::size_t n = puzzle.holes.size();
  const std::vector<Permutation> group = symmetries(puzzle);
  std::vector<std::uint8_t> is_done(n * n);
  std::vector<std::size_t> cells;
  for (std::size_t vacancy = 0; vacancy < n; ++vacancy) {
    for (std::size_t survivor = 0; survivor < n; ++survivor) {
      if (is_done[vacancy * n + survivor]) continue;
      cells.clear();
      for (const Permutation& permutation : group) {
        const std::size_t v = permutation[vacancy], s = permutation[survivor];
        for (const std::size_t cell : {v * n + s, s * n + v}) {
          is_done[cell] = 1;
          cells.push_back(cell);
        }
      }
      visit(HolePair{vacancy, survivor}, cells);
    }
  }
}

}  // namespace

std::vector<HolePair> pair_classes(const Puzzle& puzzle) {
  std::vector<HolePair> pairs;
  each_class(puzzle, [&](HolePair pair, const auto&) { pairs.push_back(pair); });
  return pairs;
}

Decision decide_pair(const Puzzle& puzzle, HolePair pair, const Limits& limits,
                     const DecideTuning& tuning) {
  promise(puzzle.holes.size() <= most_searched, "the board is one that the search accepts");
  Puzzle game = puzzle;
  game.goal = Goal::one_at;
  game.at = puzzle.holes[pair.survivor];
  game.target.clear();
  game.pegs.assign(puzzle.holes.size(), 1);
  game.pegs[pair.vacancy] = 0;
  return decide(game, limits, tuning);
}

PairTable table_of(const Puzzle& puzzle, const std::vector<Decision>& decisions) {
  const std::size_t n = puzzle.holes.size();
  PairTable table{n, std::vector<Verdict>(n * n), std::vector<std::uint8_t>(n * n)};
  auto next = decisions.begin();
  each_class(puzzle, [&](HolePair, const std::vector<std::size_t>& cells) {
    if (next == decisions.end()) return;
    for (const std::size_t cell : cells) {
      table.verdicts[cell] = next->verdict;
      table.by_class[cell] = next->by_class;
    }
    ++next;
  });
  return table;
}

PairTable all_pairs(const Puzzle& puzzle, const Limits& limits) {
  const std::vector<HolePair> pairs = pair_classes(puzzle);
  std::vector<Decision> decisions(pairs.size());
  std::vector<std::size_t> open(pairs.size());
  std::iota(open.begin(), open.end(), std::size_t{0});
  constexpr std::size_t first_most = std::size_t{1} << 18, growth = 8;
  for (std::size_t most = first_most; !open.empty(); most *= growth) {
    std::vector<std::size_t> left;
    for (std::size_t i = 0; i < open.size() && !limits.reached(); ++i) {
      if (limits.progress)
        limits.progress(
            fmt::format("pair {} of {}, searches of up to {} positions", i + 1, open.size(), most));
      Decision& decision = decisions[open[i]];
      decision = decide_pair(puzzle, pairs[open[i]], limits, {.most_stored = most + 1});
      decision.jumps.clear();
      // A search that ended before its last position has no memory for more.
      if (decision.verdict == Verdict::unknown && decision.positions >= most)
        left.push_back(open[i]);
    }
    open = limits.reached() ? std::vector<std::size_t>() : std::move(left);
  }
  return table_of(puzzle, decisions);
}

}  // namespace hardboard::peg_solitaire
