// What a refusal by SAT writes: read back from the file and checked by code that shares nothing
// with the methods: the DRAT text by unit propagation, every lemma by its witness.
#include <algorithm>
#include <atomic>
#include <filesystem>
#include <gtest/gtest.h>
#include <map>
#include <optional>
#include <set>

#include "base/contract.h"
#include "methods/capture/hub_model.h"
#include "methods/capture/solve_sat.h"
#include "methods/capture/survey.h"
#include "methods/graph_capture/arena_of.h"
#include "methods/solo_chess/arena_of.h"
#include "oracle/brute_force.h"
#include "support/random_puzzle.h"
#include "support/sat_refusal.h"

namespace hardboard::capture {
namespace {

using testing::Clause;
using testing::Refusal;
const Limits no_limits;

// Is the lemma true in every solution, by its witness and the meanings of the variables alone?
// `steps` are the steps of the only type where the model is that of hubs.
class Justification {
public:
  Justification(const Refusal& refusal, const Arena& arena) : refusal_(refusal), arena_(arena) {}

  bool holds(const Refusal::Witnessed& lemma) const {
    const std::set<int> clause(lemma.clause.begin(), lemma.clause.end());
    const std::set<std::uint32_t> places(lemma.places.begin(), lemma.places.end());
    if (lemma.places.empty() || places.size() != lemma.places.size()) return false;
    if (lemma.kind == "cycle") return is_cycle(lemma.places, clause);
    return refusal_.model == "exits" ? lemma.kind == "cut" && is_exit_cut(places, clause)
                                     : is_hub_cut(lemma.kind, places, clause);
  }

private:
  // Each place before the next one: denied by an order literal, or by an exit to some v together
  // with the last one to v.
  bool is_cycle(const std::vector<std::uint32_t>& places, const std::set<int>& clause) const {
    for (std::size_t i = 0; i < places.size(); ++i) {
      const std::uint32_t u = places[i], w = places[(i + 1) % places.size()];
      bool found = false;
      for (const int literal : clause) {
        const auto& variable = refusal_.variables[static_cast<std::size_t>(std::abs(literal))];
        if (variable.meaning == "before") {
          found = found || (literal < 0 && variable.words == std::vector{u, w}) ||
                  (literal > 0 && variable.words == std::vector{w, u});
        } else if (variable.meaning == "exit" && literal < 0 && variable.words[0] == u) {
          for (const int other : clause) {
            const auto& last = refusal_.variables[static_cast<std::size_t>(std::abs(other))];
            found = found || (other < 0 && last.meaning == "last" && last.words[0] == w &&
                              last.words[1] == variable.words[1]);
          }
        }
      }
      if (!found) return false;
    }
    return true;
  }

  bool is_exit_cut(const std::set<std::uint32_t>& places, const std::set<int>& clause) const {
    for (int v = 1; v < static_cast<int>(refusal_.variables.size()); ++v) {
      const auto& [meaning, words] = refusal_.variables[static_cast<std::size_t>(v)];
      const bool leaves = meaning == "exit" && places.count(words[0]) && !places.count(words[1]);
      const bool remains = meaning == "root" && places.count(words[0]);
      if ((leaves || remains) && !clause.count(v)) return false;
    }
    return true;
  }

  bool is_hub_cut(const std::string& kind, const std::set<std::uint32_t>& places,
                  const std::set<int>& clause) const {
    std::set<std::uint32_t> border, entrance;
    for (Location u = 0; u < arena_.size(); ++u) {
      for (const Step& step : arena_.steps(arena_.type[u], u)) {
        if (places.count(u + 1) && !places.count(step.to + 1)) border.insert(step.to + 1);
        if (!places.count(u + 1) && places.count(step.to + 1)) entrance.insert(u + 1);
      }
    }
    if (kind == "split") {
      if (places.size() + entrance.size() >= arena_.size()) return false;  // nobody is outside
      border.insert(entrance.begin(), entrance.end());
    }
    for (int v = 1; v < static_cast<int>(refusal_.variables.size()); ++v) {
      const auto& [meaning, words] = refusal_.variables[static_cast<std::size_t>(v)];
      const bool on_border = meaning == "hub" && border.count(words[0]);
      const bool remains = kind == "cut" && meaning == "root" && places.count(words[0]);
      if ((on_border || remains) && !clause.count(v)) return false;
    }
    return true;
  }

  const Refusal& refusal_;
  const Arena& arena_;
};

class SatProof : public ::testing::Test {
protected:
  SatProof()
      : file((std::filesystem::path(::testing::TempDir()) /
              ::testing::UnitTest::GetInstance()->current_test_info()->name())
                 .string()) {}
  ~SatProof() override { std::filesystem::remove(file); }

  using Method = Answer<Location> (*)(const Arena&, const SatOptions&);

  // The proof in the file, if the method refuses the arena.
  std::optional<Refusal> refuse(const Arena& arena, Method method, std::uint32_t pieces_left = 1) {
    std::filesystem::remove(file);
    const auto answer = method(arena, {no_limits, file, {}, pieces_left, "a-hash"});
    EXPECT_NE(answer.verdict, Verdict::unknown);
    if (answer.verdict != Verdict::unsolvable) return std::nullopt;
    const auto* proof = std::get_if<SatRefusal>(&answer.proof);
    if (proof == nullptr || proof->file != file) {
      ADD_FAILURE() << answer.remark;
      return std::nullopt;
    }
    const Refusal refusal = testing::read_refusal(file);
    EXPECT_EQ(refusal.puzzle, "a-hash");
    EXPECT_EQ(refusal.places, arena.size());
    EXPECT_EQ(refusal.pieces_left, pieces_left);
    EXPECT_EQ(refusal.clauses.size(), proof->clauses);
    EXPECT_EQ(refusal.lemmas.size(), proof->lazy);
    EXPECT_TRUE(testing::refutes(refusal));
    return refusal;
  }

  void expect_proof(const Arena& arena, Method method) {
    const std::optional<Refusal> refusal = refuse(arena, method);
    if (!refusal || HasFailure()) return;
    const Justification justification(*refusal, arena);
    for (const auto& lemma : refusal->lemmas) {
      ASSERT_TRUE(justification.holds(lemma));
      Refusal::Witnessed worse = lemma;
      if (!worse.clause.empty()) {
        worse.clause.pop_back();
        ASSERT_FALSE(justification.holds(worse));
      }
      ++kinds[refusal->model + " " + lemma.kind];
    }
    ++checked;
    // Neither lemmas nor the order of the steps may matter, but the formula does: no proof from
    // less.
    Refusal less = *refusal;
    less.clauses.erase(std::remove_if(less.clauses.begin(), less.clauses.end(),
                                      [](const Clause& clause) { return clause.size() > 1; }),
                       less.clauses.end());
    less.lemmas.clear();
    refused += testing::refutes(less) ? 0 : 1;
    // Nor does a text do that lacks the empty clause at its end, or goes on behind it.
    less = *refusal;
    less.drat.pop_back();
    ASSERT_FALSE(testing::refutes(less));
    less.drat.push_back("0");
    less.drat.push_back("0");
    ASSERT_FALSE(testing::refutes(less));
  }

  std::string file;
  int checked = 0, refused = 0;
  std::map<std::string, int> kinds;
};

TEST_F(SatProof, OfBoardsByExits) {
  Random random(21);
  for (int round = 0; round < 300; ++round) {
    testing::SoloOptions options;
    options.fewest_pieces = 8;
    options.most_pieces = 12;
    options.letters = round % 2 == 0 ? "R" : "KN";
    options.custom = 0;
    options.width = options.height = 4 + round % 3;
    options.most_budget = 2;
    options.unlimited_budget = 0;
    options.uniform = 60;
    expect_proof(*solo_chess::arena_of(testing::random_solo_chess(random, options)),
                 solve_by_exits);
    if (HasFailure()) FAIL() << "round " << round;
  }
  EXPECT_GT(checked, 20);
  EXPECT_GT(refused, checked / 2);
  EXPECT_GT(kinds["exits cycle"], 20);
  EXPECT_GT(kinds["exits cut"], 5);
}

TEST_F(SatProof, OfGraphsByHubs) {
  Random random(22);
  for (int round = 0; round < 400; ++round) {
    testing::GraphOptions options;
    options.fewest_vertices = 5;
    options.most_vertices = 12;
    options.most_budget = 2;
    options.unlimited_budget = 0;
    options.uniform = 80;
    expect_proof(graph_capture::arena_of(testing::random_graph_capture(random, options)),
                 solve_by_hubs);
    if (HasFailure()) FAIL() << "round " << round;
  }
  EXPECT_GT(checked, 50);
  EXPECT_GT(refused, checked / 2);
  EXPECT_GT(kinds["hubs cut"] + kinds["hubs split"], 20);
}

// That no fewer pieces can remain than do.
TEST_F(SatProof, OfSeveralPiecesLeft) {
  Random random(23);
  int proofs = 0;
  for (int round = 0; round < 200; ++round) {
    testing::SoloOptions options;
    options.goal = 0;
    const auto puzzle = testing::random_solo_chess(random, options);
    const auto judged = oracle::judge(puzzle, 4'000);
    if (!judged || judged->pieces_left < 2) continue;
    ASSERT_TRUE(refuse(*solo_chess::arena_of(puzzle), solve_by_exits, judged->pieces_left - 1));
    ASSERT_FALSE(refuse(*solo_chess::arena_of(puzzle), solve_by_exits, judged->pieces_left));
    ++proofs;
  }
  EXPECT_GT(proofs, 50);
}

// Where a proof is asked for, methods that have none give way; so these must have one for every
// refusal: the structure that the survey shows, or a file.
struct Tally {
  int by_structure = 0, by_file = 0;
};

TEST_F(SatProof, OfEveryRefusalOfASmallBoard) {
  Random random(24);
  Tally tally;
  for (int round = 0; round < 3000 && !HasFailure(); ++round) {
    SCOPED_TRACE(::testing::Message() << "round " << round);
    testing::SoloOptions options;
    options.width = 1 + static_cast<std::int32_t>(random.below(5));
    options.height = 1 + static_cast<std::int32_t>(random.below(4));
    options.last = options.goal = 40;
    const auto puzzle = testing::random_solo_chess(random, options);
    const auto judged = oracle::judge(puzzle, 4'000);
    if (!judged || judged->solvable) continue;
    const Arena arena = *solo_chess::arena_of(puzzle);
    if (survey(arena).refusal.index() != 0) {
      ++tally.by_structure;
    } else {
      ASSERT_TRUE(refuse(arena, solve_by_exits));
      if (hubs_apply(arena)) {
        ASSERT_TRUE(refuse(arena, solve_by_hubs));
      }
      ++tally.by_file;
    }
  }
  EXPECT_GT(tally.by_structure, 500);
  EXPECT_GT(tally.by_file, 100);
}

TEST_F(SatProof, OfEveryRefusalOfASmallGraph) {
  Random random(25);
  Tally tally;
  for (int round = 0; round < 3000 && !HasFailure(); ++round) {
    SCOPED_TRACE(::testing::Message() << "round " << round);
    const auto puzzle = testing::random_graph_capture(random);
    const auto judged = oracle::judge(puzzle, 4'000);
    if (!judged || judged->solvable) continue;
    const Arena arena = graph_capture::arena_of(puzzle);
    if (survey(arena).refusal.index() != 0) {
      ++tally.by_structure;
    } else {
      ASSERT_TRUE(refuse(arena, solve_by_exits));
      if (hubs_apply(arena)) {
        ASSERT_TRUE(refuse(arena, solve_by_hubs));
      }
      ++tally.by_file;
    }
  }
  EXPECT_GT(tally.by_structure, 500);
  EXPECT_GT(tally.by_file, 50);
}

TEST_F(SatProof, AFileThatCannotBeWrittenIsARemark) {
  graph_capture::Puzzle puzzle;
  puzzle.budgets = {0, 0};
  const auto answer = solve_by_exits(graph_capture::arena_of(puzzle),
                                     {no_limits, "/no/such/folder/proof", {}, 1, "a-hash"});
  EXPECT_EQ(answer.verdict, Verdict::unsolvable);
  EXPECT_NE(answer.remark.find("/no/such/folder/proof"), std::string::npos);
  EXPECT_TRUE(std::get<SatRefusal>(answer.proof).file.empty());
}

TEST_F(SatProof, ALimitThatComesWhileItIsWrittenLeavesNoFile) {
  graph_capture::Puzzle puzzle;
  puzzle.budgets = {0, 0};
  for (const std::string_view phase : {"writing the proof", "refuting once more for the proof"}) {
    std::atomic<bool> interrupted = false;
    Limits limits;
    limits.interrupted = &interrupted;
    limits.progress = [&](const std::string& words) { interrupted = words == phase; };
    const auto answer = solve_by_exits(graph_capture::arena_of(puzzle), {limits, file, {}, 1, "a"});
    EXPECT_EQ(answer.verdict, Verdict::unsolvable);
  }
}

TEST_F(SatProof, AProofMustNameItsPuzzle) {
  graph_capture::Puzzle puzzle;
  puzzle.budgets = {0, 0};
  EXPECT_THROW(solve_by_exits(graph_capture::arena_of(puzzle), {no_limits, file}), BrokenPromise);
}

}  // namespace
}  // namespace hardboard::capture
