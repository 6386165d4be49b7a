// The language of plays on rows: its states, and that it is right for rows of any length, by a walk
// through what an automaton can know of a row.
#include "methods/peg_solitaire/row_language.h"

#include <gtest/gtest.h>
#include <set>
#include <tuple>

#include "methods/peg_solitaire/row_ends.h"
#include "support/peg_puzzle.h"

namespace hardboard::peg_solitaire {
namespace {

using States = std::uint32_t;  // a set of states of the language, a bit for each

States read(States states, RowLetter letter) {
  States next = 0;
  for (std::size_t state = 0; state < row_plays().next.size(); ++state)
    if (states >> state & 1) next |= States{1} << row_plays().next[state][letter];
  return next;
}

bool accepts(States states) {
  for (std::size_t state = 0; state < row_plays().next.size(); ++state)
    if ((states >> state & 1) != 0 && row_plays().accepts[state] != 0) return true;
  return false;
}

// Of a pair of rows, as far as it is read: the state of the language; does the end differ from the
// start; and the states of the pairs in which one jump has been made at the start: in the holes
// read, or in progress, with one or two of its holes read (110 to 001, and 011 to 100).
struct Known {
  States here = 1;
  bool differs = false;
  States made = 0;
  std::array<States, 2> rightward{}, leftward{};
  friend auto operator<=>(const Known&, const Known&) = default;
};

Known read(const Known& known, RowLetter letter) {
  const bool peg = (letter & row_peg) != 0;
  const RowLetter jumped = letter ^ row_peg;
  Known next;
  next.here = read(known.here, letter);
  next.differs = known.differs || peg != ((letter & row_goal) != 0);
  next.made = read(known.made, letter);
  if (peg) next.rightward = {read(known.here, jumped), read(known.rightward[0], jumped)};
  if (!peg) next.leftward[0] = read(known.here, jumped);
  if (peg) next.leftward[1] = read(known.leftward[0], jumped);
  next.made |= read(peg ? known.leftward[1] : known.rightward[1], jumped);
  return next;
}

// If play leads somewhere by the language, one of its jumps keeps the rest in the language: so the
// language holds no pair without play, however long the rows are.
TEST(RowLanguage, EveryPlayHasAFirstJump) {
  EXPECT_EQ(row_plays().next.size(), 16U);
  std::set<Known> all{{}};
  std::vector<Known> open{{}};
  while (!open.empty()) {
    const Known known = open.back();
    open.pop_back();
    ASSERT_LT(all.size(), 100'000U);
    if (accepts(known.here) && known.differs) {
      ASSERT_TRUE(accepts(known.made));
    }
    for (RowLetter letter = 0; letter < row_letters; ++letter)
      if (const Known next = read(known, letter); all.insert(next).second) open.push_back(next);
  }
  EXPECT_GT(all.size(), 50U);
}

// The checker accepts the language as an automaton: no jump leads into it from outside, and it
// holds every row with itself. So it holds all pairs between which there is play.
TEST(RowLanguage, HoldsAllPlays) {
  const Puzzle never = testing::pegs_of("goal target\nboard\no . . .\ntarget\n. . . o\n");
  EXPECT_EQ(refute(never, ends_at_goal(false)), std::nullopt);
  const Puzzle one = testing::pegs_of("goal one\nboard\no . . o .\n");
  EXPECT_EQ(refute(one, count_of_ends(false)), std::nullopt);
}

}  // namespace
}  // namespace hardboard::peg_solitaire
