// Bad gadget files and netlists: each error with its place.
#include "gadgets/read.h"

#include <gtest/gtest.h>

#include "gadgets/netlist.h"

namespace hardboard::gadgets {
namespace {

std::string error_of(const std::string& text) {
  const Result<Gadget> gadget = read({"f", text});
  return gadget ? "" : to_string(gadget.error());
}

std::string netlist_error(const std::string& text) {
  const Result<Netlist> netlist = read_netlist({"f", text});
  return netlist ? "" : to_string(netlist.error());
}

const std::string head = "gadget g\ngame kings\nsignal 0 0.\nsignal 1 1.\nport a in left\n";

TEST(GadgetFiles, ErrorsHaveAPlace) {
  EXPECT_EQ(error_of("gadget g\n"), "f:1:9: the gadget ends without a `game`");
  EXPECT_EQ(error_of("gadget g\nboard\n"), "f:2:1: expected the line `game` first");
  EXPECT_EQ(error_of("gadget g\ngame pawns\n"),
            "f:2:6: expected kings, knights, rooks, pegs or push-fight, found `pawns`");
  EXPECT_EQ(error_of("gadget g\ngame kings\nsignal x 0\n"),
            "f:3:8: expected a signal's name in digits, found `x`");
  EXPECT_EQ(error_of("gadget g\ngame kings\nsignal 0 3\n"),
            "f:3:10: expected a form of characters among `.012`, found `3`");
  EXPECT_EQ(error_of("gadget g\ngame kings\nsignal 0\n"),
            "f:3:9: expected a form of the signal, found the end of the line");
  EXPECT_EQ(error_of("gadget g\ngame kings\nsignal 0 0\nsignal 00 0\n"),
            "f:4:8: a signal of 2 digits; the first has 1");
  EXPECT_EQ(error_of("gadget g\ngame kings\nport K in left\n"),
            "f:3:6: a port's letters are letters that nothing else has");
  EXPECT_EQ(error_of("gadget g\ngame kings\nport a by left\n"),
            "f:3:8: expected in, out or through, found `by`");
  EXPECT_EQ(error_of(head + "table\n0 1 : 1\n"),
            "f:7:3: expected `:` behind a signal for each input, found `1`");
  EXPECT_EQ(error_of(head + "table\n0 : -\n0 : -\n"), "f:8:3: a second row of these inputs");
  EXPECT_EQ(error_of(head + "table\n0 : 1\n"), "f:7:5: expected `cleared` or `-`, found `1`");
  EXPECT_EQ(error_of(head + "board\naK?\n"), "f:7:3: expected one of `.#Ka`, found `?`");
  EXPECT_EQ(error_of(head + "board\na\n"),
            "f:6:1: port a has 1 square on the board, a signal has 2");
  EXPECT_EQ(error_of(head + "board\n"), "f:6:6: expected the rows of the board");
  EXPECT_EQ(error_of(head + "board\naK\naK\nport b in left\n"), "f:9:1: the board comes last");
  EXPECT_EQ(error_of(head + "table\n0 : -\nport b in left\n"),
            "f:8:1: signals and ports come before the table");
  EXPECT_EQ(error_of(head), "f:5:15: the gadget ends without a `board`");
}

TEST(GadgetFiles, MethodsGetWhatTheyNeed) {
  const auto pegs = [](const std::string& lines) {
    return error_of("gadget g\ngame pegs\n" + lines);
  };
  EXPECT_EQ(pegs("signal 0 o\nport a in left\nboard\na\n"),
            "f:5:1: the signals of pegs are two: first `.`, then `o`");
  EXPECT_EQ(pegs("signal 0 .o\nport a in left\nboard\naa\n"),
            "f:5:1: ports of rooks and of pegs have one square");
  EXPECT_EQ(pegs("leaves one\nboard\noo\n"),
            "f:4:1: only kings, knights and rooks without outputs can leave one piece");
  EXPECT_EQ(pegs("signal 0 .\nsignal 1 o\nport a through left\nboard\nao\n"),
            "f:6:1: only ports of push-fight are `through`");
  EXPECT_EQ(pegs("reversible\nsignal 0 .\nsignal 1 o\nport a in left\ntable\n0 : -\nboard\nao\n"),
            "f:3:1: `reversible` needs as many inputs as outputs, and one outcome in each row");
  EXPECT_EQ(error_of("gadget g\ngame knights\nsignal 0 0\nport a in left\nboard\na\n"),
            "f:5:1: ports of knights have two squares, the outer and the inner one");
  EXPECT_EQ(error_of("gadget g\ngame knights\nsignal 0 0.\nport aA in left\nboard\na\n"),
            "f:5:1: port aA needs as many squares for each of its letters");
  EXPECT_EQ(error_of("gadget g\ngame push-fight\nboard\no\n"),
            "f:3:1: a gadget of push-fight has one white king");
  EXPECT_EQ(error_of("gadget g\ngame push-fight\nexit 2 1\nboard\nK\n"),
            "f:4:1: a gadget of push-fight has an `exit` within its drawing, or a `goal`");
  EXPECT_EQ(error_of("gadget g\ngame push-fight\nexit 1 1\ngoal mate\nboard\nK\n"),
            "f:4:1: a gadget of push-fight has an `exit` or a `goal`, not both");
  EXPECT_EQ(error_of("gadget g\ngame push-fight\ngoal round\nboard\nK\n"),
            "f:3:1: in a `round` White pushes elsewhere, and has no king on the board");
  EXPECT_EQ(error_of("gadget g\ngame push-fight\ngoal mates\nboard\nK\n"),
            "f:3:6: expected mate or round, found `mates`");
  EXPECT_EQ(error_of("gadget g\ngame push-fight\ngoal mate\nopen 1 1 right\nboard\nKo\n"),
            "f:5:1: `open 1 1`: on this side of the square is no edge");
  EXPECT_EQ(error_of("gadget g\ngame kings\ngoal mate\nboard\nK\n"),
            "f:4:1: only gadgets of push-fight have an `exit`, a `goal` or `open` edges");
}

// Sizes are bounded before memory is taken, or time.
TEST(GadgetFiles, SizesAreBounded) {
  std::string signals, outputs;
  for (int i = 100; i < 201; ++i) signals += "signal " + std::to_string(i) + " 0\n";
  EXPECT_EQ(error_of("gadget g\ngame kings\n" + signals), "f:103:8: expected at most 100 signals");
  const std::string letters = "abcdefghijklm";
  for (const char letter : letters) outputs += std::string("port ") + letter + " out left\n";
  EXPECT_EQ(error_of("gadget g\ngame rooks\nsignal 0 . 0 1\nsignal 1 2\n" + outputs + "board\n" +
                     letters + "\n"),
            "f:18:1: gadgets of rooks and of pegs have at most 12 outputs");
  EXPECT_EQ(error_of("gadget g\ngame kings\nboard\n" + std::string(10'001, '.') + "\n"),
            "f:4:10001: the board is wider than 10000");
}

TEST(Netlists, ErrorsHaveAPlace) {
  EXPECT_EQ(netlist_error("netlist n\nin a\n"), "f:2:4: net a ends nowhere; call it `_` if it may");
  EXPECT_EQ(netlist_error("netlist n\nin a a\n"), "f:2:6: this net has begun before");
  EXPECT_EQ(netlist_error("netlist n\nout a\n"), "f:2:5: no net of this name has begun");
  EXPECT_EQ(netlist_error("netlist n\nin a\nout a a\n"), "f:3:7: this net has ended before");
  EXPECT_EQ(netlist_error("netlist n\nin a\nb\n"),
            "f:3:2: expected `=` and a gadget, found the end of the line");
}

}  // namespace
}  // namespace hardboard::gadgets
