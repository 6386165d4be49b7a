// The exact methods against plain search: on random small gadgets, and on all gadgets that come of
// the library's by one square more or less.
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <random>

#include "gadgets/found.h"
#include "gadgets/library.h"
#include "gadgets/read.h"
#include "oracle/gadget_brute_force.h"
#include "oracle/gadget_second.h"
#include "support/gadgets.h"

namespace hardboard::gadgets {
namespace {

constexpr std::size_t most_positions = 20'000;

// All methods must agree where the plainest search ends; says whether it did.
bool agree(const Gadget& gadget, const std::vector<std::uint8_t>& inputs) {
  const Layout layout = layout_of(gadget, inputs);
  const auto expected = oracle::outcomes(layout, most_positions);
  if (!expected) return false;
  const std::vector<Outcome> found = outcomes_in(outcomes_of(layout, {}));
  EXPECT_EQ(found, *expected) << write(gadget) << in_words(gadget, inputs) << ": found "
                              << in_words(gadget, found) << ", plain search "
                              << in_words(gadget, *expected);
  EXPECT_EQ(oracle::second_outcomes(layout, most_positions), expected)
      << write(gadget) << in_words(gadget, inputs);
  return true;
}

std::vector<std::uint8_t> random_inputs(const Gadget& gadget, std::mt19937& random) {
  std::vector<std::uint8_t> inputs;
  for (std::size_t i = 0; i < gadget.inputs().size(); ++i)
    inputs.push_back(static_cast<std::uint8_t>(random() % gadget.signals.size()));
  return inputs;
}

// A board with the pieces of `board` where it has letters, and random pieces instead of `?`.
std::string random_board(std::string board, char piece, std::mt19937& random) {
  for (char& cell : board)
    if (cell == '?') cell = random() % 2 == 0 ? piece : '.';
  return board;
}

struct Shape {
  std::string head, board;
  char piece;
};

const std::vector<Shape> shapes = {
    {"game kings\n" + king_signals + "port a in left\nport b out right\n", "a??b\na??b\n.??.\n",
     'K'},
    {"game kings\n" + king_signals + "port a in up\nport b in left\nport c out down\n",
     ".aa\nb??\nb??\n.cc\n", 'K'},
    {"game kings\n" + king_signals + "port a out left\nport b out right\n", "a??b\na??b\n", 'K'},
    {"game kings\nleaves one\n" + king_signals + "port a in left\n", "a??\na??\n.??\n", 'K'},
    {"game knights\n" + knight_signals + "port aA in left\nport bB out right\n",
     "a?.?b\n.?N?.\nA?N?B\n..?..\n", 'N'},
    {"game knights\nleaves one\n" + knight_signals + "port aA in left\n", "a.?.?\n.?N?.\nA?N?.\n",
     'N'},
    {"game rooks\n" + rook_signals + "port a in left\nport b in left\nport c out right\n",
     "..S.\na.??\n..??\nb???\n..c.\n", 'R'},
    {"game rooks\n" + rook_signals + "port a in left\nport c out right\nport d out right\n",
     "a??c\n.??.\nS??d\n", 'R'},
    {"game pegs\n" + peg_signals +
         "port a in left\nport b in left\nport c out right\nport d out down\n",
     ".???.\na???c\n.???.\nb???.\n..d..\n", 'o'},
    {"game pegs\n" + peg_signals + "port c out right\nport d out down\n",
     "????\n???c\n????\n.d..\n", 'o'},
};

TEST(GadgetOutcomesNightly, RandomGadgets) {
  std::mt19937 random(7);
  for (const Shape& shape : shapes) {
    std::size_t compared = 0;
    for (int i = 0; i < 150; ++i) {
      const Gadget gadget = gadget_of("gadget random\n" + shape.head + "board\n" +
                                      random_board(shape.board, shape.piece, random));
      compared += agree(gadget, random_inputs(gadget, random)) ? 1 : 0;
    }
    EXPECT_GT(compared, 75U) << shape.board;
  }
}

// Push Fight has rows of pawns with holes, and a king.
TEST(GadgetOutcomesLong, RandomPushes) {
  std::mt19937 random(8);
  for (int i = 0; i < 200; ++i) {
    const std::string board = random_board("...e#\n???##\n????u\n????u\nK???#\n", 'o', random);
    std::string drawn = board;
    drawn[3] = '.';
    const Gadget gadget = gadget_of(
        "gadget random\ngame push-fight\nexit 4 5\nsignal 0 oo\nsignal 1 .o o.\nsignal 2 ..\n"
        "port u through right\nboard\n" +
        drawn);
    EXPECT_TRUE(agree(gadget, random_inputs(gadget, random)));
  }
}

// Every damaged gadget that the plainest search can do has the same table by all methods.
TEST(GadgetOutcomesNightly, DamagedGadgets) {
  std::size_t compared = 0, gadgets = 0;
  for (const LibraryFile& file : library_files()) {
    const Gadget gadget = read_library(file);
    const std::size_t most = is_leaper(gadget.game) ? 11 : gadget.game == Game::rooks ? 10 : 14;
    if (gadget.pieces.size() > most && gadget.game != Game::push_fight) continue;
    ++gadgets;
    for (std::uint64_t i = 0; i < gadget.drawing.squares(); ++i) {
      const Square square = gadget.drawing.square(i);
      if (!may_toggle(gadget, square)) continue;
      const Gadget damaged = toggled(gadget, square);
      for (const Row& row : damaged.table) compared += agree(damaged, row.inputs) ? 1 : 0;
    }
  }
  RecordProperty("compared", static_cast<int>(compared));
  EXPECT_GT(gadgets, 10U);
  EXPECT_GT(compared, 500U);
}

// Of the larger gadgets some of the squares; tests/toggles takes them all.
TEST(GadgetOutcomesLong, DamagedLargeGadgets) {
  std::mt19937 random(9);
  std::size_t compared = 0;
  for (const LibraryFile& file : library_files()) {
    const Gadget gadget = read_library(file);
    const std::size_t most = gadget.game == Game::pegs ? 15 : 60;
    if (gadget.game == Game::push_fight || gadget.pieces.size() > most) continue;
    for (int i = 0; i < 2; ++i) {
      const Square square = gadget.drawing.square(random() % gadget.drawing.squares());
      if (!may_toggle(gadget, square)) continue;
      const Gadget damaged = toggled(gadget, square);
      const Layout layout = layout_of(damaged, damaged.table.back().inputs);
      const auto expected = oracle::second_outcomes(layout, most_positions);
      if (!expected) continue;
      EXPECT_EQ(outcomes_in(outcomes_of(layout, {})), *expected) << write(damaged);
      ++compared;
    }
  }
  EXPECT_GT(compared, 80U);
}

}  // namespace
}  // namespace hardboard::gadgets
