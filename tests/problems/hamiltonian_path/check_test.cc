// Answers to Hamiltonian path problems: what the check takes, refutes and leaves open.
#include "problems/hamiltonian_path/check.h"

#include <gtest/gtest.h>
#include <string>

#include "problems/hamiltonian_path/read.h"
#include "support/bad_input.h"

namespace hardboard::hamiltonian_path {
namespace {

Puzzle puzzle_of(const std::string& text) {
  const auto puzzle = read({"f", "hamiltonian-path\n" + text, 1});
  EXPECT_TRUE(puzzle) << to_string(puzzle.error());
  return *puzzle;
}

struct Row {
  std::string answer, reason;
  Check check;
};

void expect_checks(const Puzzle& puzzle, const std::vector<Row>& rows) {
  for (const Row& row : rows) {
    const auto answer = read_answer(puzzle, {"a", row.answer, 1});
    ASSERT_TRUE(answer) << to_string(answer.error());
    const CheckReport report = check(puzzle, *answer);
    EXPECT_EQ(report.check, row.check) << row.answer;
    EXPECT_EQ(report.reason, row.reason) << row.answer;
  }
}

TEST(HamiltonianPathCheck, PathsOfAGraph) {
  expect_checks(
      puzzle_of("start 1\nend 4\nvertices 4\nedges\n1 2\n2 3\n3 4\n1 3\n"),
      {{"solvable\npath: 1 2 3 4\n", "a path through 4 vertices", Check::verified},
       {R"({"kind":"hamiltonian-path","answer":"solvable","path":[1,2,3,4]})",
        "a path through 4 vertices", Check::verified},
       {"solvable\npath: 1 3 2 4\n", "vertex 2 and vertex 4 are not adjacent", Check::wrong},
       {"solvable\npath: 1 2 1 3\n", "the path visits vertex 1 twice", Check::wrong},
       {"solvable\npath: 1 2 3\n", "the path visits 3 of 4 vertices", Check::wrong},
       {"solvable\npath: 4 3 2 1\n", "the path does not begin at vertex 1", Check::wrong},
       {"solvable\npath: 1 2 3 5\n", "the path leaves the graph", Check::wrong},
       {"solvable\npath: 0 1 2 3\n", "the path leaves the graph", Check::wrong},
       {"solvable\npath:\n", "the path visits 0 of 4 vertices", Check::wrong},
       {"unsolvable\npath: 1 2 3 4\n", "the answer's own path is a solution", Check::wrong},
       {"unsolvable\n", "nobody has checked that no path visits all vertices", Check::claimed},
       {"unknown\n", "the answer says nothing", Check::claimed}});
  expect_checks(puzzle_of("end 3\nvertices 3\nedges\n1 2\n2 3\n1 3\n"),
                {{"solvable\npath: 1 3 2\n", "the path does not end at vertex 3", Check::wrong}});
}

TEST(HamiltonianPathCheck, PathsOfPoints) {
  expect_checks(puzzle_of("start 1 1\npoints\n1 1\n1 2\n2 2\n"),
                {{"solvable\npath: a1 a2 b2\n", "a path through 3 vertices", Check::verified},
                 {R"({"kind":"hamiltonian-path","answer":"solvable","path":[[1,1],[1,2],[2,2]]})",
                  "a path through 3 vertices", Check::verified},
                 {"solvable\npath: a1 b2 a2\n", "a1 and b2 are not adjacent", Check::wrong},
                 {"solvable\npath: a1 a2 b1\n", "the path leaves the graph", Check::wrong}});
  // Points at both ends of the coordinates are no neighbours.
  const Puzzle far = puzzle_of("points\n-2147483648 1\n2147483647 1\n");
  EXPECT_TRUE(far.graph.edges.empty());
  expect_checks(far, {{"solvable\npath: (-2147483648,1) fxshrxw1\n",
                       "(-2147483648,1) and fxshrxw1 are not adjacent", Check::wrong}});
}

TEST(HamiltonianPathCheck, Cuts) {
  const Puzzle star = puzzle_of("vertices 4\nedges\n1 2\n1 3\n1 4\n");
  expect_checks(
      star,
      {{"unsolvable\nproof: cut\n  vertices: 1\n",
        "without 1 vertex of the graph 3 parts are left, and a path joins at most 2",
        Check::verified},
       {R"({"kind":"hamiltonian-path","answer":"unsolvable","proof":{"type":"cut","vertices":[1]}})",
        "without 1 vertex of the graph 3 parts are left, and a path joins at most 2",
        Check::verified},
       {"unsolvable\nproof: cut\n  vertices: 2\n",
        "without 1 vertex of the graph 1 part is left, and a path joins at most 2", Check::wrong},
       {"unsolvable\nproof: cut\n",
        "without 0 vertices of the graph 1 part is left, and a path joins at most 1", Check::wrong},
       {"unsolvable\nproof: cut\n  vertices: 1 1\n", "vertex 1 stands in the cut twice",
        Check::wrong},
       {"unsolvable\nproof: cut\n  vertices: 5\n", "a vertex of the cut is not in the graph",
        Check::wrong}});
  // An end among the removed vertices leaves room for one part less.
  expect_checks(puzzle_of("start 2\nvertices 3\nedges\n1 2\n2 3\n"),
                {{"unsolvable\nproof: cut\n  vertices: 2\n",
                  "without 1 vertex of the graph 2 parts are left, and a path joins at most 1",
                  Check::verified}});
  expect_checks(puzzle_of("start 2\nend 2\nvertices 2\nedges\n1 2\n"),
                {{"unsolvable\nproof: cut\n  vertices: 2\n",
                  "without 1 vertex of the graph 1 part is left, and a path joins at most 0",
                  Check::verified}});
  expect_checks(puzzle_of("points\n1 1\n3 1\n"),
                {{"unsolvable\nproof: cut\n",
                  "without 0 vertices of the graph 2 parts are left, and a path joins at most 1",
                  Check::verified}});
}

TEST(HamiltonianPathCheck, AnswersThatAreNone) {
  const Puzzle star = puzzle_of("vertices 2\nedges\n1 2\n");
  testing::expect_refused({{"solvable\n", "1:9: the key `path` is missing"},
                           {"solvable\npath: a1 a2\n",
                            "2:7: expected a whole number from 0 to 4294967295, found `a1`"}},
                          [&](const Text& text) { return read_answer(star, text); });
}

TEST(HamiltonianPathCheck, CountsAndIdleProofs) {
  expect_checks(
      puzzle_of("vertices 3\nedges\n1 2\n2 3\n"),
      {{"solvable\npath: 1 2 3\ncount: 0\n", "the count of solutions is 0, and there is one",
        Check::wrong},
       {"solvable\npath: 1 2 3\ncount: 2\n",
        "a path through 3 vertices; nobody has checked the count of solutions", Check::claimed},
       {"unsolvable\ncount: 2\n", "the count of solutions is not 0, and there is said to be none",
        Check::wrong},
       {"solvable\npath: 1 2 3\nproof: cut\n  vertices: 2\n",
        "there is a proof, but \"solvable\" refuses nothing", Check::wrong}});
}

}  // namespace
}  // namespace hardboard::hamiltonian_path
