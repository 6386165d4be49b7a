// The kernel's text: what it has read it writes back, and what it can't read it names with its
// place.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>
#include <sstream>
#include <string>

#include "base/random.h"
#include "kernel/judge.h"
#include "puzzles/graph_capture/canonical.h"
#include "puzzles/peg_army/cases.h"
#include "puzzles/peg_solitaire/cases.h"
#include "puzzles/push_fight/cases.h"
#include "puzzles/solo_chess/canonical.h"
#include "support/random_army.h"
#include "support/random_pegs.h"
#include "support/random_push_fight.h"
#include "support/random_puzzle.h"

namespace hardboard {
namespace {

void expect_echo(const std::string& puzzle, const std::string& claim) {
  std::ostringstream echo;
  testing::judge_text(puzzle + claim, &echo);
  ASSERT_EQ(echo.str(), puzzle + claim);
}

TEST(KernelText, EchoesWhatItHasRead) {
  Random random(11);
  for (int round = 0; round < 2'000 && !::testing::Test::HasFailure(); ++round) {
    testing::SoloOptions options;
    options.custom = 50;
    expect_echo(canonical_text(testing::random_solo_chess(random, options)), "claim leaves 1\n");
    expect_echo(canonical_text(testing::random_graph_capture(random)), "claim exceeds 1\n");
    expect_echo(canonical_text(testing::random_army(random)), "claim reaches\n");
    push_fight::Puzzle fight;
    fight.board = push_fight::random_board(random, 8);
    fight.position = push_fight::random_position(
        random, fight.board, push_fight::random_forces(random, fight.board.size()));
    expect_echo(canonical_text(fight), "claim mates\n");
  }
}

RC_GTEST_PROP(KernelText, EchoesPegSolitaire, ()) {
  expect_echo(canonical_text(testing::random_pegs()), "claim leaves 1\n");
}

// The place and the words of the complaint about a text.
std::string complaint(const std::string& text) {
  const kernel::Judgement judgement = testing::judge_text(text);
  if (judgement.word != kernel::Judgement::Word::bad) return "not bad: " + judgement.words;
  return std::to_string(judgement.line) + ":" + std::to_string(judgement.column) + ": " +
         judgement.words;
}

TEST(KernelText, NamesThePlaceOfWhatIsBad) {
  EXPECT_EQ(complaint(""), "1:1: expected another line, found the end of the text");
  EXPECT_EQ(complaint("chess\n"),
            "1:1: expected solo-chess, graph-capture, peg-solitaire, peg-army, push-fight or sat");
  EXPECT_EQ(complaint("graph-capture\n"),
            "1:14: expected directed or undirected, found the end of the line");
  EXPECT_EQ(complaint("graph-capture directed 1\n"), "1:24: expected the end of the line");
  EXPECT_EQ(complaint("graph-capture directed\nvertices x\n"),
            "2:10: expected how many vertices, a number from 1 to 1073741824");
  EXPECT_EQ(complaint("graph-capture directed\nvertices 1\n*1\n"),
            "3:1: expected * or a budget, a number from 0 to 4294967294");
  const std::string graph = "graph-capture directed\nvertices 2\n1\n*\nedges 1\n";
  EXPECT_EQ(complaint(graph + "1 1\n"), "6:3: expected another vertex");
  EXPECT_EQ(complaint(graph + "1 3\n"), "6:3: expected a vertex, a number from 1 to 2");
  EXPECT_EQ(complaint(graph + "1 2\nclaim wins\nmoves 1\n"),
            "8:1: expected leaves N moves, or exceeds N clauses, or exceeds N search, or count N "
            "search, or sets N search");
  EXPECT_EQ(complaint(graph + "1 2\nclaim leaves\nmoves 1\n").substr(0, 14), "8:1: expected ");
  EXPECT_EQ(complaint(graph + "1 2\nclaim exceeds 0\nproof search\n"),
            "7:15: expected how many, a number from 1 to 4294967294");
  EXPECT_EQ(complaint(graph + "1 2\nclaim exceeds 1 1\nproof search\n").substr(0, 14),
            "8:7: expected ");
  EXPECT_EQ(complaint(graph + "1 2\nclaim leaves 1\nmoves 1\n1 2\nstop\n"), "10:1: expected `end`");
  EXPECT_EQ(complaint(graph + "1 2\nclaim leaves 1\nmoves 1\n1 2\nend 5\n"),
            "10:1: expected nothing behind `end`");
  EXPECT_EQ(complaint(graph + "1 2\nclaim leaves 1\nmoves 1\n1 2\nend\n"),
            "not bad: captures leave 1 piece");
  EXPECT_EQ(complaint("solo-chess\ntypes 1\nrides 1\n0 0 1\n"),
            "4:3: expected a ride that leads away");
  EXPECT_EQ(complaint("solo-chess\ntypes 1\nrides 0\npieces 2\n0 1 1 1\n0 1 1 1\n"),
            "6:5: expected a square that the list does not have yet");
  EXPECT_EQ(complaint("solo-chess\ntypes 1\nrides 0\npieces 1\n0 1 1 1\nlast 2\n"),
            "6:6: expected none or a place, a number from 1 to 1");
  EXPECT_EQ(complaint("peg-solitaire\ndirections 0\nholes 1\n1 1 2\n"),
            "4:5: expected whether there is a peg, a number from 0 to 1");
  EXPECT_EQ(complaint("peg-solitaire\ndirections 0\nholes 1\n1 1 1\ngoal two\n"),
            "5:6: expected one, one-at, peg or target");
  EXPECT_EQ(complaint("peg-army\ndesert sea\n"),
            "2:8: expected half-plane, rhombus, box or squares");
  EXPECT_EQ(complaint("peg-army\ndesert half-plane\ngoal 0 0\n"),
            "3:8: expected a goal in the desert");
  EXPECT_EQ(complaint("push-fight\nmoves 2\nturn red\n"), "3:6: expected white or black");
  EXPECT_EQ(complaint("push-fight\nmoves 2\nturn white\nsquares 1\n1 1 Q\n"),
            "5:5: expected ., K, P, k or p");
}

// Words of a text exchanged, dropped and repeated: the kernel says something, whatever stands
// there.
TEST(KernelText, SurvivesEveryText) {
  Random random(12);
  const std::string words[] = {"0",       "-1",      "1",      "2",         "99999999999999999999",
                               "*",       "end",     "claim",  "exceeds",   "proof",
                               "clauses", "exits",   "hubs",   "variables", "either",
                               "count",   "follows", "delete", "cut",       "goal"};
  for (int round = 0; round < 20'000; ++round) {
    std::istringstream in(canonical_text(testing::random_solo_chess(random)) +
                          "claim exceeds 1\nproof clauses exits\nvariables 3\nroot 1\nroot 2\n"
                          "either 1 2\nsteps 4\nroot-some 1 2 0\ncut 1 0 1\nfollows 1 0 1\n"
                          "delete 1\nend\n");
    std::string text;
    for (std::string line; std::getline(in, line);) {
      std::istringstream parts(line);
      for (std::string word; parts >> word;) {
        if (random.below(40) == 0) word = words[random.below(std::size(words))];
        if (random.below(60) != 0) text += word + " ";
      }
      if (random.below(60) != 0) text += "\n";
    }
    testing::judge_text(text);
  }
}

}  // namespace
}  // namespace hardboard
