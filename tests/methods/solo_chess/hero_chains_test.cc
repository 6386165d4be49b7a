// Chains of blocks against what they are for: the places on all simple ways of the hero, listed one
// by one.
#include "methods/solo_chess/hero_chains.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <vector>

#include "base/random.h"
#include "methods/solo_chess/small_boards.h"

namespace hardboard::solo_chess {
namespace {

// Adds to meets[w] the places of every simple way, by steps of the hero either way, from the end of
// `way` on to w; `way` is a set with its last place apart.
void list_ways(const SmallBoards& boards, Squares all, Squares way, int end,
               std::vector<Squares>& meets) {
  meets[static_cast<std::size_t>(end)] |= way;
  for (Squares rest = all & ~way; rest != 0; rest &= rest - 1) {
    const int next = lowest(rest);
    if (((boards.hero_targets(end, all) >> next) & 1U) == 0 &&
        ((boards.hero_targets(next, all) >> end) & 1U) == 0)
      continue;
    list_ways(boards, all, way | bit(next), next, meets);
  }
}

TEST(HeroChains, AgainstAllWays) {
  Random random(5);
  int yes = 0, no = 0, goals = 0;
  for (int round = 0; round < 3000; ++round) {
    const char hero = "KNP"[random.below(3)];
    const SmallBoards boards(4, 3, *standard_type(hero), *standard_type('R'));
    const int start = static_cast<int>(random.below(12));
    const Squares villains = static_cast<Squares>(random.below(1U << 12)) & ~bit(start);
    const Puzzle puzzle = boards.puzzle(start, villains);
    const HeroBoard board(puzzle, 0, 1);

    std::vector<std::uint32_t> reach;  // all places within steps either way, the start first
    std::vector<int> square_of;        // by place
    for (int square = 0; square < 12; ++square)
      if (((villains | bit(start)) >> square & 1U) != 0) square_of.push_back(square);
    std::vector<Squares> meets(12, 0);
    list_ways(boards, villains | bit(start), bit(start), start, meets);
    reach.push_back(*puzzle.last);
    for (std::uint32_t u = 0; u < square_of.size(); ++u)
      if (u != *puzzle.last && meets[static_cast<std::size_t>(square_of[u])] != 0)
        reach.push_back(u);

    const std::uint32_t sets = 1 + static_cast<std::uint32_t>(random.below(4));
    std::vector<std::uint32_t> set_of(square_of.size(), HeroChains::no_set);
    std::vector<Squares> squares_of_set(sets, 0);
    for (std::uint32_t u = 0; u < square_of.size(); ++u) {
      const auto set = static_cast<std::uint32_t>(random.below(2 * sets));
      if (u == *puzzle.last || set >= sets) continue;
      set_of[u] = set;
      squares_of_set[set] |= bit(square_of[u]);
    }
    HeroChains chains(board.size());
    const Limits no_limits;
    Watch watch(no_limits, "");
    const auto meets_all = [&](Squares way) {
      return std::all_of(squares_of_set.begin(), squares_of_set.end(),
                         [&](Squares set) { return (set & way) != 0; });
    };
    const bool some = std::any_of(meets.begin(), meets.end(), meets_all);
    chains.find_blocks(board, reach, watch);
    ASSERT_EQ(chains.one_meets_all(std::nullopt, set_of, sets), some);
    ++(some ? yes : no);
    if (some) {
      Squares chain = 0;
      for (const std::uint32_t u : chains.places_of_chain()) chain |= bit(square_of[u]);
      ASSERT_TRUE(meets_all(chain));
      const auto leads_through = [&](Squares way) { return (chain & ~way) == 0; };
      ASSERT_TRUE(std::any_of(meets.begin(), meets.end(), leads_through));
    }
    for (const std::uint32_t goal : reach) {
      if (goal == reach[0]) continue;
      const bool there = meets_all(meets[static_cast<std::size_t>(square_of[goal])]);
      ASSERT_EQ(chains.one_meets_all(goal, set_of, sets), there);
      goals += there;
    }
  }
  EXPECT_GT(yes, 500);
  EXPECT_GT(no, 500);
  EXPECT_GT(goals, 500);
}

}  // namespace
}  // namespace hardboard::solo_chess
