// Circuits: AIGER texts as they are read and refused, and the check of answers.
#include <gtest/gtest.h>
#include <string>

#include "problems/circuit/traits.h"
#include "support/bad_input.h"

namespace hardboard::circuit {
namespace {

TEST(CircuitRead, GatesInAnyOrder) {
  const auto puzzle = read({"f",
                            "aag 9 2 0 2 3\r\n10\n4\n13\n1\n12 14 5\n14 10 4\n18 3 12\n"
                            "i0 left\no1 always\nc\nany words at all\n",
                            1});
  ASSERT_FALSE(puzzle);
  EXPECT_EQ(to_string(puzzle.error()), "f:8:3: wire 3 is used and never defined");
  const auto good = read({"f",
                          "aag 9 2 0 2 3\r\n10\n4\n13\n1\n12 14 5\n14 10 4\n18 1 12\n"
                          "i0 left\no1 always\nc\nany words at all\n",
                          1});
  ASSERT_TRUE(good) << to_string(good.error());
  EXPECT_EQ(write(*good), "aag 5 2 0 2 3\n2\n4\n9\n1\n6 2 4\n8 6 5\n10 1 8\ni0 left\no1 always\n");
}

TEST(CircuitRead, NamesOfInputsAndOutputs) {
  const auto puzzle =
      read({"f", "aag 2 2 0 1 0\n2\n4\n2\ni1  two  words \ni0\ni2 none\nox x\no0 y\no0 z\n", 1});
  ASSERT_TRUE(puzzle) << to_string(puzzle.error());
  EXPECT_EQ(puzzle->aig.input_names, (std::vector<std::string>{"", "two  words"}));
  EXPECT_EQ(puzzle->aig.output_names, std::vector<std::string>{"z"});
  EXPECT_EQ(write(*puzzle), "aag 2 2 0 1 0\n2\n4\n2\ni1 two  words\no0 z\n");
}

// Few of the variables of the header are used.
TEST(CircuitRead, LargeNumbers) {
  const auto puzzle = read({"f", "aag 9000 1 0 1 1\n6\n18001\n18000 6 7\n", 1});
  ASSERT_TRUE(puzzle) << to_string(puzzle.error());
  EXPECT_EQ(write(*puzzle), "aag 2 1 0 1 1\n2\n5\n4 2 3\n");
  EXPECT_EQ(to_string(read({"f", "aag 9000 1 0 1 1\n6\n6\n6 6 7\n", 1}).error()),
            "f:4:2: wire 6 is defined twice");
  EXPECT_EQ(to_string(read({"f", "aag 9000 1 0 1 1\n6\n6\n8 6 10\n", 1}).error()),
            "f:4:2: wire 10 is used and never defined");
}

TEST(CircuitRead, Errors) {
  testing::expect_refused(
      {
          {"", "1:1: nothing here: expected `aag M I L O A`"},
          {"circuit\n", "1:1: expected `aag M I L O A`, found `circuit`"},
          {"aag 1 2 0 1 0\n", "1:7: a number of inputs of `2` is too large: the most is 1"},
          {"aag 2 1 1 1 0\n", "1:9: a circuit with latches: expected 0 latches"},
          {"aag 2 1\n", "1:8: expected a number of latches, found the end of the line"},
          {"aag 1 1 0 1 0 1\n", "1:15: expected the end of the line, found `1`"},
          {"aag 100000001 1 0 1 0\n",
           "1:5: the largest variable of `100000001` is too large: the most is 100000000"},
          {"aag 1 1 0 0 0\n2\n", "1:1: the circuit has no output"},
          {"aag 1 1 0 1 0\n", "1:14: the file ends where an input should stand"},
          {"aag 1 1 0 1 0\n2\n", "2:2: the file ends where an output should stand"},
          {"aag 2 1 0 1 1\n2\n4\n", "3:2: the file ends where a gate should stand"},
          {"aag 1 1 0 1 0\n3\n2\n",
           "2:2: wire 3 can't be defined: expected an even number above 0"},
          {"aag 1 1 0 1 0\n2\n4\n",
           "3:1: the wire of an output of `4` is too large: the most is 3"},
          {"aag 2 1 0 1 1\n2\n4\n4 2 6\n", "4:5: a wire of `6` is too large: the most is 5"},
          {"aag 2 1 0 1 1\n2\n4\n2 2 2\n", "4:2: wire 2 is defined twice"},
          {"aag 3 1 0 1 2\n2\n4\n4 2 6\n6 4 2\n", "4:2: wire 4 is part of a cycle"},
          {"aag 2 1 0 1 0\n2\n4\n", "3:2: wire 4 is used and never defined"},
          {"aag 1 1 0 1 0\n2\n2\nx\n",
           "4:1: expected the end of the file, a name or a comment, found `x`"},
      },
      read);
}

TEST(CircuitCheck, Answers) {
  // The second input and not the first.
  const auto puzzle = read({"f", "aag 3 2 0 1 1\n2\n4\n6\n6 3 4\n", 1});
  ASSERT_TRUE(puzzle) << to_string(puzzle.error());
  Answer answer;
  answer.verdict = Verdict::solvable;
  answer.inputs = {0, 1};
  EXPECT_EQ(check(*puzzle, answer).check, Check::verified);
  answer.inputs = {1, 1};
  EXPECT_EQ(check(*puzzle, answer).reason, "the inputs make the first output 0");
  answer.inputs = {0};
  EXPECT_EQ(check(*puzzle, answer).reason, "the answer has 1 input, and the circuit has 2");
  answer.inputs.clear();
  answer.verdict = Verdict::unsolvable;
  EXPECT_EQ(check(*puzzle, answer).reason, "some inputs make the first output 1");
  answer.verdict = Verdict::unknown;
  EXPECT_EQ(check(*puzzle, answer).check, Check::claimed);
  answer.proof = Exhausted{4};
  EXPECT_EQ(check(*puzzle, answer).check, Check::wrong);
}

}  // namespace
}  // namespace hardboard::circuit
