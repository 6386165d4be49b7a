// Refusals of solvable puzzles, without a proof: where the kernel's own search finds a solution,
// the answer is wrong.
#include <gtest/gtest.h>
#include <string>

#include "kinds/kind.h"
#include "problems/satisfiability/traits.h"
#include "puzzles/graph_capture/traits.h"
#include "puzzles/ground.h"
#include "puzzles/peg_solitaire/traits.h"
#include "puzzles/push_fight/traits.h"

namespace hardboard {
namespace {

template <class Traits>
CheckReport report_on(const std::string& text, const std::string& answer) {
  const auto read = Traits::read({"f", text, 1});
  EXPECT_TRUE(read) << (read ? "" : to_string(read.error()));
  const AnyPuzzle puzzle(ground_of<Traits>(), *read);
  const auto given = puzzle.kind().read_answer(puzzle, {"a", answer, 1});
  EXPECT_TRUE(given) << (given ? "" : to_string(given.error()));
  return puzzle.kind().check(puzzle, *given, {});
}

const std::string refusal = "unsolvable\n  proof: exhausted\n    positions: 7\n";

TEST(FalseRefusals, AreWrong) {
  const CheckReport graph = report_on<graph_capture::Traits>(
      "graph-capture undirected\nvertices 3\nbudget 2\nedges\n1 2\n2 3\n", refusal);
  EXPECT_EQ(graph.check, Check::wrong);
  EXPECT_EQ(graph.reason, "the kernel's own search finds that captures leave 1 piece");
  const CheckReport pegs =
      report_on<peg_solitaire::Traits>("peg-solitaire\nboard\no o .\n", refusal);
  EXPECT_EQ(pegs.check, Check::wrong);
  EXPECT_EQ(pegs.reason, "the kernel's own search finds play that meets the goal");
  const CheckReport formula = report_on<satisfiability::Traits>("p cnf 2 1\n1 2 0\n", refusal);
  EXPECT_EQ(formula.check, Check::wrong);
  EXPECT_EQ(formula.reason, "the kernel finds an assignment that satisfies all clauses");
  const CheckReport mate = report_on<push_fight::Traits>("push-fight\nboard\n\n K k \n\n", refusal);
  EXPECT_EQ(mate.check, Check::wrong);
  EXPECT_EQ(mate.reason, "the kernel's own search finds a turn that mates");
}

}  // namespace
}  // namespace hardboard
