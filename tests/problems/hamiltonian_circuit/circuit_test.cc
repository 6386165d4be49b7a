// Hamiltonian circuit files and answers: what is read, what the check takes, and every way to be
// wrong.
#include <gtest/gtest.h>
#include <string>
#include <vector>

#include "problems/hamiltonian_circuit/check.h"
#include "problems/hamiltonian_circuit/read.h"
#include "support/bad_input.h"

namespace hardboard::hamiltonian_circuit {
namespace {

TEST(HamiltonianCircuitRead, ArcsKeepTheirDirection) {
  for (const char* word : {"arcs", "edges"}) {
    const auto puzzle = read({"f",
                              std::string("hamiltonian-circuit\nvertices 3\n") + word +
                                  "\n2 1\n1 2 # and back\n3 1\n2 1\n",
                              1});
    ASSERT_TRUE(puzzle) << to_string(puzzle.error());
    EXPECT_EQ(write(*puzzle), "hamiltonian-circuit\nvertices 3\narcs\n1 2\n2 1\n3 1\n");
  }
}

TEST(HamiltonianCircuitRead, Errors) {
  const auto circuit = [](const std::string& lines) { return "hamiltonian-circuit\n" + lines; };
  testing::expect_refused(
      {{"", "1:1: nothing here: expected `hamiltonian-circuit`"},
       {"hamiltonian-circuit 1\n", "1:21: expected the end of the line, found `1`"},
       {circuit(""), "1:20: the file ends without a line `vertices`"},
       {circuit("vertices 2\n"), "2:11: the file ends without a block `arcs`"},
       {circuit("vertices 0\n"), "2:10: a number of vertices of `0` is too small: the least is 1"},
       {circuit("arcs\n"), "2:1: `vertices` must come before `arcs`"},
       {circuit("vertices 2\narcs\n1 3\n"), "4:3: a vertex of `3` is too large: the most is 2"},
       {circuit("vertices 2\narcs\n1 1\n"), "4:1: a loop from vertex 1 to itself"},
       {circuit("vertices 2\narcs\n1 2\nedges\n"), "5:1: `edges` is given twice, first on line 3"},
       {circuit("start 1\n"), "2:1: expected vertices, arcs or edges, found `start`"}},
      read);
}

TEST(HamiltonianCircuitCheck, Answers) {
  const auto puzzle = read({"f", "hamiltonian-circuit\nvertices 3\narcs\n1 2\n2 3\n3 1\n2 1\n", 1});
  ASSERT_TRUE(puzzle) << to_string(puzzle.error());
  struct Row {
    std::string answer, reason;
    Check check;
  };
  const std::vector<Row> rows = {
      {"solvable\ncircuit: 2 3 1\n", "a circuit through 3 vertices", Check::verified},
      {R"({"kind":"hamiltonian-circuit","answer":"solvable","circuit":[1,2,3]})",
       "a circuit through 3 vertices", Check::verified},
      {"solvable\ncircuit: 3 2 1\n", "no arc leads from vertex 3 to vertex 2", Check::wrong},
      {"solvable\ncircuit: 1 2\n", "the circuit visits 2 of 3 vertices", Check::wrong},
      {"solvable\ncircuit: 1 2 1\n", "the circuit visits vertex 1 twice", Check::wrong},
      {"solvable\ncircuit: 1 2 4\n", "vertex 4 does not exist", Check::wrong},
      {"unsolvable\ncircuit: 1 2 3\n", "the answer's own circuit is a solution", Check::wrong},
      {"unsolvable\n", "nobody has checked that no circuit visits all vertices", Check::claimed},
      {"unknown\n", "the answer says nothing", Check::claimed},
      {"solvable\ncircuit: 1 2 3\ncount: 0\n", "the count of solutions is 0, and there is one",
       Check::wrong},
      {"solvable\ncircuit: 1 2 3\ncount: 999\n",
       "a circuit through 3 vertices; nobody has checked the count of solutions", Check::claimed},
      {"unsolvable\ncount: 1\n", "the count of solutions is not 0, and there is said to be none",
       Check::wrong},
      {"solvable\ncircuit: 1 2 3\nproof: exhausted\n  positions: 1\n",
       "there is a proof, but \"solvable\" refuses nothing", Check::wrong}};
  for (const Row& row : rows) {
    const auto answer = read_answer(*puzzle, {"a", row.answer, 1});
    ASSERT_TRUE(answer) << to_string(answer.error());
    const CheckReport report = check(*puzzle, *answer);
    EXPECT_EQ(report.check, row.check) << row.answer;
    EXPECT_EQ(report.reason, row.reason) << row.answer;
  }
}

}  // namespace
}  // namespace hardboard::hamiltonian_circuit
