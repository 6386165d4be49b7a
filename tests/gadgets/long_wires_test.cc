// Tables with longer wires: the short ways of verify against the long one, board by board.
#include "gadgets/long_wires.h"

#include <gtest/gtest.h>
#include <map>
#include <random>

#include "gadgets/library.h"
#include "gadgets/read.h"
#include "gadgets/verify.h"
#include "support/gadgets.h"

namespace hardboard::gadgets {
namespace {

std::vector<Outcome> outcomes_in(const std::vector<FoundOutcome>& found) {
  std::vector<Outcome> outcomes;
  for (const FoundOutcome& one : found) outcomes.push_back(one.outcome);
  return outcomes;
}

using Lengths = std::vector<std::uint8_t>;

std::vector<Outcome> one_by_one(const Gadget& gadget, const Row& row, const Lengths& longer) {
  return outcomes_in(*outcomes_of(layout_of(gadget, row.inputs, longer), {}));
}

// All combinations come, each once, with the outcomes of the board solved alone.
void expect_agreement(const Gadget& gadget, std::uint8_t most) {
  std::map<std::pair<std::vector<std::uint8_t>, Lengths>, std::vector<Outcome>> seen;
  ASSERT_TRUE(for_each_length(gadget, most, {},
                              [&](const Row& row, std::span<const std::uint8_t> longer,
                                  const std::vector<FoundOutcome>& found) {
                                const Lengths lengths(longer.begin(), longer.end());
                                const auto key = std::pair(row.inputs, lengths);
                                EXPECT_TRUE(seen.emplace(key, outcomes_in(found)).second);
                                EXPECT_EQ(outcomes_in(found), one_by_one(gadget, row, lengths))
                                    << write(gadget) << in_words(gadget, row.inputs);
                              }));
  std::size_t combinations = gadget.table.size();
  for (std::size_t port = 0; port < gadget.ports.size(); ++port) combinations *= most + 1U;
  EXPECT_EQ(seen.size(), combinations) << gadget.name;
}

TEST(LongWiresLong, LeapersTogetherAsOneByOne) {
  std::size_t gadgets = 0;
  for (const LibraryFile& file : library_files()) {
    const Gadget gadget = read_library(file);
    if (!is_leaper(gadget.game) || gadget.pieces.size() > 60) continue;
    ASSERT_TRUE(has_separate_wires(gadget, 2)) << gadget.name;
    expect_agreement(gadget, gadget.ports.size() > 3 ? 0 : 1);
    ++gadgets;
  }
  EXPECT_GT(gadgets, 50U);
}

// Damaged gadgets have other tables for other lengths now and then.
TEST(LongWiresLong, DamagedLeapers) {
  std::mt19937 random(12);
  std::size_t gadgets = 0;
  for (const LibraryFile& file : library_files()) {
    const Gadget gadget = read_library(file);
    if (!is_leaper(gadget.game) || gadget.pieces.size() > 33 || gadget.ports.size() > 3) continue;
    for (int i = 0; i < 2; ++i) {
      const Square square = gadget.drawing.square(random() % gadget.drawing.squares());
      if (!may_toggle(gadget, square)) continue;
      const Gadget damaged = toggled(gadget, square);
      if (!has_separate_wires(damaged, 2)) continue;
      expect_agreement(damaged, gadgets % 8 == 0 ? 2 : 1);
      ++gadgets;
    }
  }
  EXPECT_GT(gadgets, 40U);
}

// What verify rests on with pegs: a longer wire has all the outcomes of a shorter one, also where
// the gadget is damaged.
TEST(LongWiresLong, LongerWiresOfPegsOnlyAdd) {
  std::mt19937 random(13);
  std::size_t steps = 0;
  for (const LibraryFile& file : library_files()) {
    const Gadget gadget = read_library(file);
    if (gadget.game != Game::pegs || gadget.pieces.size() > 13) continue;
    for (int i = 0; i < 6; ++i) {
      const Square square = gadget.drawing.square(random() % gadget.drawing.squares());
      if (i > 0 && !may_toggle(gadget, square)) continue;
      const Gadget tried = i == 0 ? gadget : toggled(gadget, square);
      if (!has_separate_wires(tried, 2)) continue;
      for (const Row& row : tried.table)
        for (std::size_t port = 0; port < tried.ports.size(); ++port) {
          Lengths shorter(tried.ports.size());
          for (std::uint8_t& length : shorter) length = random() % 2;
          Lengths longer = shorter;
          ++longer[port];
          const std::vector<Outcome> few = one_by_one(tried, row, shorter),
                                     many = one_by_one(tried, row, longer);
          for (const Outcome& low : few)
            EXPECT_TRUE(std::any_of(many.begin(), many.end(),
                                    [&](const Outcome& high) { return at_most(tried, low, high); }))
                << write(tried) << in_words(tried, row.inputs);
          ++steps;
        }
    }
  }
  EXPECT_GT(steps, 200U);
}

const std::string king_head = "gadget test\ngame kings\n" + king_signals + "port a in left\n";

TEST(LongWires, WiresThatMeetAreNotSeparate) {
  // Output b leads down to what stands below, whose wire leads up.
  const Gadget facing = gadget_of(king_head +
                                  "port b out down\nport c out up\ntable\n1 : 1 1\nboard\n"
                                  "aKKKbb\naKKKKK\n......\n......\n....cc\n....KK\n");
  EXPECT_TRUE(has_separate_wires(facing, 0));
  EXPECT_FALSE(has_separate_wires(facing, 2));
  // The square before the input is taken.
  const Gadget blocked =
      gadget_of(king_head + "port b out right\ntable\n1 : 1\nboard\n..KKb\nKaKKb\n.aKK.\n");
  EXPECT_FALSE(has_separate_wires(blocked, 1));
}

// Verify falls back on single boards there, and counts them all.
TEST(LongWires, VerifiesWiresThatMeet) {
  const Gadget facing = gadget_of(king_head +
                                  "port b out down\nport c out up\ntable\n1 : 1 1\nboard\n"
                                  "aKKKbb\naKKKKK\n......\n......\n....cc\n....KK\n");
  const Verification done = verify(facing, 2, {});
  EXPECT_TRUE(done.is_over);
  EXPECT_EQ(done.rows, 27U);
}

// A table that is wrong differs by the short ways as well.
TEST(LongWires, WrongTablesDiffer) {
  for (const char* name : {"king-corner", "peg-and", "knight-wire-h"}) {
    Gadget gadget = read_library(*library_file(name));
    gadget.reversible = false;
    Row& row = gadget.table.back();
    ASSERT_EQ(row.outcomes.size(), 1U);
    row.outcomes = {gadget.table.front().outcomes[0]};
    const Verification done = verify(gadget, 1, {});
    EXPECT_TRUE(done.is_over);
    EXPECT_EQ(done.rows, gadget.table.size() << gadget.ports.size()) << name;
    ASSERT_FALSE(done.differences.empty()) << name;
    for (const Difference& difference : done.differences) {
      EXPECT_EQ(difference.claimed, row);
      EXPECT_FALSE(difference.unclaimed.empty());
      EXPECT_FALSE(difference.unclaimed[0].play.empty());
    }
  }
}

TEST(LongWires, LimitsEndTheWork) {
  Limits limits;
  limits.deadline = Clock::now();
  const Verification done = verify(read_library(*library_file("king-crossing")), 2, limits);
  EXPECT_FALSE(done.is_over);
  // Without memory for the states of all ends together, nothing becomes known, and none is wrong.
  Limits narrow;
  narrow.memory_bytes = 1 << 16;
  const Verification small = verify(read_library(*library_file("king-tile-crossing")), 1, narrow);
  EXPECT_FALSE(small.is_over);
  EXPECT_TRUE(small.differences.empty());
}

}  // namespace
}  // namespace hardboard::gadgets
