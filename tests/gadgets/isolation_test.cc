// Tiles: what they claim is looked for, and found where a gadget does not keep to it.
#include "gadgets/isolation.h"

#include <gtest/gtest.h>

#include "gadgets/library.h"
#include "gadgets/read.h"
#include "gadgets/stretch.h"
#include "gadgets/verify.h"

namespace hardboard::gadgets {
namespace {

const std::string head = "gadget g\ngame rooks\nsignal 0 . 0 1\nsignal 1 2\n";

std::string leak_of(const std::string& text) {
  const Result<Gadget> gadget = read({"g", text});
  EXPECT_TRUE(gadget.ok()) << (gadget ? "" : to_string(gadget.error()));
  std::vector<Leak> leaks;
  EXPECT_TRUE(find_leaks(*gadget, {}, leaks));
  return leaks.empty() ? "" : leaks[0].words;
}

TEST(GadgetIsolation, RooksStayInTheirTile) {
  const std::string gadget = "port a in left\ntable\n0 : -\n1 : cleared\nboard\n.S.\naRR\n..R\n";
  EXPECT_EQ(leak_of(head + "tile 2 1 2 2\n" + gadget), "");
  EXPECT_EQ(leak_of(head + "tile 2 1 1 2\n" + gadget), "c1 lies outside of the tile");
}

// The And of fewer pieces has the right table, but one of its rooks comes out by the output and
// helps the reader (with both inputs false).
TEST(GadgetIsolation, RooksMustNotHelpTheReader) {
  std::vector<Leak> leaks;
  Gadget gadget = read_library(*library_file("rook-and-small"));
  EXPECT_TRUE(verify(gadget, 0, {}).holds());
  gadget.tile = read_library(*library_file("rook-and")).tile;
  EXPECT_TRUE(find_leaks(gadget, {}, leaks));
  ASSERT_EQ(leaks.size(), 1U);
  EXPECT_EQ(leaks[0].words, "with a reader of output x, inputs 0 0 give cleared instead of -");
}

// Blank lines change no line of sight: each row of a table comes out as before.
TEST(GadgetIsolation, BlankLinesAreNoMatterToRooks) {
  const Gadget gadget = read_library(*library_file("rook-variable"));
  const std::vector<std::uint8_t> more = {2, 1};
  const Gadget wide = stretched(gadget, more);
  EXPECT_EQ(wide.ports[0].squares[0].x, gadget.ports[0].squares[0].x + 2 + 1);
  ASSERT_EQ(wide.pieces.size(), gadget.pieces.size());
  EXPECT_EQ(row_of(wide, {}, {}), row_of(gadget, {}, {}));
  EXPECT_TRUE(verify(gadget, 2, {}).holds());
  EXPECT_EQ(verify(gadget, 2, {}).rows, 9U);
}

// Threads share the lines of a table and find the same.
TEST(GadgetIsolation, ThreadsFindTheSame) {
  Gadget gadget = read_library(*library_file("king-corner"));
  gadget.table[1].outcomes = {{2}};
  Limits limits;
  const Verification alone = verify(gadget, 1, limits);
  limits.threads = 3;
  const Verification shared = verify(gadget, 1, limits);
  ASSERT_EQ(shared.differences.size(), alone.differences.size());
  EXPECT_FALSE(alone.differences.empty());
  for (std::size_t i = 0; i < alone.differences.size(); ++i) {
    EXPECT_EQ(shared.differences[i].found, alone.differences[i].found);
    EXPECT_EQ(shared.differences[i].longer, alone.differences[i].longer);
  }
}

}  // namespace
}  // namespace hardboard::gadgets
