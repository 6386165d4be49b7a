// Each reason why a layout fails must refute every layout that agrees with it, and every image.
#include "gadgets/refutation.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <random>

#include "gadgets/library.h"
#include "gadgets/read.h"
#include "gadgets/symmetry.h"
#include "support/gadgets.h"

namespace hardboard::gadgets {
namespace {

struct Sample {
  std::string head, board;  // `?`: a square that the layouts fill or leave empty
};

const std::string kings = "game kings\n" + king_signals;
const std::string knights = "game knights\n" + knight_signals;
const std::string rooks = "game rooks\n" + rook_signals;
const std::string pegs = "game pegs\n" + peg_signals;

const std::vector<Sample> samples = {
    {kings + "tile 1 1 5 4\nport a in left\nport b out right\ntable\n0 : 0\n1 : 1\n2 : 2\n",
     "#???#\na???b\na???b\n#???#\n"},
    {kings + "port a out left\nport b out right\ntable\n: 1 2 | 2 0\n", "a???b\na???b\n?????\n"},
    {kings + "leaves one\nport a in left\ntable\n0 : -\n1 : cleared\n", "a???\na???\n????\n"},
    {knights + "port aA in left\nport bB out right\ntable\n00 : 00\n10 : 10\n",
     "a?.?b\n.???.\nA???B\n..?..\n"},
    {rooks + "port a in left\nport b in left\nport x out right\ntable\n0 1 : 1\n1 0 : 1\n",
     "..S..\na.??.\n...??\nb.?.?\n..x..\n"},
    {rooks + "port a in left\nport b in right\ntable\n0 0 : -\n1 1 : cleared\n",
     "..S..\na.?.b\n.???.\n..?..\n"},
    {pegs + "port a in left\nport x out right\ntable\n0 : 0\n1 : 1\n", ".???.\na???x\n.???.\n"},
    {pegs + "port a in left\nport b in down\nport x out right\nport y out up\n"
            "table\n0 1 : 0 1\n1 1 : 1 1\n",
     "..y..\n.???.\na???x\n.???.\n..b..\n"},
};

Gadget random_layout(const Sample& sample, std::mt19937& random) {
  std::string board = sample.board;
  const char piece = sample.head.find("kings") != sample.head.npos     ? 'K'
                     : sample.head.find("knights") != sample.head.npos ? 'N'
                     : sample.head.find("rooks") != sample.head.npos   ? 'R'
                                                                       : 'o';
  for (char& cell : board)
    if (cell == '?') cell = random() % 2 == 0 ? piece : '.';
  Result<Gadget> gadget = read({"test", "gadget g\n" + sample.head + "board\n" + board});
  EXPECT_TRUE(gadget.ok()) << (gadget ? "" : to_string(gadget.error()));
  return std::move(gadget).value();
}

std::vector<Square> free_squares(const Gadget& gadget) {
  const std::vector<Square> fixed = fixed_squares(gadget);
  std::vector<Square> free;
  for (std::uint64_t i = 0; i < gadget.drawing.squares(); ++i)
    if (!std::binary_search(fixed.begin(), fixed.end(), gadget.drawing.square(i)))
      free.push_back(gadget.drawing.square(i));
  std::sort(free.begin(), free.end());
  return free;
}

bool is_full(const Gadget& gadget, Square square) {
  return std::any_of(gadget.pieces.begin(), gadget.pieces.end(),
                     [&](const Placed& piece) { return piece.square == square; });
}

// The gadget with pieces on the free squares as `full` says.
template <class Full>
Gadget with_layout(Gadget gadget, const std::vector<Square>& free, Full full) {
  std::erase_if(gadget.pieces, [&](const Placed& piece) {
    return std::binary_search(free.begin(), free.end(), piece.square);
  });
  for (const Square square : free)
    if (full(square)) gadget.pieces.push_back({square, words_of(gadget.game).letters[0]});
  std::sort(gadget.pieces.begin(), gadget.pieces.end(),
            [](const Placed& a, const Placed& b) { return a.square < b.square; });
  return gadget;
}

TEST(RefutationLong, RefutesAllThatAgree) {
  std::mt19937 random(11);
  for (const Sample& sample : samples) {
    std::size_t refuted = 0, short_ones = 0;
    for (int i = 0; i < 25; ++i) {
      const Gadget gadget = random_layout(sample, random);
      const Verification done = verify(gadget, 0, {});
      if (done.holds()) continue;
      const std::vector<Square> free = free_squares(gadget);
      Reasons reasons(gadget, free);
      const std::vector<Cube> cubes = reasons.of(gadget, done, {});
      ASSERT_FALSE(cubes.empty());
      for (const Cube& cube : cubes) {
        short_ones += cube.size() < free.size() ? 1 : 0;
        for (const auto& [square, full] : cube) EXPECT_EQ(is_full(gadget, square), full);
        for (int k = 0; k < 6; ++k) {
          const Gadget other = with_layout(gadget, free, [&](Square square) {
            const auto fixed = cube.find(square);
            return fixed == cube.end() ? random() % 2 == 0 : fixed->second;
          });
          ++refuted;
          EXPECT_FALSE(verify(other, 0, {}).holds()) << write(other) << write(gadget);
        }
      }
    }
    EXPECT_GT(refuted, 100U) << sample.board;
    EXPECT_GT(short_ones, 10U) << sample.board;
  }
}

// The formula and the frontier programme see the same: a reason exists where an outcome is missing.
TEST(RefutationLong, FormulaAgreesWithTheTable) {
  std::mt19937 random(12);
  std::size_t lacking = 0, showing = 0;
  for (const Sample& sample : samples)
    for (int i = 0; i < 15; ++i) {
      const Gadget gadget = random_layout(sample, random);
      if (!is_leaper(gadget.game)) break;
      const std::vector<Square> free = free_squares(gadget);
      std::set<Square> full;
      for (const Square square : free)
        if (is_full(gadget, square)) full.insert(square);
      for (const Row& row : gadget.table) {
        const std::vector<Outcome> found = row_of(gadget, row.inputs, {})->outcomes;
        Outcome outcome(gadget.outputs().size());
        for (std::uint8_t& signal : outcome)
          signal = static_cast<std::uint8_t>(random() % gadget.signals.size());
        const bool shows = std::any_of(found.begin(), found.end(), [&](const Outcome& one) {
          return at_most(gadget, outcome, one);
        });
        LackFormula formula(gadget, free, row.inputs, outcome);
        EXPECT_EQ(formula.reasons(full, {}).has_value(), !shows) << write(gadget);
        (shows ? showing : lacking) += 1;
      }
    }
  EXPECT_GT(showing, 10U);
  EXPECT_GT(lacking, 50U);
}

// A layout and its images get the same verdict.
TEST(RefutationLong, SymmetriesKeepTheVerdict) {
  std::mt19937 random(13);
  const std::vector<Sample> symmetric = {
      {rooks + "port a in left\nport b in right\ntable\n0 0 : -\n0 1 : cleared\n1 0 : cleared\n"
               "1 1 : cleared\n",
       "..S..\na.?.b\n.???.\n..?..\n"},
      {pegs + "port a in left\nport b in down\nport x out right\nport y out up\n"
              "table\n1 1 : 1 1\n0 1 : 0 1\n1 0 : 1 0\n",
       "..y..\n.???.\na???x\n.???.\n..b..\n"},
      {pegs + "port a in left\nport x out right\nreversible\ntable\n0 : 0\n1 : 1\n",
       "?????\na???x\n?????\n"},
      {kings + "port a out left\nport b out right\ntable\n: 1 2 | 2 1\n", "a???b\na???b\n"},
  };
  for (const Sample& sample : symmetric) {
    std::size_t held = 0;
    EXPECT_FALSE(symmetries_of(random_layout(sample, random)).empty()) << sample.board;
    for (int i = 0; i < 60; ++i) {
      const Gadget gadget = random_layout(sample, random);
      const bool holds = verify(gadget, 0, {}).holds();
      held += holds ? 1 : 0;
      for (const Symmetry& symmetry : symmetries_of(gadget)) {
        std::set<Square> full;
        for (const Placed& piece : gadget.pieces) full.insert(symmetry(piece.square));
        const Gadget image = with_layout(gadget, free_squares(gadget),
                                         [&](Square square) { return full.contains(square); });
        EXPECT_EQ(verify(image, 0, {}).holds(), holds) << write(gadget) << write(image);
      }
    }
    RecordProperty("held", static_cast<int>(held));
  }
  // Roles, tables and tiles count.
  EXPECT_TRUE(symmetries_of(read_library(*library_file("rook-and"))).empty());
  EXPECT_TRUE(symmetries_of(read_library(*library_file("peg-shift"))).empty());
  // Open edges count.
  const auto symmetries = [](const std::string& open) {
    return symmetries_of(gadget_of("gadget g\ngame push-fight\ngoal mate\n" + open +
                                   "table\n: -\nboard\no.o\nxKx\n"))
        .size();
  };
  EXPECT_EQ(symmetries(""), 1U);
  EXPECT_EQ(symmetries("open 1 1 down\n"), 0U);
  EXPECT_EQ(symmetries("open 1 1 down\nopen 3 1 down\n"), 1U);
}

}  // namespace
}  // namespace hardboard::gadgets
