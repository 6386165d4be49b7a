// Proofs for the checkers of others: what export_lrat writes is accepted by a checker that knows
// nothing of puzzles, and is refused after a change.
#include "proofs/lrat.h"

#include <cstdlib>
#include <filesystem>
#include <fmt/format.h>
#include <fstream>
#include <gtest/gtest.h>
#include <sstream>
#include <string>

#include "engines/sat/cnf_proof.h"
#include "methods/capture/solve_sat.h"
#include "methods/graph_capture/arena_of.h"
#include "methods/random_formula.h"
#include "methods/solo_chess/arena_of.h"
#include "proofs/proof_file.h"
#include "puzzles/graph_capture/canonical.h"
#include "puzzles/solo_chess/canonical.h"
#include "support/paths.h"
#include "support/random_puzzle.h"
#include "support/scratch.h"

namespace hardboard::capture {
namespace {

namespace fs = std::filesystem;

class Lrat : public ::testing::Test {
protected:
  Lrat() : folder(testing::scratch_path()) { fs::create_directories(folder); }
  ~Lrat() override { fs::remove_all(folder); }

  std::string path(const std::string& name) const { return (folder / name).string(); }

  // How many of the exported proofs PREFIX.1, PREFIX.2, ... an LRAT checker accepts.
  int accepted(std::uint64_t sections) const {
    std::string command = fmt::format("python3 '{}'", testing::test_data("support/check_lrat.py"));
    for (std::uint64_t i = 1; i <= sections; ++i) command += fmt::format(" '{}'.{}", path("p"), i);
    EXPECT_EQ(std::system((command + " > '" + path("words") + "'").c_str()), 0);
    std::ifstream in(path("words"));
    int count = 0;
    for (std::string word; in >> word;) count += word == "verified" ? 1 : 0;
    return count;
  }

  fs::path folder;
};

TEST_F(Lrat, OfFormulasIsAccepted) {
  Random random(42);
  ASSERT_TRUE(begin_proofs(path("proofs")));
  for (int round = 0; round < 40; ++round)
    ASSERT_EQ(sat::write_proof(path("proofs"), random_formula(20, 200, 3, random), {}), "");
  const Result<ExportedProofs> done = export_lrat(path("proofs"), path("p"), Limits());
  ASSERT_TRUE(done) << to_string(done.error());
  EXPECT_TRUE(done->left_out.empty());
  const std::uint64_t sections = done->written;
  EXPECT_EQ(sections, 40U);
  EXPECT_EQ(accepted(sections), 40);
}

TEST_F(Lrat, OfBoardsAndGraphsIsAccepted) {
  Random random(41);
  const Limits no_limits;
  ASSERT_TRUE(begin_proofs(path("proofs")));
  int refusals = 0;
  const auto add = [&](const Arena& arena, const std::string& text, auto method) {
    const auto answer =
        method(arena, SatOptions{no_limits, path("proofs"), {}, 1, section_head(text)});
    refusals += answer.verdict == Verdict::unsolvable ? 1 : 0;
  };
  for (int round = 0; round < 120; ++round) {
    testing::SoloOptions options;
    options.fewest_pieces = 6;
    options.most_pieces = 11;
    auto board = testing::random_solo_chess(random, options);
    if (round % 2 == 0) testing::set_tight_budgets(random, board);
    add(*solo_chess::arena_of(board), canonical_text(board), solve_by_exits);
    testing::GraphOptions of_graph;
    of_graph.fewest_vertices = 6;
    of_graph.most_vertices = 11;
    of_graph.most_budget = 2;
    of_graph.unlimited_budget = 0;
    const auto graph = testing::random_graph_capture(random, of_graph);
    add(*graph_capture::arena_of(graph), canonical_text(graph), solve_by_hubs);
  }
  const Result<ExportedProofs> done = export_lrat(path("proofs"), path("p"), Limits());
  ASSERT_TRUE(done) << to_string(done.error());
  EXPECT_TRUE(done->left_out.empty());
  const std::uint64_t sections = done->written;
  EXPECT_EQ(sections, static_cast<std::uint64_t>(refusals));
  EXPECT_GT(refusals, 60);
  EXPECT_EQ(accepted(sections), refusals);

  // Without its first clause no formula of these proofs is refuted: each has what it needs alone.
  for (std::uint64_t i = 1; i <= sections; ++i) {
    const std::string cnf = fmt::format("{}.{}.cnf", path("p"), i);
    std::ostringstream kept;
    std::ifstream in(cnf);
    bool is_dropped = false;
    for (std::string line; std::getline(in, line);) {
      const bool is_clause = line[0] != 'c' && line[0] != 'p';
      kept << (is_clause && !is_dropped ? "1 -1 0" : line) << '\n';
      is_dropped = is_dropped || is_clause;
    }
    in.close();
    std::ofstream(cnf) << kept.str();
  }
  EXPECT_EQ(accepted(sections), 0);
}

TEST_F(Lrat, LeavesOutWhatHasNoClauses) {
  std::ofstream out(path("proofs"));
  out << "hardboard-proofs 5\n";
  const auto add = [&](const std::string& rest) {
    out << section_head("x") << "\nclaim " << rest << "end\n";
  };
  add("takes 18\nproof sets\nfunctions 0\nsymmetries 0\nlayers 0 0\n");
  add("never\nproof clauses\nsteps 1\ngiven 0 1\n");
  add("takes 3\nproof branch 16\nclose 8 16\n");
  out.close();
  const Result<ExportedProofs> done = export_lrat(path("proofs"), path("p"), Limits());
  ASSERT_TRUE(done) << to_string(done.error());
  EXPECT_EQ(done->written, 1U);
  std::string words;
  for (const auto& [section, claim, proof] : done->left_out)
    words += fmt::format("{}, {}: {}; ", section, claim, proof);
  EXPECT_EQ(words, "1, takes 18: sets; 3, takes 3: branch; ");
  EXPECT_FALSE(fs::exists(path("p.1.cnf")));
  EXPECT_TRUE(fs::exists(path("p.2.cnf")) && fs::exists(path("p.2.lrat")));
}

TEST_F(Lrat, OfABrokenFileSaysWhere) {
  const std::string head =
      "hardboard-proofs 5\n" + section_head("x") + "\nclaim exceeds 1\nproof clauses hubs\n";
  const auto complaint = [&](const std::string& rest) {
    std::ofstream(path("bad")) << head << rest;
    const Result<ExportedProofs> done = export_lrat(path("bad"), path("p"), Limits());
    return done ? "no error" : to_string(done.error()).substr(path("bad").size());
  };
  EXPECT_EQ(complaint("variables 0\nsteps 1\nroot-some 0\nend\n"), "no error");
  EXPECT_EQ(complaint("variables x\nend\n"), ":5:11: expected a number");
  EXPECT_EQ(complaint("variables 0\nsteps 1\nroot-some 1 0\nend\n"),
            ":7:11: expected a literal or 0");
  EXPECT_EQ(complaint("variables 0\nsteps 1\nroot-some\nend\n"), ":7:10: expected a literal or 0");
  EXPECT_EQ(complaint("variables 0\nsteps 1\nfollows 0 1\nend\n"),
            ":7:11: expected the number of a clause");
  EXPECT_EQ(complaint("variables 0\nsteps 0\nroot-some 0\nend\n"), ":7:1: expected `end`");
}

}  // namespace
}  // namespace hardboard::capture
