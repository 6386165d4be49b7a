// Proofs that someone forged: each shows something false, or asks for far more work than it has
// text. Both judges refuse the former, and the kernel ends the latter in time.
#include <chrono>
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <string>

#include "kernel/judge.h"
#include "proofs/kernel_case.h"
#include "support/second_judge.h"

namespace hardboard {
namespace {

// Two rooks and one two squares behind them, which take in turn towards the second: solvable.
std::string rooks(int budget, const std::string& proof) {
  return fmt::format(
      "solo-chess\ntypes 1\nrides 4\n-1 0 *\n0 -1 *\n0 1 *\n1 0 *\npieces 3\n0 1 1 {0}\n"
      "0 2 1 {0}\n0 4 1 {0}\nlast none\ngoal 2\nclaim exceeds 1\nproof clauses {1}end\n",
      budget, proof);
}

void expect_words(const std::string& text, const std::string& words) {
  EXPECT_EQ(testing::judge_text(text).words, words);
  EXPECT_FALSE(testing::verifies(text));
  testing::SecondJudge second(1);
  second.see(text);
  second.expect_agreement(1);
}

// `total 3 1 0` set back from where roots are counted: root 2 counted twice.
TEST(KernelForged, TotalsHaveTheirVariablesInOrder) {
  const std::string words =
      "exits\nvariables 4\ncaptured 1\nroot 2\nroot 3\ntotal {} 0\nsteps 5\n"
      "define 4 0\nroot-most -2 -4 -2 0\nroot-some 2 0\nfollows -2 0 1 2\n"
      "follows 0 4 3\n";
  expect_words(rooks(2, fmt::format(fmt::runtime(words), "3 1")), "expected variables in order");
  expect_words(rooks(2, fmt::format(fmt::runtime(words), "1 3")),
               "a clause is no instance of the rule `root-most`");
}

// A budget of 0 less one is none, not 2^32 - 1.
TEST(KernelForged, NothingIsWastedOfABudgetOfZero) {
  expect_words(rooks(1,
                     "exits\nvariables 7\nexit 1 2\nidle 1\nbudget 1 1\nbudget 1 0\nwaste 1 1\n"
                     "root 2\nlast 1 2\nsteps 10\nroot-some 6 0\nidle -1 2 -6 0\n"
                     "exit-some 1 0\nbudget-need -1 3 0\nbudget-order -3 4 0\n"
                     "waste 5 -4 -2 0\nwaste-most -5 0\nfollows -2 0 3 4 5 6 7\n"
                     "follows -6 0 3 2 8\nfollows 0 1 9\n"),
               "a clause is no instance of the rule `waste`");
}

// Two vertices with an edge; places behind `hub-some` are not hubs, and only lemmas have places.
TEST(KernelForged, OnlyLemmasHaveAWitness) {
  const std::string head =
      "graph-capture undirected\nvertices 2\n2\n2\nedges 1\n1 2\nclaim exceeds 1\n"
      "proof clauses hubs\nvariables 6\nhub 1\nhub 2\nroot 1\nroot 2\n"
      "match 2 1\nmatch 1 2\n";
  expect_words(head +
                   "steps 8\nhub-some 1 0 2\nhub-some 2 0 1\nhub-match -1 3 5 0\n"
                   "hub-match -2 4 6 0\nmatch-hub -5 -2 0\nmatch-hub -6 -1 0\n"
                   "root-most -3 -4 0\nfollows 0 1 2 5 6 3 4 7\nend\n",
               "a clause is no instance of the rule `hub-some`");
  expect_words(head + "steps 2\nroot-hub -3 1 0 2\nroot-hub -4 2 0\nend\n",
               "expected the end of the line");
}

// The seconds that the kernel takes with a limit of 0.2 s.
double seconds(const std::string& text) {
  Limits limits;
  const auto begin = Clock::now();
  limits.deadline = begin + std::chrono::milliseconds(200);
  EXPECT_NE(judge_case(text, limits).word, kernel::Judgement::Word::verified);
  return std::chrono::duration<double>(Clock::now() - begin).count();
}

// One step names a clause of many literals many times.
TEST(KernelForged, LongStepsKeepTheTime) {
  std::string literals, names;
  for (int i = 0; i < 200'000; ++i) literals += " 1", names += " 1";
  EXPECT_LT(seconds(rooks(2, "exits\nvariables 2\nexit 1 2\nroot 2\nsteps 2\nroot-some 2" +
                                 literals + " 0\nfollows -1 2 0" + names + "\n")),
            10);
}

// Nodes of a few bytes are about millions of moves each.
TEST(KernelForged, TreesOfArmiesKeepTheTime) {
  std::string text =
      "peg-army\ndesert half-plane\ngoal 0 2\nwindow all\nmoves 4\nput 2 0 take 0 0 1 0\n"
      "put -2 0 take 0 0 -1 0\nput 0 2 take 0 0 0 1\nput 0 -2 take 0 0 0 -1\n"
      "claim takes 2\nproof branch -500 -500 499 499 1\n";
  for (int i = 0; i < 2'000; ++i) text += "split 1 1 0\n";
  EXPECT_LT(seconds(text), 20);
}

// Trees may be no deeper than the stack.
TEST(KernelForged, DeepTreesAreRefused) {
  std::string text =
      "peg-army\ndesert half-plane\ngoal 0 1\nwindow all\nmoves 1\n"
      "put 0 2 take 0 0 0 1\nclaim takes 2\nproof branch 0 1 0 1 1\n";
  for (int i = 0; i < 200'000; ++i) text += "split 1 1 0\n";
  EXPECT_EQ(testing::judge_text(text).words, "the tree is too deep");
}

}  // namespace
}  // namespace hardboard
