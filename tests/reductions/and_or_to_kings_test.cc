// And-Or-(1,1)-SAT as kings: small formulas decided as whole boards, any solution of a board, what
// attacks what, and large images; and 3SAT straight to And-Or-(1,1)-SAT.
#include <algorithm>
#include <gtest/gtest.h>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>

#include "base/random.h"
#include "gadgets/domination.h"
#include "kinds/verify_reduction.h"
#include "methods/and_or_sat/instances.h"
#include "methods/random_formula.h"
#include "puzzles/ground.h"
#include "reductions/and_or_to_leapers.h"
#include "reductions/three_sat_to_and_or.h"
#include "support/and_or_formula.h"

namespace hardboard {
namespace {

using and_or_sat::Puzzle;
using testing::any_of;
using testing::formula;

const Puzzle figure = formula("1 & -2 | 3\n-1 -3 2\n");  // Kühn 2024, figures 2.2 and 5.1

const Reduction& kings_row() {
  return *reduction_named("and-or-sat-to-kings");
}

Verification verified(const Sources& sources) {
  VerificationEffort effort;
  effort.moves = 200;  // finds no second solution, which OtherSolutionsReadBack does
  const Verification done = verify_reduction(kings_row(), sources, effort, {});
  EXPECT_FALSE(done.counterexample) << done.counterexample->words << "\n"
                                    << write(done.counterexample->source.as<Puzzle>());
  EXPECT_EQ(done.undecided + done.outside, 0U);
  return done;
}

TEST(AndOrToKings, HoldsOnSomeFormulas) {
  const Verification done = verified([](const PuzzleVisit& visit) {
    for (const Puzzle& source : {formula("1\n-1\n"), formula("1 -1\n"), formula("1 2\n-1\n-2\n"),
                                 formula("1 & 2 | -1\n-2\n"), formula("1 & -1 | 2\n-2\n")})
      if (!visit(any_of(source))) return;
  });
  EXPECT_EQ(done.solvable, 2U);
  EXPECT_EQ(done.unsolvable, 3U);
}

TEST(AndOrToKingsNightly, HoldsOnAllFormulasOfTwoVariables) {
  const Verification done = verified(sources_up_to(kings_row(), 2).value());
  EXPECT_EQ(done.solvable, 16U);
  EXPECT_EQ(done.unsolvable, 12U);
}

// Another method for whole boards, which is quick as long as few wires run side by side.
TEST(AndOrToKings, ClearingsAgreeOnOneVariable) {
  for (const auto& [source, is_true] :
       {std::pair(formula("1 -1\n"), true), std::pair(formula("1\n-1\n"), false)}) {
    const auto image = AndOrToKings::forward(source, {});
    ASSERT_TRUE(image);
    gadgets::CaptureBoard board;
    board.leaves_one = true;
    std::map<Square, std::uint32_t> places;
    for (const solo_chess::Piece& piece : image->puzzle.pieces)
      places.emplace(piece.square, static_cast<std::uint32_t>(places.size()));
    for (const solo_chess::Piece& piece : image->puzzle.pieces) {
      board.budget.push_back(2);
      std::vector<std::uint32_t>& near = board.near.emplace_back();
      for (const solo_chess::Ride& ride : image->puzzle.types[0].rides)
        if (const auto found = places.find({piece.square.x + ride.dx, piece.square.y + ride.dy});
            found != places.end())
          near.push_back(found->second);
    }
    const auto clearings = gadgets::clearings_of(board, {});
    ASSERT_TRUE(clearings);
    EXPECT_EQ(!clearings->empty(), is_true);
  }
}

// A solver that sees the kings in another order finds other solutions; all of them read back.
TEST(AndOrToKingsLong, OtherSolutionsReadBack) {
  Random random(5);
  std::set<std::string> seen;
  for (const Puzzle& source : {formula("1 & 2 | -1\n-2\n"), formula("1 2\n-1 -2\n")}) {
    const AnyImage image = kings_row().forward(any_of(source), {}).value();
    for (int round = 0; round < 4; ++round) {
      auto board = image.puzzle.as<solo_chess::Puzzle>();
      for (std::size_t i = board.pieces.size(); i > 1; --i)
        std::swap(board.pieces[i - 1], board.pieces[random.below(i)]);
      board.frame.reset();
      const AnyPuzzle shuffled(ground_of<solo_chess::Traits>(), std::move(board));
      const AnyAnswer answer = kind_of(shuffled).solve(shuffled, {});
      ASSERT_TRUE(is_yes(answer.head().verdict));
      const Result<AnyAnswer> recovered = kings_row().recover(image, answer, {});
      ASSERT_TRUE(recovered) << recovered.error().message;
      std::string moves;
      for (const auto& [from, to] : answer.as<solo_chess::Answer>().moves)
        moves += name(from) + name(to) + " ";
      seen.insert(moves);
    }
  }
  EXPECT_GE(seen.size(), 7U);
}

// Kings in cells of different gadgets attack each other only in the two middle lines, where ports
// are joined: the cells are neighbours, and both kings stand in the wire.
TEST(AndOrToKings, GadgetsMeetAtPortsAlone) {
  Random random(3);
  const auto image = AndOrToKings::forward(and_or_sat::random_puzzle(40, 50, random), {});
  ASSERT_TRUE(image);
  const leaper_board::Game& kings = leaper_board::kings();
  const std::int32_t cell = kings.tiles.cell;
  const gadgets::Embedding& embedding = image->trace.embedding;
  std::map<std::pair<std::int32_t, std::int32_t>, std::size_t> owner;
  for (std::size_t i = 0; i < embedding.macros.size(); ++i) {
    const gadgets::PlacedMacro& placed = embedding.macros[i];
    const gadgets::Macro& macro = kings.tiles.macros[placed.kind];
    const bool runs_right = placed.kind == gadgets::MacroKind::wire_right;
    const bool runs_down = placed.kind == gadgets::MacroKind::wire_down;
    for (std::int32_t x = 0; x < macro.width * (runs_right ? placed.length : 1); ++x)
      for (std::int32_t y = 0; y < macro.height * (runs_down ? placed.length : 1); ++y)
        owner[{placed.x + x, embedding.height - 1 - placed.y - y}] = i;
  }
  std::set<Square> squares;
  for (const solo_chess::Piece& piece : image->puzzle.pieces) squares.insert(piece.square);
  std::size_t met = 0;
  const auto at_port = [&](std::int32_t along) { return along % cell == 2 || along % cell == 3; };
  for (const Square s : squares)
    for (const solo_chess::Ride& ride : image->puzzle.types[0].rides) {
      const Square t{s.x + ride.dx, s.y + ride.dy};
      if (!squares.contains(t)) continue;
      const std::int32_t x = (s.x - 1) / cell, y = (s.y - 1) / cell;
      const std::int32_t other_x = (t.x - 1) / cell, other_y = (t.y - 1) / cell;
      if (owner.at({x, y}) == owner.at({other_x, other_y})) continue;
      ++met;
      EXPECT_TRUE(x == other_x ? at_port(s.x - 1) && at_port(t.x - 1)
                               : y == other_y && at_port(s.y - 1) && at_port(t.y - 1))
          << name(s) << " and " << name(t);
    }
  EXPECT_GT(met, 0U);
}

TEST(AndOrToKings, LargeFormulas) {
  Random random(9);
  for (const std::uint32_t variables : {50U, 100U}) {
    const Puzzle source = and_or_sat::random_puzzle(variables, 50, random);
    const AnyPuzzle any = any_of(source);
    const AnyAnswer solution = kind_of(any).solve(any, {});
    if (!is_yes(solution.head().verdict)) continue;
    const AnyImage image = kings_row().forward(any, {}).value();
    const Result<AnyAnswer> answer = kings_row().witness(image, solution, {});
    ASSERT_TRUE(answer) << answer.error().message;
    const Result<AnyAnswer> back = kings_row().recover(image, *answer, {});
    ASSERT_TRUE(back) << back.error().message;
    EXPECT_EQ(back->as<and_or_sat::Answer>().assignment,
              solution.as<and_or_sat::Answer>().assignment);
  }
}

// The board of 3SAT with 50 variables and 200 clauses takes at most four times the room of its
// gadgets and wires.
TEST(AndOrToKings, LargeBoardsAreCompact) {
  Random random(2);
  const auto source = ThreeSatToAndOr::forward({random_formula(50, 200, 3, random)}, {});
  ASSERT_TRUE(source);
  const gadgets::Macros& macros = leaper_board::kings().tiles.macros;
  const auto drawn = gadgets::embed(source->puzzle, macros, {});
  ASSERT_TRUE(drawn);
  const Area area = leaper_board::area_of(leaper_board::kings(), *drawn);
  EXPECT_LE(area.board, 4 * (area.gadgets + area.wires));
  EXPECT_GE(area.board, area.gadgets + area.wires);
  // The row says the same of a smaller one.
  const AnyImage image = kings_row().forward(any_of(figure), {}).value();
  const Area small = kings_row().area(image);
  const solo_chess::Frame& frame = *image.puzzle.as<solo_chess::Puzzle>().frame;
  EXPECT_EQ(small.board,
            static_cast<std::uint64_t>(frame.width) * static_cast<std::uint64_t>(frame.height));
  EXPECT_GE(small.board, small.gadgets + small.wires);
}

TEST(AndOrToKings, PartsAndMeaningsNameEachGadget) {
  const AnyImage image = kings_row().forward(any_of(figure), {}).value();
  std::set<std::string> names;
  for (const Part& part : kings_row().parts(image)) names.insert(part.name);
  for (const char* name : {"variable x1", "variable x2", "variable x3", "clause 1", "clause 2",
                           "and 1", "or 2", "join 2", "test", "not x2 crosses not x1"})
    EXPECT_TRUE(names.contains(name)) << name;
  const AnyAnswer solution = kind_of(image.source).solve(image.source, {});
  const AnyAnswer answer = kings_row().witness(image, solution, {}).value();
  const std::vector<std::string> meanings = kings_row().meanings(image, answer);
  EXPECT_EQ(meanings.size(), answer.as<solo_chess::Answer>().moves.size());
  for (const char* words : {"x1 is true", "clause 1 is true", "join 2 is true"})
    EXPECT_EQ(std::count(meanings.begin(), meanings.end(), words), 1) << words;
}

TEST(AndOrToKings, NoClausesAreOneKing) {
  const auto image = AndOrToKings::forward({}, {});
  ASSERT_TRUE(image);
  EXPECT_EQ(image->puzzle.pieces.size(), 1U);
}

TEST(AndOrToKings, OtherFormulasAreRefused) {
  EXPECT_FALSE(AndOrToKings::forward(formula("1 1\n"), {}));
}

TEST(ThreeSatToAndOr, CopiesAreToldApart) {
  const auto image = ThreeSatToAndOr::forward(
      *satisfiability::read({"f", "p cnf 3 4\n1 2 0\n1 -3 0\n1 0\n-1 -3 0\n", 1}), {});
  ASSERT_TRUE(image);
  EXPECT_EQ(write(image->puzzle),
            "and-or-sat\nclauses\n1 2\n3 4\n5\n6 7\n-1 & -3 | 8\n-5 & -8 | -6\n9 -9 -2\n"
            "-4 & -7 | 10\n11 -11 -10\n");
}

TEST(ThreeSatToAndOr, HoldsOnRandomFormulas) {
  const Reduction& row = *reduction_named("3sat-to-and-or-sat");
  VerificationEffort effort;
  effort.moves = 500;
  Random random(4);
  const Verification done = verify_reduction(
      row,
      [&](const PuzzleVisit& visit) {
        for (int round = 0; round < 25; ++round) {
          satisfiability::Puzzle source;
          source.cnf = random_formula(5, 20, 3, random);
          if (!visit(AnyPuzzle(ground_of<satisfiability::Traits>(), std::move(source)))) return;
        }
      },
      effort, {});
  EXPECT_FALSE(done.counterexample) << done.counterexample->words;
  EXPECT_GT(done.solvable, 0U);
  EXPECT_GT(done.unsolvable, 0U);
}

}  // namespace
}  // namespace hardboard
