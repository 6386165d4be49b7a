// Random problems on graphs, solved with proofs: each answer is verified, also where the ground
// does not search, and no refusal of a solvable problem is, whatever proofs of others its file
// holds.
#include <filesystem>
#include <fmt/format.h>
#include <fstream>
#include <functional>
#include <gtest/gtest.h>
#include <iterator>
#include <string>

#include "base/random.h"
#include "kinds/kind.h"
#include "problems/formulas/refusal.h"
#include "problems/hamiltonian_circuit/traits.h"
#include "problems/hamiltonian_path/traits.h"
#include "problems/red_blue/traits.h"
#include "problems/vertex_set/traits.h"
#include "proofs/proof_file.h"
#include "puzzles/ground.h"
#include "support/scratch.h"

namespace hardboard {
namespace {

// `vertices N` and random edges, about as many as said at each vertex.
std::string graph_text(Random& random, std::uint32_t vertices, std::uint64_t degree,
                       bool is_directed = false) {
  std::string text = fmt::format("vertices {}\n{}\n", vertices, is_directed ? "arcs" : "edges");
  for (std::uint32_t u = 1; u <= vertices; ++u)
    for (std::uint32_t v = is_directed ? 1 : u + 1; v <= vertices; ++v)
      if (u != v && random.below(vertices) < degree) text += fmt::format("{} {}\n", u, v);
  return text;
}

struct Tally {
  int solvable = 0, unsolvable = 0, sections = 0;
};

class ProblemProofs : public ::testing::Test {
protected:
  ProblemProofs() : file(testing::scratch_path()) {}
  ~ProblemProofs() override { std::filesystem::remove(file); }

  // Solves by the named method with a file of proofs, and checks with that file and without.
  template <class Traits>
  void expect_verified(const std::string& text, const std::string& method, Tally& tally,
                       const std::string& minimize = {}) {
    const auto read = Traits::read({"f", text, 1});
    ASSERT_TRUE(read) << to_string(read.error());
    const AnyPuzzle puzzle(ground_of<Traits>(), *read);
    Request request;
    request.proof_file = file;
    request.method = method;
    request.minimize = minimize;
    ASSERT_TRUE(begin_proofs(file));
    const AnyAnswer answer = kind_of(puzzle).solve(puzzle, request);
    // Of a minimum that the problem's own k rules out, the remark names the k that would do, unless
    // none would.
    const std::string& remark = answer.head().remark;
    const bool is_ruled_out = !minimize.empty() && answer.head().verdict == Verdict::unsolvable;
    ASSERT_TRUE(remark.empty() || (is_ruled_out && remark.rfind("k = ", 0) == 0)) << remark << text;
    auto proofs = ProofFile::open(file, {});
    ASSERT_TRUE(proofs) << to_string(proofs.error());
    const CheckReport report = puzzle.kind().check_with_proofs(puzzle, answer, {}, *proofs);
    EXPECT_EQ(report.check, Check::verified) << report.reason << "\n" << text;
    tally.sections += report.reason.find("the proof shows") != std::string::npos ? 1 : 0;
    EXPECT_NE(puzzle.kind().check(puzzle, answer, {}).check, Check::wrong);
    ++(answer.head().verdict == Verdict::solvable ? tally.solvable : tally.unsolvable);
  }

  std::string file;
};

TEST_F(ProblemProofs, OfChoicesAreVerified) {
  Random random(73);
  Tally cover, dominating, red_blue, fewest;
  for (int round = 0; round < 60 && !HasFailure(); ++round) {
    const auto n = static_cast<std::uint32_t>(20 + random.below(20));
    const std::string graph = graph_text(random, n, 4);
    expect_verified<vertex_set::CoverTraits>(
        fmt::format("vertex-cover\nk {}\n{}", n / 2 + random.below(n / 6), graph), "sat", cover);
    expect_verified<vertex_set::DominateTraits>(
        fmt::format("dominating-set\nk {}\n{}", n / 5 + random.below(n / 8), graph), "sat",
        dominating);
    const std::uint32_t k = n / 6 + static_cast<std::uint32_t>(random.below(3));
    std::string reds = fmt::format("red-blue-dominating-set\nreds {}\nblues {}\nk {}\n", n, n, k);
    const bool is_colourful = round % 2 == 0;
    for (std::uint32_t red = 1; is_colourful && red <= n; ++red)
      reds += fmt::format("class {} {}\n", red, 1 + red % k);
    reds += "edges\n";
    for (std::uint32_t red = 1; red <= n; ++red)
      for (std::uint32_t blue = 1; blue <= n; ++blue)
        if (random.below(n) < 6) reds += fmt::format("{} {}\n", red, blue);
    expect_verified<red_blue::Traits>(reds, "sat", red_blue);
    if (!is_colourful) expect_verified<red_blue::Traits>(reds, "", fewest, "reds");
  }
  for (const Tally& tally : {cover, dominating, red_blue}) {
    EXPECT_GT(std::min(tally.solvable, tally.unsolvable), 5);
    EXPECT_EQ(tally.sections, tally.unsolvable);
  }
  EXPECT_EQ(fewest.sections, fewest.solvable + fewest.unsolvable);
}

TEST_F(ProblemProofs, OfPathsAndCircuitsAreVerified) {
  Random random(74);
  Tally paths, circuits;
  for (int round = 0; round < 120 && !HasFailure(); ++round) {
    const auto n = static_cast<std::uint32_t>(24 + random.below(12));
    std::string ends = random.below(2) == 0 ? "start 1\n" : "";
    if (random.below(2) == 0) ends += "end 2\n";
    expect_verified<hamiltonian_path::Traits>(
        "hamiltonian-path\n" + ends + graph_text(random, n, 3 + random.below(3)), "edges", paths);
    expect_verified<hamiltonian_circuit::Traits>(
        "hamiltonian-circuit\n" + graph_text(random, n, 2 + random.below(4), true), "arcs",
        circuits);
  }
  for (const Tally& tally : {paths, circuits}) {
    EXPECT_GT(std::min(tally.solvable, tally.unsolvable), 5);
    EXPECT_EQ(tally.sections, tally.unsolvable);
  }
}

// A circle of six vertices has a cover of three and none of two.
TEST_F(ProblemProofs, OfOneProblemRefuseNoOther) {
  const std::string circle = "vertices 6\nedges\n1 2\n2 3\n3 4\n4 5\n5 6\n1 6\n";
  Tally tally;
  expect_verified<vertex_set::CoverTraits>("vertex-cover\nk 2\n" + circle, "sat", tally);
  EXPECT_EQ(tally.sections, 1);
  std::string text;
  {
    std::ifstream in(file);
    text.assign(std::istreambuf_iterator<char>(in), {});
  }
  const auto puzzle = vertex_set::CoverTraits::read({"f", "vertex-cover\nk 3\n" + circle, 1});
  ASSERT_TRUE(puzzle);
  vertex_set::Answer refusal;
  refusal.verdict = Verdict::unsolvable;
  auto proofs = ProofFile::open(file, {});
  ASSERT_TRUE(proofs);
  EXPECT_EQ(check(*puzzle, refusal, {}, {&*proofs, false}).check, Check::claimed);
  EXPECT_EQ(check(*puzzle, refusal, {}, {&*proofs, true}).reason,
            "it is not true that no such set of vertices exists");
  // The same proof, said to be about this problem.
  const std::string own = formulas::canonical_text(*graphs::clauses_of(hitting_set(*puzzle)));
  const std::size_t head = text.find("puzzle sha256");
  text.replace(head, text.find('\n', head) - head, section_head(own));
  std::ofstream(file) << text;
  proofs = ProofFile::open(file, {});
  ASSERT_TRUE(proofs);
  EXPECT_EQ(check(*puzzle, refusal, {}, {&*proofs, true}).check, Check::wrong);
}

}  // namespace
}  // namespace hardboard
