// Push Fight: the gadgets in which White mates and those of a round, against plain search, and play
// that their tables cannot tell.
#include "gadgets/pushes.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <random>

#include "gadgets/library.h"
#include "gadgets/verify.h"
#include "oracle/gadget_brute_force.h"
#include "puzzles/push_fight/replay.h"
#include "support/gadgets.h"

namespace hardboard::gadgets {
namespace {

constexpr std::size_t most_positions = 20'000;

Gadget library_gadget(const char* name) {
  return read_library(*library_file(name));
}

std::vector<std::string> leaks_of(const Gadget& gadget) {
  std::vector<std::string> words;
  for (const Leak& leak : verify(gadget, 0, {}).leaks) words.push_back(leak.words);
  return words;
}

// Says whether the table of the damaged gadget differs from the claimed one, or leaks.
bool is_noticed(const Gadget& gadget) {
  for (const Row& row : gadget.table) {
    const Layout layout = layout_of(gadget, row.inputs);
    const auto expected = oracle::outcomes(layout, most_positions);
    EXPECT_TRUE(expected);
    EXPECT_EQ(outcomes_in(outcomes_of(layout, {})), *expected) << in_words(gadget, row.inputs);
  }
  return !verify(gadget, 0, {}).holds();
}

// All single squares of the move-wasting gadget. Those above the bottom row make no difference.
TEST(GadgetPushes, TheDamagedMoveWastingGadget) {
  const Gadget whole = library_gadget("push-wasting");
  EXPECT_FALSE(is_noticed(whole));
  std::vector<std::string> unnoticed;
  for (std::uint64_t i = 0; i < whole.drawing.squares(); ++i) {
    const Square square = whole.drawing.square(i);
    if (may_toggle(whole, square) && !is_noticed(toggled(whole, square)))
      unnoticed.push_back(name(square));
  }
  EXPECT_EQ(unnoticed, (std::vector<std::string>{"a2", "b2", "c2", "a3", "b3", "c3"}));
}

// Where White can't fill the column beside the king each turn is lost; without open edges none is,
// and Black need not push.
TEST(GadgetPushes, RoundsThatDiffer) {
  Gadget gadget = library_gadget("push-wasting");
  gadget.signals[0].forms[0] = ".o..Bo";
  std::erase_if(gadget.pieces, [](const Placed& piece) { return piece.square.x <= 4; });
  EXPECT_TRUE(outcomes_of(layout_of(gadget, std::vector<std::uint8_t>{0}), {})->empty());
  gadget.open.clear();
  const std::vector<std::string> leaks = leaks_of(gadget);
  EXPECT_TRUE(std::any_of(leaks.begin(), leaks.end(), [](const std::string& words) {
    return words.starts_with("inputs 0: no signal stands for the end of ");
  }));
  EXPECT_TRUE(std::any_of(leaks.begin(), leaks.end(), [](const std::string& words) {
    return words.starts_with("inputs 0: Black has no answer after ");
  }));
}

// The plays of both sides are turns by the rules: White's moves, and Black's push.
TEST(GadgetPushes, APlayIsTurns) {
  const Gadget gadget = library_gadget("push-wasting");
  const Layout layout = layout_of(gadget, std::vector<std::uint8_t>{0});
  const auto turns = turns_of(layout, outcomes_of(layout, {})->front().play);
  ASSERT_EQ(turns.size(), 1U);
  EXPECT_EQ(turns[0].moves.size(), 2U);
  EXPECT_EQ(turns[0].push, (push_fight::Push{{7, 1}, push_fight::Direction::left}));
}

// The mate at the end of the reward, replayed by the rules.
TEST(GadgetPushes, TheRewardEndsWithAMate) {
  const Gadget gadget = library_gadget("push-reward");
  const Layout layout = layout_of(gadget, {});
  push_fight::Puzzle puzzle = push_puzzle(layout);
  const auto turns = turns_of(layout, outcomes_of(layout, {})->front().play);
  ASSERT_FALSE(turns.empty());
  for (const push_fight::Turn& turn : turns) {
    push_fight::Game game(puzzle);
    for (const push_fight::Move& move : turn.moves) ASSERT_FALSE(game.move(move));
    ASSERT_FALSE(game.push(turn.push));
    const bool is_last = &turn == &turns.back();
    EXPECT_EQ(game.fallen(), is_last ? push_fight::Piece::black_pawn : push_fight::Piece::none);
    puzzle.position.pieces = game.position().pieces;  // Black passes
  }
}

// A black pawn with an empty square beside it is told, as is a column without a rail for White's
// own pawns.
TEST(GadgetPushes, ABlackPawnThatCanMoveIsALeak) {
  const Gadget whole = library_gadget("push-reward");
  EXPECT_TRUE(leaks_of(whole).empty());
  EXPECT_EQ(leaks_of(toggled(whole, {3, 6})),
            std::vector<std::string>{"the black pawn on d6 can move"});
}

// All single squares of the reward and of the last clause.
TEST(GadgetPushesLong, TheDamagedReward) {
  for (const char* name : {"push-reward", "push-last-clause"}) {
    const Gadget whole = library_gadget(name);
    EXPECT_FALSE(is_noticed(whole));
    std::size_t noticed = 0;
    for (std::uint64_t i = 0; i < whole.drawing.squares(); ++i)
      if (const Square square = whole.drawing.square(i); may_toggle(whole, square))
        noticed += is_noticed(toggled(whole, square)) ? 1 : 0;
    EXPECT_GT(noticed, 5U) << name;
  }
}

// Rounds on random boards of four rows, with a black king and open edges.
TEST(GadgetPushesLong, RandomRounds) {
  std::mt19937 random(5);
  std::size_t ended = 0;
  for (int i = 0; i < 100; ++i) {
    std::string board = "??g?\n?gg?\n?g??\n????\n";
    for (char& square : board)
      if (square == '?') square = "oo.#.o"[random() % 6];
    board[static_cast<std::size_t>(3)] = 'B';
    const Gadget gadget = gadget_of(
        "gadget random\ngame push-fight\ngoal round\nopen 4 4 right\nopen 4 4 up\n"
        "signal 0 .o.o\nsignal 1 o.o. oo.. ..oo\nsignal 2 .... oooo\nport g through right\n"
        "table\n0 : -\n1 : -\nboard\n" +
        board);
    for (const Row& row : gadget.table) {
      const Layout layout = layout_of(gadget, row.inputs);
      const auto expected = oracle::outcomes(layout, most_positions);
      ASSERT_TRUE(expected);
      const std::vector<Outcome> found = outcomes_in(outcomes_of(layout, {}));
      EXPECT_EQ(found, *expected) << board;
      ended += found.empty() ? 0 : 1;
    }
  }
  EXPECT_GT(ended, 30U);
}

}  // namespace
}  // namespace hardboard::gadgets
