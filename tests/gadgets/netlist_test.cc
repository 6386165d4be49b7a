// Netlists: the compositions of the papers, by tables, against the verified whole boards.
#include "gadgets/netlist.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <string>

#include "base/load.h"
#include "gadgets/library.h"
#include "support/paths.h"

namespace hardboard::gadgets {
namespace {

Result<Gadget> find(const std::string& name) {
  const LibraryFile* const file = library_file(name);
  if (file == nullptr) return error_in_words("no gadget " + name);
  return read_library(*file);
}

std::vector<SimulatedRow> simulated(const std::string& text) {
  const Result<Netlist> netlist = read_netlist({"netlist", text});
  EXPECT_TRUE(netlist.ok()) << to_string(netlist.error());
  const Result<std::vector<SimulatedRow>> rows = simulate(*netlist, find);
  EXPECT_TRUE(rows.ok()) << to_string(rows.error());
  return *rows;
}

std::vector<SimulatedRow> example(const std::string& name) {
  Limits no_limits;
  const Result<std::string> text = load(testing::example(name), no_limits);
  EXPECT_TRUE(text.ok());
  return simulated(*text);
}

// All rows of the board's table are rows of the netlist.
void expect_table(const std::vector<SimulatedRow>& rows, const std::string& board) {
  const Gadget gadget = *find(board);
  for (const Row& row : gadget.table) {
    std::vector<std::string> inputs;
    for (const std::uint8_t signal : row.inputs) inputs.push_back(gadget.signals[signal].name);
    const auto found = std::find_if(rows.begin(), rows.end(), [&](const SimulatedRow& simulated) {
      return simulated.inputs == inputs;
    });
    ASSERT_NE(found, rows.end());
    std::vector<std::vector<std::string>> outcomes;
    for (const Outcome& outcome : row.outcomes) {
      std::vector<std::string>& words = outcomes.emplace_back();
      for (const std::uint8_t signal : outcome) words.push_back(gadget.signals[signal].name);
    }
    EXPECT_EQ(found->outcomes, outcomes) << in_words(gadget, row.inputs);
  }
}

TEST(Netlists, TheCrossingOfKings) {
  expect_table(example("king_crossing.net"), "king-crossing");
}

TEST(Netlists, TheAndOfKnights) {
  expect_table(example("knight_and.net"), "knight-and");
}

// Gualà et al. 2018, figure 10: with the control, both pairs are the input pair. With x and not x
// both false the control comes with all pairs false.
TEST(Netlists, TheDualRailFanOut) {
  using Words = std::vector<std::string>;
  const auto rows = example("peg_fan_out.net");
  ASSERT_EQ(rows.size(), 4U);
  const auto with_control = [](const SimulatedRow& row) {
    std::vector<Words> kept;
    for (const Words& outcome : row.outcomes)
      if (outcome.back() == "1") kept.push_back(outcome);
    return kept;
  };
  EXPECT_EQ(with_control(rows[0]), (std::vector<Words>{{"0", "0", "0", "0", "1"}}));
  EXPECT_EQ(with_control(rows[1]), (std::vector<Words>{{"0", "1", "0", "1", "1"}}));
  EXPECT_EQ(with_control(rows[2]), (std::vector<Words>{{"1", "0", "1", "0", "1"}}));
}

// Gualà et al. 2018, figure 11: with the control behind it, the control came and both rails stay.
TEST(Netlists, TheDualRailControlCrossover) {
  using Words = std::vector<std::string>;
  std::size_t crossed = 0;
  for (const SimulatedRow& row : example("peg_control_crossover.net"))
    for (const Words& outcome : row.outcomes) {
      if (outcome.front() != "1") continue;
      EXPECT_EQ(outcome, row.inputs);
      ++crossed;
    }
  EXPECT_EQ(crossed, 4U);
}

TEST(NetlistsLong, WhatDoesNotFitIsSaid) {
  const auto error_of = [](const std::string& text) {
    return to_string(simulate(*read_netlist({"f", text}), find).error());
  };
  EXPECT_EQ(error_of("netlist n\nin a\nb = king-nothing a\nout b\n"),
            "f:3:5: no gadget king-nothing");
  EXPECT_EQ(error_of("netlist n\nin a\nb = king-or a\nout b\n"),
            "f:3:5: king-or takes 2 and leaves 1, not 1 and 1");
  EXPECT_EQ(error_of("netlist n\nin a\nb = king-wire a\nc = peg-wire b\nout c\n"),
            "f:4:5: peg-wire has other signals than king-wire");
  EXPECT_EQ(error_of("netlist n\nin a b c\nd = king-sum a b\ne = king-or d c\nout e\n"),
            "f:4:5: the table of king-or has no row for 2 0");
  std::string inputs, wires;
  for (int i = 0; i < 25; ++i) {
    inputs += " a" + std::to_string(i);
    wires += "b" + std::to_string(i) + " = king-wire a" + std::to_string(i) + "\n";
  }
  std::string outputs = inputs;
  std::replace(outputs.begin(), outputs.end(), 'a', 'b');
  EXPECT_EQ(error_of("netlist n\nin" + inputs + "\n" + wires + "out" + outputs + "\n"),
            "f: signals pass gadgets more than 1000000 times");
}

}  // namespace
}  // namespace hardboard::gadgets
