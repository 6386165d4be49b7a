// Planar 3SAT as boards of heroes: all small instances, and every way that a hero has on their
// boards.
#include "reductions/planar_to_solo.h"

#include <algorithm>
#include <functional>
#include <gtest/gtest.h>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "base/random.h"
#include "kinds/kind.h"
#include "methods/planar_3sat/instances.h"
#include "puzzles/ground.h"

namespace hardboard {
namespace {

using formulas::Assignment;
using formulas::Literal;

template <class R>
class PlanarToSoloTest : public ::testing::Test {};
using Rows = ::testing::Types<PlanarToPawnKnights, PlanarToKingKnights, PlanarToKingBishops,
                              PlanarToKnightBishops, PlanarToKnightRooks, PlanarToKnightQueens>;
TYPED_TEST_SUITE(PlanarToSoloTest, Rows);

planar_3sat::Puzzle instance(const std::string& text) {
  return *planar_3sat::read({"f", "planar-3sat\n" + text, 1});
}

std::set<Assignment> solutions_of(const planar_3sat::Puzzle& puzzle) {
  std::set<Assignment> all;
  for (std::uint32_t bits = 0; bits < 1U << puzzle.variables; ++bits) {
    planar_3sat::Answer answer;
    answer.verdict = Verdict::solvable;
    for (std::uint32_t v = 0; v < puzzle.variables; ++v) {
      const auto literal = static_cast<Literal>(v + 1);
      answer.assignment.push_back((bits >> v) % 2 == 1 ? literal : -literal);
    }
    if (check(puzzle, answer).check == Check::verified) all.insert(answer.assignment);
  }
  return all;
}

AnyAnswer solved(const solo_chess::Puzzle& board) {
  const AnyPuzzle any(ground_of<solo_chess::Traits>(), solo_chess::Puzzle(board));
  return kind_of(any).solve(any, {});
}

// A board without any of the code that made it: who can capture whom, as the pieces stand.
class PlainBoard {
public:
  explicit PlainBoard(const solo_chess::Puzzle& puzzle) : puzzle_(puzzle) {
    for (std::size_t i = 0; i < puzzle.pieces.size(); ++i) at_[puzzle.pieces[i].square] = i;
  }

  // From the place of a piece, for the type of another; the square of `absent` counts as empty.
  std::vector<std::size_t> targets(std::size_t from, std::size_t type, std::size_t absent) const {
    std::vector<std::size_t> found;
    for (const solo_chess::Ride& ride : puzzle_.types[type].rides) {
      Square square = puzzle_.pieces[from].square;
      for (std::int32_t step = 0; step < std::min(ride.range, 400); ++step) {
        square = {square.x + ride.dx, square.y + ride.dy};
        const auto there = at_.find(square);
        if (there == at_.end() || there->second == absent) continue;
        found.push_back(there->second);
        break;
      }
    }
    return found;
  }

  // Visits every way of the hero over different pieces that meets all components of the others and
  // ends where a capture leads to the last of them.
  void each_clearing_way(const std::function<void(const std::vector<std::size_t>&)>& visit) const {
    std::vector<std::size_t> way = {*puzzle_.last};
    std::vector<bool> used(puzzle_.pieces.size());
    used[way.front()] = true;
    const std::vector<std::size_t> component = components();
    const std::set<std::size_t> all(component.begin() + 1, component.end());
    const std::function<void()> walk = [&] {
      std::set<std::size_t> met;
      for (std::size_t i = 1; i < way.size(); ++i) met.insert(component[way[i]]);
      if (met == all) visit(way);
      for (const std::size_t next : targets(way.back(), 0, SIZE_MAX)) {
        if (used[next]) continue;
        used[next] = true;
        way.push_back(next);
        walk();
        way.pop_back();
        used[next] = false;
      }
    };
    walk();
  }

  // Captures that clear the board by the way: each component along a random forest, then the hero.
  std::vector<capture::Capture<Square>> moves_by(const std::vector<std::size_t>& way,
                                                 Random& random) const {
    std::vector<std::size_t> open(way.begin() + 1, way.end());
    std::vector<bool> seen(puzzle_.pieces.size());
    for (const std::size_t piece : way) seen[piece] = true;
    std::vector<capture::Capture<Square>> moves;
    while (!open.empty()) {
      std::swap(open[random.below(open.size())], open.back());
      const std::size_t root = open.back();
      std::vector<std::size_t> fresh;
      for (const std::size_t piece : targets(root, 1, SIZE_MAX))
        if (!seen[piece]) fresh.push_back(piece);
      if (fresh.empty()) {
        open.pop_back();
        continue;
      }
      const std::size_t piece = fresh[random.below(fresh.size())];
      seen[piece] = true;
      open.push_back(piece);
      moves.push_back({puzzle_.pieces[piece].square, puzzle_.pieces[root].square});
    }
    std::reverse(moves.begin(), moves.end());
    for (std::size_t i = 1; i < way.size(); ++i)
      moves.push_back({puzzle_.pieces[way[i - 1]].square, puzzle_.pieces[way[i]].square});
    return moves;
  }

private:
  // By piece, with the hero's square empty.
  std::vector<std::size_t> components() const {
    std::vector<std::size_t> component(puzzle_.pieces.size(), SIZE_MAX);
    for (std::size_t begin = 1; begin < component.size(); ++begin) {
      if (component[begin] != SIZE_MAX) continue;
      std::vector<std::size_t> open = {begin};
      component[begin] = begin;
      while (!open.empty()) {
        const std::size_t piece = open.back();
        open.pop_back();
        for (const std::size_t next : targets(piece, 1, *puzzle_.last)) {
          if (component[next] != SIZE_MAX) continue;
          component[next] = begin;
          open.push_back(next);
        }
      }
    }
    return component;
  }

  const solo_chess::Puzzle& puzzle_;
  std::map<Square, std::size_t> at_;
};

// Verdicts agree on all instances of up to two variables, and every solution goes forward and comes
// back.
TYPED_TEST(PlanarToSoloTest, SmallInstances) {
  int yes = 0, no = 0;
  planar_3sat::each_small_puzzle(2, [&](const planar_3sat::Puzzle& source) {
    const auto image = TypeParam::forward(source, {});
    if (!image) return true;
    EXPECT_TRUE(TypeParam::keeps_law(source, image->puzzle));
    const std::set<Assignment> solutions = solutions_of(source);
    const AnyAnswer answer = solved(image->puzzle);
    EXPECT_EQ(answer.head().verdict, solutions.empty() ? Verdict::unsolvable : Verdict::solvable)
        << write(source);
    ++(solutions.empty() ? no : yes);
    if (!solutions.empty()) {
      const auto recovered = TypeParam::recover(source, *image, answer.as<solo_chess::Answer>());
      EXPECT_TRUE(recovered && solutions.contains(recovered->assignment)) << write(source);
    }
    for (const Assignment& assignment : solutions) {
      planar_3sat::Answer solution;
      solution.verdict = Verdict::solvable;
      solution.assignment = assignment;
      const solo_chess::Answer moves = TypeParam::witness(source, *image, solution);
      EXPECT_EQ(check(image->puzzle, moves).check, Check::verified);
      EXPECT_EQ(TypeParam::recover(source, *image, moves)->assignment, assignment);
    }
    return true;
  });
  EXPECT_GT(yes, 30);
  EXPECT_GT(no, 10);
}

// The hero has exactly one clearing way for each satisfying assignment, however the others collapse
// onto it.
TYPED_TEST(PlanarToSoloTest, EveryWayOfTheHeroIsASolution) {
  Random random(7);
  const planar_3sat::Wish wish{.variables = 4, .clauses = 6, .occurrences = 2};
  int yes = 0, no = 0;
  for (int round = 0; round < 25; ++round) {
    const auto source = planar_3sat::random_puzzle(wish, random);
    if (!source) continue;
    const auto image = TypeParam::forward(*source, {});
    ASSERT_TRUE(image);
    const PlainBoard board(image->puzzle);
    std::set<Assignment> found;
    board.each_clearing_way([&](const std::vector<std::size_t>& way) {
      for (int forest = 0; forest < 3; ++forest) {
        solo_chess::Answer answer;
        answer.verdict = Verdict::solvable;
        answer.moves = board.moves_by(way, random);
        ASSERT_EQ(check(image->puzzle, answer).check, Check::verified);
        const auto recovered = TypeParam::recover(*source, *image, answer);
        ASSERT_TRUE(recovered) << to_string(recovered.error());
        EXPECT_TRUE(forest > 0 || found.insert(recovered->assignment).second);
      }
    });
    EXPECT_EQ(found, solutions_of(*source)) << write(*source);
    ++(found.empty() ? no : yes);
  }
  EXPECT_GT(yes, 3);
  EXPECT_GT(no + yes, 10);
}

TYPED_TEST(PlanarToSoloTest, LargerInstances) {
  Random random(3);
  const planar_3sat::Wish wish{.variables = 9, .clauses = 13, .occurrences = 2};
  int yes = 0, no = 0;
  for (int round = 0; round < 12; ++round) {
    const auto source = planar_3sat::random_puzzle(wish, random);
    if (!source) continue;
    const auto image = TypeParam::forward(*source, {});
    ASSERT_TRUE(image);
    const bool is_satisfiable = !solutions_of(*source).empty();
    EXPECT_EQ(solved(image->puzzle).head().verdict,
              is_satisfiable ? Verdict::solvable : Verdict::unsolvable)
        << write(*source);
    ++(is_satisfiable ? yes : no);
  }
  EXPECT_GT(yes, 0);
  EXPECT_GT(no, 0);
}

TYPED_TEST(PlanarToSoloTest, LargeBoardsAreMade) {
  Random random(3);
  const planar_3sat::Wish wish{.variables = 3000, .clauses = 2500, .occurrences = 2};
  const auto source = planar_3sat::random_puzzle(wish, random);
  ASSERT_TRUE(source);
  const auto image = TypeParam::forward(*source, {});
  ASSERT_TRUE(image);
  EXPECT_TRUE(TypeParam::keeps_law(*source, image->puzzle));
}

TYPED_TEST(PlanarToSoloTest, SourcesOutsideAreRefused) {
  const auto why = [](const planar_3sat::Puzzle& source, const Limits& limits = {}) {
    const auto image = TypeParam::forward(source, limits);
    return image.ok() ? "" : image.error().message;
  };
  EXPECT_EQ(why(instance("variables 2\nabove\n1\n1 2\n1\n")).substr(0, 50),
            "variable 1 occurs in more than two clauses above t");
  Limits little;
  little.memory_bytes = 3000;
  EXPECT_EQ(why(instance("variables 2\nabove\n1 2\n")), "");
  EXPECT_NE(why(instance("variables 2\nabove\n1 2\n"), little), "");
}

// A hero that leaves a way, or moves that solve nothing, stand for no assignment.
TYPED_TEST(PlanarToSoloTest, OtherMovesAreRefused) {
  const planar_3sat::Puzzle source = instance("variables 1\nabove\n1\n");
  const auto image = TypeParam::forward(source, {});
  ASSERT_TRUE(image);
  solo_chess::Answer answer;
  EXPECT_EQ(TypeParam::recover(source, *image, answer).error().message,
            "the hero takes no way of variable 1");
  planar_3sat::Answer wrong;
  wrong.assignment = {-1};
  const auto way = hero_way(image->trace, {false});
  for (std::size_t i = 1; i < way.size(); ++i)
    answer.moves.push_back(
        {image->puzzle.pieces[way[i - 1]].square, image->puzzle.pieces[way[i]].square});
  EXPECT_EQ(TypeParam::recover(source, *image, answer).error().message.substr(0, 37),
            "the hero's way stands for no solution");
}

// The gadget of Brunner et al. 2023, Figure 6, whose literal bishops of the third row are clauses x
// and not x: without a piece behind it that no other can capture the king takes both paths.
TEST(PlanarToSolo, FiguresNeedAnEnd) {
  const std::string gadget =
      ". . . B . . .\n. . B . B . .\n. B . . . B .\n. B . . . B .\n. B . . . B .\n. B . . . B .\n"
      "B B . . . B B\n. . B . B . .\n. . . B . . .\n. . . B . . .\n. . . B . . .\n. . . K . . .\n";
  const auto verdict = [](const std::string& board) {
    const auto puzzle =
        solo_chess::read({"f", "solo-chess\nbudget unlimited\nlast K\nboard\n" + board, 1});
    return solved(*puzzle).head().verdict;
  };
  EXPECT_EQ(verdict(gadget), Verdict::solvable);
  EXPECT_EQ(verdict(". . . B . . .\n" + gadget), Verdict::unsolvable);
}

}  // namespace
}  // namespace hardboard
