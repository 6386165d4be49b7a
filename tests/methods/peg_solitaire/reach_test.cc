// Reachability against the brute force, on all that is small, and in time on boards of thousands.
#include "methods/peg_solitaire/reach.h"

#include <fstream>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/random.h"
#include "methods/peg_solitaire/reach_core.h"
#include "methods/peg_solitaire/reach_sat.h"
#include "oracle/peg_brute_force.h"
#include "puzzles/peg_solitaire/read.h"
#include "puzzles/peg_solitaire/replay.h"
#include "support/desert_boards.h"
#include "support/paths.h"

namespace hardboard::peg_solitaire {
namespace {

// What an answer claims must hold: jumps replay, weights refute.
void expect_sound(const Puzzle& puzzle, const Reach& answer) {
  if (answer.verdict == Verdict::solvable) {
    Game game(puzzle);
    for (const Jump jump : answer.jumps) {
      ASSERT_FALSE(game.goal_met()) << "jumps after the goal was met";
      ASSERT_EQ(game.play(jump), std::nullopt);
    }
    ASSERT_TRUE(game.goal_met());
  }
  if (answer.proof) {
    ASSERT_EQ(answer.verdict, Verdict::unsolvable);
    ASSERT_EQ(refute(puzzle, *answer.proof), std::nullopt);
  }
  if (answer.cases) {
    ASSERT_EQ(answer.verdict, Verdict::unsolvable);
    ASSERT_EQ(refute(puzzle, *answer.cases), std::nullopt);
  }
}

// SAT on the core as it comes from the board, without any other sieve.
Reach by_sat_alone(const Puzzle& puzzle) {
  const ReachCore core = reach_core(puzzle, {});
  Reach answer;
  answer.verdict = core.has_peg(core.goal()) ? Verdict::solvable : Verdict::unknown;
  if (answer.verdict == Verdict::solvable) return answer;
  const ReachBySat found = reach_by_sat(core, {});
  answer.verdict = found.verdict;
  if (found.verdict == Verdict::solvable) answer.jumps = forward_jumps(puzzle, core, found.x);
  return answer;
}

TEST(ReachLong, AgreesWithBruteForce) {
  Random random(4);
  int judged = 0, yes = 0, by_sieve = 0, by_sat = 0;
  for (int round = 0; round < 1500; ++round) {
    const Puzzle puzzle = testing::small_reach_board(random);
    const auto judgement = oracle::judge(puzzle, 2'000);
    if (!judgement) continue;
    ++judged;
    SCOPED_TRACE(round);
    const Reach answer = reach(puzzle, {});
    ASSERT_EQ(answer.verdict == Verdict::solvable, judgement->solvable);
    expect_sound(puzzle, answer);
    const Reach sat = by_sat_alone(puzzle);
    ASSERT_EQ(sat.verdict == Verdict::solvable, judgement->solvable);
    expect_sound(puzzle, sat);
    if (HasFatalFailure()) return;
    yes += judgement->solvable && !answer.jumps.empty();
    by_sieve += answer.proof.has_value();
    by_sat += answer.verdict == Verdict::unsolvable && !answer.proof;
  }
  EXPECT_GT(judged, 1'000);
  EXPECT_GT(yes, 300);
  EXPECT_GT(by_sieve, 300);
  EXPECT_LT(by_sat, by_sieve / 20);  // what nothing but search refuses is rare
}

TEST(ReachLong, SmallCases) {
  std::ifstream file(testing::test_data("data/peg_small.jsonl"));
  int cases = 0;
  for (std::string line; std::getline(file, line);) {
    const nlohmann::json expected = nlohmann::json::parse(line);
    const std::string content = expected.at("text");
    const auto puzzle = read({"case", content, 1});
    ASSERT_TRUE(puzzle) << to_string(puzzle.error());
    if (puzzle->goal != Goal::peg) continue;
    ++cases;
    const Reach answer = reach(*puzzle, {});
    EXPECT_NE(answer.verdict, Verdict::unknown);
    EXPECT_EQ(answer.verdict == Verdict::solvable, expected.at("solvable").get<bool>()) << content;
    expect_sound(*puzzle, answer);
  }
  EXPECT_GT(cases, 30);
}

// Gadgets of the paper's reduction (section 2; layouts of our own): `o` a peg, small letters
// inputs, capital ones outputs. What they do was found by exhaustive search.
using Rows = std::vector<std::string>;

const Rows wire_nand{
    "..........o..............", "....o..o.o...............", ".....o...................",
    "..........o.........o....", "xo.o.o.o...o.o.o.o.o...oN", "........o.........o..o...",
    ".....o.............o..o..", "..o.....o................", "no...o...o.o.o...o.o.o.oZ",
    "...............o.........", "..o..o.............o.....", ".o..o..........o.........",
    "...................o.....", "...............o.........", ".............o.....o.....",
    "..............o..........", "yo.o.o.o.o.o.o.....o.....", ".........................",
    "...................o.....", "................o........", "mo.o.o.o.o.o.o.o...o.....",
    ".........................", "................o..o.....", "...............o..o......"};
const Rows control_crossover{
    "..........o.o.o.oX", ".........o........", ".........o........", "...c.....o........",
    "...o..............", ".........o........", "...o..........o...", "xo...o.o.o.o.o....",
    "...o...........o..", ".........o...o..o.", "...o...o...o..o...", "......o.....o...o.",
    "...o..o...........", "......o.o.......o.", "...o...o..........", ".........o.o.o.o..",
    "...o...o..........", "..o..o..o.......o.", "......o.........C."};
const Rows false_circuit{"......T", "......o", ".......", ".o.o.o.", "o......",
                         "o.....o", "o......", ".o.o.o.", "......o"};

// The gadget `copies` times, each moved by (dx, dy) from the one before, on a board with a margin
// all around; pegs on those inputs of the first one that are named. Later ones keep all inputs
// named in `always`; the goal is on the last one.
Puzzle board_of(const Rows& rows, std::string_view inputs, std::string_view always, char goal,
                int copies = 1, int dx = 0, int dy = 0) {
  constexpr int margin = 3;
  const int width = static_cast<int>(rows[0].size()) + (copies - 1) * dx;
  const int height = static_cast<int>(rows.size()) + (copies - 1) * dy;
  std::vector<std::string> picture(height, std::string(width, '.'));
  Puzzle puzzle;
  puzzle.goal = Goal::peg;
  for (int copy = 0; copy < copies; ++copy) {
    for (int y = 0; y < static_cast<int>(rows.size()); ++y) {
      for (int x = 0; x < static_cast<int>(rows[y].size()); ++x) {
        const char token = rows[y][x];
        const bool peg = token == 'o' || (copy == 0 && inputs.find(token) != inputs.npos) ||
                         always.find(token) != always.npos;
        if (peg) picture[y + copy * dy][x + copy * dx] = 'o';
        if (token == goal) puzzle.at = {x + copy * dx, height - 1 - y - copy * dy};
      }
    }
  }
  for (int y = -margin; y < height + margin; ++y) {
    for (int x = -margin; x < width + margin; ++x) {
      const bool inside = x >= 0 && x < width && y >= 0 && y < height;
      puzzle.holes.push_back({x, y});
      puzzle.pegs.push_back(inside && picture[height - 1 - y][x] == 'o' ? 1 : 0);
    }
  }
  return puzzle;
}

void expect_reach(const Puzzle& puzzle, bool reachable) {
  const Reach answer = reach(puzzle, {});
  ASSERT_EQ(answer.verdict, reachable ? Verdict::solvable : Verdict::unsolvable);
  expect_sound(puzzle, answer);
  EXPECT_EQ(answer.proof.has_value() || answer.cases.has_value(), !reachable);
}

TEST(ReachLong, Gadgets) {
  struct Row {
    const char* inputs;
    bool n, z;
  };
  // N is the nand of x and y, Z the and; n and m are the negations that come with x and y.
  for (const auto& [inputs, n, z] :
       {Row{"xy", false, true}, Row{"xm", true, false}, Row{"ny", true, false},
        Row{"nm", true, false}, Row{"", false, false}}) {
    SCOPED_TRACE(inputs);
    expect_reach(board_of(wire_nand, inputs, "", 'N'), n);
    expect_reach(board_of(wire_nand, inputs, "", 'Z'), z);
  }
  for (const std::string inputs : {"", "c", "x", "cx"}) {
    SCOPED_TRACE(inputs);
    expect_reach(board_of(control_crossover, inputs, "", 'C'), inputs.find('c') != inputs.npos);
    expect_reach(board_of(control_crossover, inputs, "", 'X'), true);
  }
  expect_reach(board_of(false_circuit, "", "", 'T'), false);
}

// Where pairs do not refuse, the weights count: without them, or with other ones, nothing is
// proved.
TEST(ReachLong, WeightsOfSievesCount) {
  const Puzzle puzzle = board_of(wire_nand, "nm", "", 'Z');
  Sieve proof = reach_by_sieves(puzzle, reach_core(puzzle, {}), {}).proof.value();
  ASSERT_FALSE(proof.weights.empty());
  EXPECT_EQ(refute(puzzle, proof), std::nullopt);
  EXPECT_EQ(refute(puzzle, Sieve{}), "jumps that lead to the goal are left");
  std::vector<Weight>& weights = proof.weights[0].weights;
  for (std::size_t i = 0; i < weights.size(); i += 10) {
    Weight& weight = weights[i];
    const std::int64_t kept = std::exchange(weight.weight, 2 * weight.weight + 1'000'000'000);
    EXPECT_TRUE(refute(puzzle, proof)) << name(weight.hole);
    weight.weight = kept;
  }
}

TEST(ReachLong, LargeBoards) {
  std::string wire = "x";
  for (int i = 0; i < 2500; ++i) wire += "o.";
  wire.back() = 'X';
  expect_reach(board_of({wire}, "x", "", 'X'), true);
  expect_reach(board_of({wire}, "", "", 'X'), false);
  // Chains: the control goes through four crossovers; the nands' own wires, row by row.
  expect_reach(board_of(control_crossover, "c", "", 'C', 4, 13, 15), true);
  expect_reach(board_of(control_crossover, "", "x", 'C', 4, 13, 15), false);
  expect_reach(board_of(wire_nand, "xn", "ym", 'Z', 3, 24, 0), true);
}

}  // namespace
}  // namespace hardboard::peg_solitaire
