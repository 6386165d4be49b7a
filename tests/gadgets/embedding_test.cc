// And-Or embeddings with macros of all shapes: they carry the formula's value, and a drawing with a
// fault is noticed.
#include "gadgets/embedding.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <string>

#include "base/contract.h"
#include "base/random.h"
#include "gadgets/embedding_check.h"
#include "methods/and_or_sat/instances.h"
#include "problems/and_or_sat/check.h"
#include "problems/and_or_sat/read.h"

namespace hardboard::gadgets {
namespace {

using and_or_sat::Puzzle;

Macros kings_macros() {
  Macros macros;
  macros.by_kind[static_cast<std::size_t>(MacroKind::crossing)] = {4, 4, 0, 2};
  macros.by_kind[static_cast<std::size_t>(MacroKind::head)] = {2, 1, 0, 0};
  return macros;
}

// Macros of random sizes, with their lines in random places.
Macros random_macros(Random& random) {
  Macros macros;
  const auto below = [&](std::int32_t bound) {
    return static_cast<std::int32_t>(random.below(static_cast<std::uint64_t>(bound)));
  };
  for (std::size_t i = 0; i < macro_kinds; ++i) {
    const auto kind = static_cast<MacroKind>(i);
    if (kind == MacroKind::wire_right || kind == MacroKind::wire_down) continue;
    Macro& macro = macros.by_kind[i];
    macro.width = 1 + below(5);
    macro.height = 1 + below(9);
    macro.column = below(macro.width);
    macro.row = below(macro.height);
    if (kind == MacroKind::head) macro.row = 0;
    if (kind == MacroKind::foot) macro.row = macro.height - 1;
  }
  macros.may_mirror = random.below(2) == 0;
  return macros;
}

formulas::Assignment random_assignment(std::uint32_t variables, Random& random) {
  formulas::Assignment assignment;
  for (formulas::Literal v = 1; v <= static_cast<formulas::Literal>(variables); ++v)
    assignment.push_back(random.below(2) == 0 ? v : -v);
  return assignment;
}

// The net that the test takes.
std::uint32_t tested(const Embedding& embedding) {
  for (const PlacedMacro& placed : embedding.macros)
    if (placed.kind == MacroKind::test) return placed.vertical;
  return no_net;
}

void expect_value(const Puzzle& formula, const Embedding& embedding,
                  const formulas::Assignment& assignment) {
  and_or_sat::Answer answer;
  answer.verdict = Verdict::solvable;
  answer.assignment = assignment;
  const bool is_true = and_or_sat::check(formula, answer).check == Check::verified;
  EXPECT_EQ(values_of(embedding, assignment)[tested(embedding)], is_true) << write(formula);
}

// That no cells are shared and that nets meet is checked by embed() itself.
TEST(Embedding, CarriesTheValueOfTheFormula) {
  Random random(1);
  for (int round = 0; round < 300; ++round) {
    const auto variables = static_cast<std::uint32_t>(1 + random.below(round % 10 == 0 ? 60 : 8));
    const Puzzle formula = and_or_sat::random_puzzle(variables, 50, random);
    const Result<Embedding> embedding =
        embed(formula, round % 2 == 0 ? kings_macros() : random_macros(random), {});
    ASSERT_TRUE(embedding) << embedding.error().message;
    for (int i = 0; i < 10; ++i)
      expect_value(formula, *embedding, random_assignment(variables, random));
  }
}

// Kühn 2024, figure 2.2.
TEST(Embedding, FigureOfTheThesisHasTwoCrossings) {
  const Puzzle formula = *and_or_sat::read({"f", "and-or-sat\nclauses\n1 & -2 | 3\n-1 -3 2\n", 1});
  const Embedding embedding = *embed(formula, kings_macros(), {});
  EXPECT_EQ(
      std::count_if(embedding.macros.begin(), embedding.macros.end(),
                    [](const PlacedMacro& placed) { return placed.kind == MacroKind::crossing; }),
      2);
  EXPECT_LE(static_cast<std::uint64_t>(embedding.width * embedding.height), 4 * embedding.covered);
}

// The board of a formula of a hundred variables has at most four times the squares of its gadgets.
TEST(Embedding, IsCompact) {
  Random random(2);
  for (const std::uint32_t variables : {10U, 30U, 100U}) {
    const Embedding embedding =
        *embed(and_or_sat::random_puzzle(variables, 50, random), kings_macros(), {});
    const auto cells =
        static_cast<std::uint64_t>(embedding.width) * static_cast<std::uint64_t>(embedding.height);
    EXPECT_LE(cells, 4 * embedding.covered) << variables;
  }
}

TEST(Embedding, AFaultIsNoticed) {
  const Puzzle formula = *and_or_sat::read({"f", "and-or-sat\nclauses\n1 & -2 | 3\n-1 -3 2\n", 1});
  const Embedding right = *embed(formula, kings_macros(), {});
  check_embedding(right, kings_macros());
  for (std::size_t i = 0; i < right.macros.size(); ++i) {
    SCOPED_TRACE(i);
    Embedding moved = right, missing = right, other = right, longer = right;
    ++moved.macros[i].x;
    EXPECT_THROW(check_embedding(moved, kings_macros()), BrokenPromise);
    missing.macros.erase(missing.macros.begin() + static_cast<std::ptrdiff_t>(i));
    EXPECT_THROW(check_embedding(missing, kings_macros()), BrokenPromise);
    PlacedMacro& placed = other.macros[i];
    std::uint32_t& net = placed.vertical != no_net ? placed.vertical : placed.horizontal;
    net = net == 0 ? 1 : 0;
    EXPECT_THROW(check_embedding(other, kings_macros()), BrokenPromise);
  }
}

TEST(Embedding, OtherFormulasAreRefused) {
  EXPECT_EQ(embed({}, kings_macros(), {}).error().message, "the formula has no clause");
  const Puzzle twice = *and_or_sat::read({"f", "and-or-sat\nclauses\n1 1\n", 1});
  EXPECT_FALSE(embed(twice, kings_macros(), {}).error().message.empty());
}

TEST(Embedding, HeedsItsLimits) {
  Random random(3);
  Limits limits;
  limits.deadline = Clock::now();
  const auto embedding = embed(and_or_sat::random_puzzle(3000, 50, random), kings_macros(), limits);
  ASSERT_FALSE(embedding);
  EXPECT_EQ(embedding.error().message, "the time limit was reached");
}

}  // namespace
}  // namespace hardboard::gadgets
