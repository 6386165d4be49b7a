// The methods of circuits against a plain evaluation, on all small circuits and on random ones.
#include "methods/circuit/solve.h"

#include <gtest/gtest.h>
#include <vector>

#include "methods/circuit/make.h"
#include "methods/circuit/nands.h"
#include "problems/circuit/check.h"

namespace hardboard::circuit {
namespace {

// The value of a wire, from the wires of its gate.
bool is_one(const formulas::Aig& aig, formulas::Wire wire, std::uint32_t inputs) {
  const std::uint32_t variable = wire / 2;
  bool value = false;
  if (variable > aig.inputs) {
    const formulas::Gate& gate = aig.gates[variable - aig.inputs - 1];
    value = is_one(aig, gate.left, inputs) && is_one(aig, gate.right, inputs);
  } else if (variable > 0) {
    value = (inputs >> (variable - 1) & 1) != 0;
  }
  return value != ((wire & 1) != 0);
}

bool expect_right(const Puzzle& puzzle) {
  std::vector<std::vector<std::uint8_t>> all, found;
  for (std::uint32_t inputs = 0; inputs < 1U << puzzle.aig.inputs; ++inputs) {
    if (!is_one(puzzle.aig, puzzle.aig.outputs[0], inputs)) continue;
    std::vector<std::uint8_t>& values = all.emplace_back();
    for (std::uint32_t i = 0; i < puzzle.aig.inputs; ++i)
      values.push_back(static_cast<std::uint8_t>(inputs >> i & 1));
  }
  EXPECT_TRUE(each_input(puzzle, {}, [&](const std::vector<std::uint8_t>& inputs) {
    found.push_back(inputs);
    return true;
  }));
  EXPECT_EQ(found, all);
  for (const Answer& answer : {solve_by_sat(puzzle, {}), solve_by_trying_all(puzzle, {})}) {
    EXPECT_EQ(answer.verdict, all.empty() ? Verdict::unsolvable : Verdict::solvable);
    EXPECT_EQ(check(puzzle, answer).check, Check::verified);
    Answer contrary = answer;
    contrary.verdict = all.empty() ? Verdict::solvable : Verdict::unsolvable;
    contrary.proof = {};
    contrary.inputs.assign(puzzle.aig.inputs, 0);
    EXPECT_EQ(check(puzzle, contrary).check, Check::wrong);
  }
  return !all.empty();
}

TEST(Circuit, AllSmallCircuits) {
  std::size_t circuits = 0, solvable = 0;
  each_small_circuit(3, [&](const Puzzle& puzzle) {
    ++circuits;
    solvable += expect_right(puzzle) ? 1 : 0;
    return !::testing::Test::HasFailure();
  });
  EXPECT_EQ(circuits, 934U);
  EXPECT_LT(solvable, circuits);
}

// Counted by a program of its own.
TEST(Circuit, NandCircuits) {
  const auto count = [](std::uint32_t gates) {
    std::size_t circuits = 0;
    each_nand_circuit(gates, [&](const Puzzle&) { return ++circuits > 0; });
    return circuits;
  };
  EXPECT_EQ(count(1), 2U * 2 + 6);
  EXPECT_EQ(count(2), 2U * 6 + 24);
  EXPECT_EQ(count(3), 2U * 34 + 182);
  EXPECT_EQ(count(4), 2U * 241 + 1608);
}

TEST(Circuit, RandomCircuits) {
  Random random(5);
  int solvable = 0;
  for (int round = 0; round < 300; ++round) {
    const auto inputs = 1 + static_cast<std::uint32_t>(random.below(8));
    solvable +=
        expect_right(random_circuit(inputs, static_cast<std::uint32_t>(random.below(20)), random))
            ? 1
            : 0;
  }
  EXPECT_GT(solvable, 50);
  EXPECT_LT(solvable, 300);
}

}  // namespace
}  // namespace hardboard::circuit
