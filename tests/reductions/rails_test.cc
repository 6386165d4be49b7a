// Circuits as boards of pegs: what the gadgets' tables must say, circuits larger than the smallest,
// and every way of the choices.
#include <algorithm>
#include <gtest/gtest.h>

#include "base/box.h"
#include "gadgets/library.h"
#include "kinds/kind.h"
#include "methods/circuit/make.h"
#include "methods/circuit/solve.h"
#include "methods/peg_solitaire/reach_core.h"
#include "methods/peg_solitaire/reach_sat.h"
#include "methods/peg_solitaire/reach_windows.h"
#include "puzzles/ground.h"
#include "reductions/circuit_to_pegs.h"
#include "reductions/rail_board.h"
#include "support/lean_play.h"

namespace hardboard {
namespace {

using gadgets::Gadget;
using gadgets::Outcome;

// A circuit whose gates all lead to the output: each takes two variables that no gate has taken, or
// one such variable and any other.
circuit::Puzzle connected_circuit(std::uint32_t inputs, std::uint32_t gates, Random& random) {
  circuit::Puzzle puzzle;
  puzzle.aig.inputs = inputs;
  std::vector<std::uint32_t> open;
  for (std::uint32_t v = 1; v <= inputs; ++v) open.push_back(v);
  const auto draw = [&] {
    const std::size_t i = random.below(open.size());
    const std::uint32_t variable = std::exchange(open[i], open.back());
    open.pop_back();
    return variable;
  };
  for (std::uint32_t i = 0; i < gates; ++i) {
    const std::uint32_t variable = inputs + i + 1, first = draw();
    const bool must_close = open.size() + 1 > gates - i;
    std::uint32_t second = 1 + static_cast<std::uint32_t>(random.below(variable - 1));
    if (!open.empty() && (must_close || random.below(2) == 0)) second = draw();
    std::erase(open, second);
    const auto literal = [&](std::uint32_t v) {
      return 2 * v + static_cast<formulas::Wire>(random.below(2));
    };
    puzzle.aig.gates.push_back({literal(first), literal(second)});
    open.push_back(variable);
  }
  puzzle.aig.outputs = {2 * puzzle.aig.variables() + static_cast<formulas::Wire>(random.below(2))};
  return puzzle;
}

AnyPuzzle any(circuit::Puzzle puzzle) {
  return {ground_of<circuit::Traits>(), std::move(puzzle)};
}

// Pairs of signals from above: what stands on each wire.
bool all_alive(const std::vector<std::uint8_t>& signals) {
  for (std::size_t i = 0; i < signals.size(); i += 2)
    if (signals[i] + signals[i + 1] == 0) return false;
  return true;
}

// The tables say what the proof in docs/rails.md uses: a row for each value of the wires that come
// in, with one outcome that leaves no wire dead; and rows with a dead wire, all rails else true,
// whose outcomes all leave a wire dead.
TEST(Rails, TablesCarryTheProof) {
  const auto value = [](const std::vector<std::uint8_t>& signals, std::size_t wire) {
    EXPECT_EQ(signals[2 * wire] + signals[2 * wire + 1], 1);
    return signals[2 * wire] != 0;
  };
  for (const std::string_view name : rails::gadget_names) {
    if (name.empty()) continue;
    SCOPED_TRACE(name);
    const Gadget gadget = gadgets::read_library(*gadgets::library_file(name));
    const std::size_t wires = gadget.inputs().size() / 2;
    std::size_t valued = 0, dead = 0;
    for (const gadgets::Row& row : gadget.table) {
      bool is_valued = true;
      for (std::size_t w = 0; w < wires; ++w)
        is_valued = is_valued && row.inputs[2 * w] + row.inputs[2 * w + 1] == 1;
      const auto alive = std::count_if(row.outcomes.begin(), row.outcomes.end(),
                                       [](const Outcome& outcome) { return all_alive(outcome); });
      if (!is_valued) {
        const auto trues = std::count(row.inputs.begin(), row.inputs.end(), 1);
        if (all_alive(row.inputs)) continue;  // both rails true, no wire dead
        EXPECT_EQ(alive, 0);
        dead += trues + 2 == static_cast<std::ptrdiff_t>(row.inputs.size()) ? 1 : 0;
        continue;
      }
      ++valued;
      if (name == "peg-rails-choice") {
        EXPECT_EQ(alive, 2);
        continue;
      }
      ASSERT_EQ(alive, 1);
      const Outcome& outcome = *std::find_if(row.outcomes.begin(), row.outcomes.end(),
                                             [](const Outcome& each) { return all_alive(each); });
      if (wires == 0) {
        EXPECT_TRUE(value(outcome, 0));
        continue;
      }
      const bool x = value(row.inputs, 0);
      if (name == "peg-rails-and") {
        EXPECT_EQ(value(outcome, 0), x && value(row.inputs, 1));
      } else if (name == "peg-rails-cross") {
        EXPECT_EQ(value(outcome, 0), value(row.inputs, 1));
        EXPECT_EQ(value(outcome, 1), x);
      } else if (name == "peg-rails-copy") {
        EXPECT_EQ(value(outcome, 0), x);
        EXPECT_EQ(value(outcome, 1), x);
      } else {
        EXPECT_EQ(value(outcome, 0), x != (name == "peg-rails-swap"));
      }
    }
    EXPECT_EQ(valued, std::size_t{1} << wires);
    EXPECT_EQ(dead, wires);
  }
}

// The drawings have the ports where plans expect them.
TEST(Rails, PortsLieOnTheTracks) {
  for (std::size_t i = 1; i < rails::gadget_names.size(); ++i) {
    SCOPED_TRACE(rails::gadget_names[i]);
    const Gadget gadget = gadgets::read_library(*gadgets::library_file(rails::gadget_names[i]));
    std::int32_t top = INT32_MIN;
    for (const gadgets::Port& port : gadget.ports) top = std::max(top, port.squares[0].y);
    const rails::Extent extent = rails::extent_of(static_cast<rails::Kind>(i));
    for (const gadgets::Port& port : gadget.ports) {
      EXPECT_EQ(port.squares[0].x - gadget.drawing.low.x, port.takes() ? 0 : extent.width);
      EXPECT_EQ((top - port.squares[0].y) % rails::rail_pitch, 0);
      EXPECT_LT(top - port.squares[0].y, extent.tracks * rails::track_pitch);
    }
    ASSERT_TRUE(gadget.tile);
    EXPECT_LE(gadget.tile->high.y - top, 2);
    EXPECT_LE(top - gadget.tile->low.y, extent.tracks * rails::track_pitch - 4);
    EXPECT_EQ(gadget.tile->low.x, gadget.drawing.low.x - 1);
    EXPECT_EQ(gadget.tile->high.x, gadget.drawing.low.x + extent.width + 1);
  }
}

// Every solution of random circuits goes forward and comes back; images of circuits that cannot
// make a 1 are refused.
TEST(CircuitToPegsLong, RandomCircuits) {
  Random random(11);
  const Reduction& row = *reduction_named(CircuitToPegs::name);
  int solvable = 0, unsolvable = 0, solutions = 0;
  for (int round = 0; round < 8; ++round) {
    circuit::Puzzle circuit =
        circuit::random_circuit(2 + static_cast<std::uint32_t>(random.below(2)), 4, random);
    if (round % 2 == 0) {  // the output and its negation
      circuit.aig.gates.push_back({circuit.aig.outputs[0], circuit.aig.outputs[0] ^ 1});
      circuit.aig.outputs[0] = 2 * circuit.aig.variables();
    }
    const AnyPuzzle source = any(circuit);
    const Result<AnyImage> image = row.forward(source, {});
    ASSERT_TRUE(image) << image.error().message;
    const bool expected = circuit::solve_by_sat(circuit, {}).verdict == Verdict::solvable;
    const AnyAnswer answer = kind_of(image->puzzle).solve(image->puzzle, {});
    ASSERT_EQ(answer.head().verdict == Verdict::solvable, expected);
    ++(expected ? solvable : unsolvable);
    const Result<AnyAnswer> back = row.recover(*image, answer, {});
    ASSERT_TRUE(back) << back.error().message;
    EXPECT_EQ(is_yes(back->head().verdict), expected);
    circuit::each_input(circuit, {}, [&](const std::vector<std::uint8_t>& inputs) {
      circuit::Answer solution;
      solution.verdict = Verdict::solvable;
      solution.inputs = inputs;
      const Result<AnyAnswer> forth = row.witness(*image, AnyAnswer(solution), {});
      EXPECT_TRUE(forth) << forth.error().message;
      if (!forth) return false;
      EXPECT_TRUE(row.recover(*image, *forth, {}));
      ++solutions;
      return true;
    });
  }
  EXPECT_GT(solvable, 1);
  EXPECT_GT(unsolvable, 2);
  EXPECT_GT(solutions, 5);
}

// A circuit of so many gates whose output can be 1, or cannot: the first that random circuits give.
circuit::Puzzle circuit_that(bool can_be_1, std::uint32_t gates, std::uint64_t seed) {
  Random random(seed);
  for (;;) {
    circuit::Puzzle circuit = circuit::random_circuit(4, gates, random);
    if ((circuit::solve_by_sat(circuit, {}).verdict == Verdict::solvable) == can_be_1)
      return circuit;
  }
}

// Windows keep every jump that the plays of all inputs need.
TEST(CircuitToPegsLong, WindowsKeepEveryWitness) {
  for (const std::uint32_t gates : {3U, 6U, 8U}) {
    SCOPED_TRACE(gates);
    const circuit::Puzzle circuit = circuit_that(true, gates, gates);
    const auto image = CircuitToPegs::forward(circuit, {});
    ASSERT_TRUE(image);
    const peg_solitaire::Puzzle& puzzle = image->puzzle;
    const peg_solitaire::ReachCore core = peg_solitaire::reach_core(puzzle, {});
    const auto all = peg_solitaire::narrowed(core, core.most, {});
    const auto left = peg_solitaire::seen_through_windows(all, {});
    EXPECT_LT(3 * left.jumps.size(), 2 * all.jumps.size());
    int plays = 0;
    circuit::each_input(circuit, {}, [&](const std::vector<std::uint8_t>& inputs) {
      circuit::Answer solution;
      solution.verdict = Verdict::solvable;
      solution.inputs = inputs;
      const auto answer = CircuitToPegs::witness(circuit, *image, solution);
      std::vector<testing::PegLine> jumps;
      for (const peg_solitaire::Jump& jump : answer.moves) jumps.emplace_back(jump.from, jump.to);
      testing::expect_kept(puzzle, left, testing::lean_play(jumps, puzzle.at));
      ++plays;
      return !::testing::Test::HasFatalFailure();
    });
    EXPECT_GT(plays, 0);
    if (HasFatalFailure()) return;
  }
}

// What sieves of the whole board, CBC, SAT and windows say together.
TEST(CircuitToPegsNightly, EightGates) {
  const Reduction& row = *reduction_named(CircuitToPegs::name);
  for (const bool can_be_1 : {true, false}) {
    SCOPED_TRACE(can_be_1);
    const AnyPuzzle source = any(circuit_that(can_be_1, 8, 8));
    const Result<AnyImage> image = row.forward(source, {});
    ASSERT_TRUE(image) << image.error().message;
    const AnyAnswer answer = kind_of(image->puzzle).solve(image->puzzle, {});
    ASSERT_EQ(answer.head().verdict, can_be_1 ? Verdict::solvable : Verdict::unsolvable);
    const Result<AnyAnswer> back = row.recover(*image, answer, {});
    ASSERT_TRUE(back) << back.error().message;
    EXPECT_EQ(is_yes(back->head().verdict), can_be_1);
  }
}

// Windows alone, and SAT on what they leave.
TEST(CircuitToPegsNightly, WindowsDecideEightGates) {
  for (const bool can_be_1 : {true, false}) {
    SCOPED_TRACE(can_be_1);
    const auto image = CircuitToPegs::forward(circuit_that(can_be_1, 8, 8), {});
    ASSERT_TRUE(image);
    const peg_solitaire::ReachCore core = peg_solitaire::reach_core(image->puzzle, {});
    const auto left = peg_solitaire::seen_through_windows(core, {});
    const Verdict verdict =
        left.jumps.empty() ? Verdict::unsolvable : peg_solitaire::reach_by_sat(left, {}).verdict;
    EXPECT_EQ(verdict, can_be_1 ? Verdict::solvable : Verdict::unsolvable);
  }
}

// Two hundred gates, all of which lead to the output; gadgets do not meet, which forward() checks.
TEST(CircuitToPegs, LargeCircuit) {
  Random random(3);
  const circuit::Puzzle circuit = connected_circuit(40, 200, random);
  const circuit::Answer solution = circuit::solve_by_sat(circuit, {});
  ASSERT_EQ(solution.verdict, Verdict::solvable);
  const auto image = CircuitToPegs::forward(circuit, {});
  ASSERT_TRUE(image);
  EXPECT_TRUE(CircuitToPegs::keeps_law(circuit, image->puzzle));
  EXPECT_GT(image->trace.crossings, 100U);
  const peg_solitaire::Answer answer = CircuitToPegs::witness(circuit, *image, solution);
  EXPECT_EQ(peg_solitaire::check(image->puzzle, answer).check, Check::verified);
  const auto back = CircuitToPegs::recover(circuit, *image, answer);
  ASSERT_TRUE(back);
  EXPECT_EQ(circuit::check(circuit, *back).check, Check::verified);
  // Holes lie on tiles and along wires alone.
  Box box{image->puzzle.holes.front(), image->puzzle.holes.front()};
  for (const Square hole : image->puzzle.holes) box.include(hole);
  EXPECT_LE(box.squares(), 4 * image->puzzle.holes.size());
  const Area area = CircuitToPegs::area(*image);
  EXPECT_EQ(area.board, box.squares());
  EXPECT_LE(area.board, 2 * (area.gadgets + area.wires));
}

// A board that would be too large is refused, before memory is taken.
TEST(CircuitToPegs, TooLarge) {
  Random random(5);
  const auto image = CircuitToPegs::forward(connected_circuit(300, 3000, random), {});
  ASSERT_FALSE(image);
  EXPECT_NE(image.error().message.find("would have more than"), std::string::npos)
      << image.error().message;
}

}  // namespace
}  // namespace hardboard
