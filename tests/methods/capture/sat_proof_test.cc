// What a refusal by SAT writes, judged by the kernel: every refusal is verified, and no proof of a
// solvable puzzle is, whatever was done to it or to the encoder that made it.
#include "methods/capture/sat_proof.h"

#include <algorithm>
#include <atomic>
#include <filesystem>
#include <fmt/format.h>
#include <fstream>
#include <gtest/gtest.h>
#include <map>
#include <optional>
#include <sstream>
#include <type_traits>

#include "base/contract.h"
#include "kernel/judge.h"
#include "methods/capture/exit_lemmas.h"
#include "methods/capture/exit_model.h"
#include "methods/capture/exit_order.h"
#include "methods/capture/exit_waste.h"
#include "methods/capture/hub_model.h"
#include "methods/capture/slack.h"
#include "methods/capture/solve_sat.h"
#include "methods/capture/survey.h"
#include "methods/graph_capture/arena_of.h"
#include "methods/solo_chess/arena_of.h"
#include "oracle/brute_force.h"
#include "puzzles/graph_capture/canonical.h"
#include "puzzles/solo_chess/canonical.h"
#include "support/random_puzzle.h"
#include "support/scratch.h"
#include "support/second_judge.h"

namespace hardboard::capture {
namespace {

const Limits no_limits;

// A puzzle as methods see it, and as the kernel does.
struct Both {
  Arena arena;
  std::string text;
};
Both both(const solo_chess::Puzzle& puzzle) {
  return {*solo_chess::arena_of(puzzle), canonical_text(puzzle)};
}
Both both(const graph_capture::Puzzle& puzzle) {
  return {graph_capture::arena_of(puzzle), canonical_text(puzzle)};
}

class SatProof : public ::testing::Test {
protected:
  SatProof() : file(testing::scratch_path()) {}
  ~SatProof() override { std::filesystem::remove(file); }

  using Method = Answer<Location> (*)(const Arena&, const SatOptions&);

  // The file from its claim on.
  std::string proof_text() const {
    std::ifstream in(file);
    std::ostringstream text;
    std::string line;
    std::getline(in, line);
    EXPECT_EQ(line, "a-hash");
    text << in.rdbuf();
    return text.str();
  }

  // The kernel's word on the method's refusal; nothing if the method does not refuse.
  bool refuses(const Both& puzzle, Method method, std::uint32_t pieces_left = 1,
               bool may_give_up = false) {
    std::filesystem::remove(file);
    const auto answer = method(puzzle.arena, {no_limits, file, {}, pieces_left, "a-hash"});
    if (!may_give_up) {
      EXPECT_NE(answer.verdict, Verdict::unknown);
    }
    if (answer.verdict != Verdict::unsolvable) return false;
    const auto* proof = std::get_if<SatRefusal>(&answer.proof);
    EXPECT_TRUE(proof != nullptr && proof->file == file) << answer.remark;
    const std::string text = proof_text();
    EXPECT_EQ(text.substr(0, text.find('\n')), fmt::format("claim exceeds {}", pieces_left));
    const kernel::Judgement judgement = testing::judge_text(puzzle.text + text);
    second.see(puzzle.text + text);
    EXPECT_EQ(judgement.word, kernel::Judgement::Word::verified)
        << judgement.line << ": " << judgement.words << "\n"
        << puzzle.text << text;
    for (const char* rule : {"\nbudget-keep", "\nidle", "\nwaste", "\nwaste-most", "\nchain",
                             "\ncycle", "\ncut", "\nsplit", "\nhub-match", "\nbudget-start",
                             "\ntype-carry", "\nchain-last", "\nbefore-over", "\nroot-most"})
      rules[rule + 1] += text.find(rule) != std::string::npos ? 1 : 0;
    return true;
  }

  std::string file;
  testing::SecondJudge second{10};
  std::map<std::string, int> rules;  // how many proofs use each
};

TEST_F(SatProof, OfBoardsByExits) {
  Random random(21);
  int checked = 0;
  for (int round = 0; round < 300 && !HasFailure(); ++round) {
    testing::SoloOptions options;
    options.fewest_pieces = 8;
    options.most_pieces = 12;
    options.letters = round % 2 == 0 ? "R" : "KN";
    options.custom = 0;
    options.width = options.height = 4 + round % 3;
    options.most_budget = 2;
    options.unlimited_budget = 0;
    options.uniform = 60;
    checked += refuses(both(testing::random_solo_chess(random, options)), solve_by_exits) ? 1 : 0;
  }
  EXPECT_GT(checked, 20);
  EXPECT_GT(rules["cycle"], 0);
  EXPECT_GT(rules["cut"], 0);
  EXPECT_GT(rules["before-over"], 0);
}

TEST_F(SatProof, OfGraphsByHubs) {
  Random random(22);
  int checked = 0;
  for (int round = 0; round < 400 && !HasFailure(); ++round) {
    testing::GraphOptions options;
    options.fewest_vertices = 5;
    options.most_vertices = 12;
    options.most_budget = 2;
    options.unlimited_budget = 0;
    options.uniform = 80;
    const Both puzzle = both(testing::random_graph_capture(random, options));
    if (hubs_apply(puzzle.arena)) checked += refuses(puzzle, solve_by_hubs) ? 1 : 0;
  }
  EXPECT_GT(checked, 50);
  EXPECT_GT(rules["cut"] + rules["split"], 10);
  EXPECT_GT(rules["hub-match"], 10);
  second.expect_agreement(5);
}

// Both ways of tight boards and graphs, with all rules that they have beside the others.
TEST_F(SatProof, OfTightBoards) {
  Random random(28);
  std::map<std::string, int> checked;
  const auto expect = [&](const Both& puzzle) {
    if (!tight_slack(puzzle.arena, 1)) return;
    checked["counting"] += refuses(puzzle, solve_by_counting) ? 1 : 0;
    checked["exits"] += refuses(puzzle, solve_by_exits) ? 1 : 0;
    if (!hubs_are_needed(puzzle.arena)) return;
    const Method around = [](const Arena& arena, const SatOptions& with) {
      return solve_around_hubs(arena, with);
    };
    checked["around hubs"] += refuses(puzzle, around, 1, true) ? 1 : 0;
  };
  for (int round = 0; round < 500 && !HasFailure(); ++round) {
    testing::SoloOptions options;
    options.letters = round % 3 == 0 ? "R" : round % 3 == 1 ? "QRBNKP" : "Q";
    options.fewest_pieces = 4;
    options.most_pieces = 12;
    options.width = 2 + static_cast<std::int32_t>(random.below(4));
    options.height = 2 + static_cast<std::int32_t>(random.below(4));
    auto puzzle = testing::random_solo_chess(random, options);
    testing::set_tight_budgets(random, puzzle);
    expect(both(puzzle));
    testing::GraphOptions of_graph;
    of_graph.fewest_vertices = 4;
    of_graph.most_vertices = 12;
    auto graph = testing::random_graph_capture(random, of_graph);
    testing::set_tight_budgets(random, graph);
    expect(both(graph));
  }
  for (const auto& [way, times] : checked) EXPECT_GT(times, 30) << way;
  EXPECT_EQ(checked.size(), 3U);
  for (const char* rule : {"budget-keep", "idle", "waste", "waste-most", "chain"})
    EXPECT_GT(rules[rule], 0) << rule;
  second.expect_agreement(20);
}

// That no fewer pieces can remain than do.
TEST_F(SatProof, OfSeveralPiecesLeft) {
  Random random(23);
  int proofs = 0;
  for (int round = 0; round < 400 && !HasFailure(); ++round) {
    const auto puzzle = testing::random_solo_chess(random);
    const auto judged = oracle::judge(puzzle, 4'000);
    const std::uint32_t fewest =
        judged ? puzzle.goal ? judged->left_on_goal : judged->pieces_left : 0;
    if (fewest < 2) continue;
    ASSERT_TRUE(refuses(both(puzzle), solve_by_exits, fewest - 1));
    ASSERT_FALSE(refuses(both(puzzle), solve_by_exits, fewest));
    ++proofs;
  }
  EXPECT_GT(proofs, 100);
  EXPECT_GT(rules["root-most"], 20);
  second.expect_agreement(10);
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
    const Both seen = both(puzzle);
    ++(survey(seen.arena).refusal.index() != 0 ? tally.by_structure : tally.by_file);
    ASSERT_TRUE(refuses(seen, solve_by_exits));
    if (hubs_apply(seen.arena)) {
      ASSERT_TRUE(refuses(seen, solve_by_hubs));
    }
  }
  EXPECT_GT(tally.by_structure, 500);
  EXPECT_GT(tally.by_file, 100);
  EXPECT_GT(rules["chain-last"], 0);
  EXPECT_GT(rules["budget-start"], 10);
  second.expect_agreement(50);
}

TEST_F(SatProof, OfEveryRefusalOfASmallGraph) {
  Random random(25);
  Tally tally;
  for (int round = 0; round < 3000 && !HasFailure(); ++round) {
    SCOPED_TRACE(::testing::Message() << "round " << round);
    const auto puzzle = testing::random_graph_capture(random);
    const auto judged = oracle::judge(puzzle, 4'000);
    if (!judged || judged->solvable) continue;
    const Both seen = both(puzzle);
    ++(survey(seen.arena).refusal.index() != 0 ? tally.by_structure : tally.by_file);
    ASSERT_TRUE(refuses(seen, solve_by_exits));
    if (hubs_apply(seen.arena)) {
      ASSERT_TRUE(refuses(seen, solve_by_hubs));
    }
  }
  EXPECT_GT(tally.by_structure, 500);
  EXPECT_GT(tally.by_file, 50);
}

// Numbers and signs of a proof, changed at a few places.
std::string mutant(std::string text, Random& random) {
  for (std::uint64_t times = random.below(3); times > 0; --times) {
    const std::size_t at = random.below(text.size());
    if (text[at] >= '0' && text[at] <= '9')
      text[at] = static_cast<char>('0' + random.below(10));
    else if (text[at] == '-')
      text.erase(at, 1);
  }
  return text;
}

// A neighbour of the puzzle: another budget, type or square here and there, perhaps no goal or no
// last piece. Nothing if it is no puzzle.
std::optional<solo_chess::Puzzle> neighbour(solo_chess::Puzzle other, Random& random) {
  for (std::uint64_t times = random.below(3); times > 0; --times) {
    auto& piece = other.pieces[random.below(other.pieces.size())];
    if (random.below(2) == 0) piece.budget = static_cast<std::uint32_t>(random.below(4));
    if (random.below(4) == 0) piece.square.x += random.below(2) == 0 ? 1 : -1;
    if (random.below(3) == 0 && !other.last)
      piece.type = static_cast<std::uint8_t>(random.below(other.types.size()));
  }
  if (random.below(8) == 0) other.goal.reset();
  if (random.below(8) == 0) other.last.reset();
  bool has_goal = !other.goal;
  for (std::size_t i = 0; i < other.pieces.size(); ++i) {
    has_goal = has_goal || other.pieces[i].square == other.goal;
    for (std::size_t j = 0; j < i; ++j)
      if (other.pieces[i].square == other.pieces[j].square) return std::nullopt;
  }
  return has_goal ? std::optional(other) : std::nullopt;
}

// The same of a graph: another budget, one edge fewer.
std::optional<graph_capture::Puzzle> neighbour(graph_capture::Puzzle other, Random& random) {
  for (std::uint64_t times = random.below(3); times > 0; --times)
    other.budgets[random.below(other.budgets.size())] = static_cast<std::uint32_t>(random.below(3));
  if (random.below(4) == 0 && !other.edges.empty())
    other.edges.erase(other.edges.begin() +
                      static_cast<std::ptrdiff_t>(random.below(other.edges.size())));
  return other;
}

// Proofs and puzzles with words changed: what the kernel verifies must be true of the puzzle that
// it has read.
class MutantTest : public SatProof {
protected:
  int mutants = 0, verified = 0;

  template <class Puzzle>
  void mutate(const Puzzle& puzzle, Method method, Random& random) {
    if (!refuses(both(puzzle), method)) return;
    const std::string proof = proof_text();
    for (int change = 0; change < 60; ++change) {
      const std::optional<Puzzle> other = neighbour(puzzle, random);
      if (!other) continue;
      const std::string text = mutant(proof, random);
      const kernel::Judgement judgement = testing::judge_text(canonical_text(*other) + text);
      if (++mutants % 10 == 0) second.see(canonical_text(*other) + text);
      if (judgement.word != kernel::Judgement::Word::verified) continue;
      ++verified;
      std::uint32_t left = 0;
      std::istringstream(text.substr(sizeof "claim exceeds")) >> left;
      const auto judged = oracle::judge(*other);
      const bool has_goal = canonical_text(*other).find("\ngoal none") == std::string::npos &&
                            std::is_same_v<Puzzle, solo_chess::Puzzle>;
      ASSERT_GT(has_goal ? judged->left_on_goal : judged->pieces_left, left)
          << canonical_text(*other) << text;
    }
  }

  void run(int most, std::uint64_t seed) {
    Random random(seed);
    for (int round = 0; mutants < most && !HasFailure(); ++round) {
      testing::SoloOptions options;
      options.most_pieces = 5;
      options.custom = 0;
      options.letters = "KNRP";
      options.last = options.goal = 30;
      if (round % 3 == 0) options.fewest_pieces = 4, options.most_pieces = 6;
      auto board = testing::random_solo_chess(random, options);
      if (round % 3 == 0) testing::set_tight_budgets(random, board);
      const bool is_tight = tight_slack(*solo_chess::arena_of(board), 1).has_value();
      mutate(board, is_tight ? Method(solve_by_counting) : Method(solve_by_exits), random);
      if (round % 3 != 1) continue;
      testing::GraphOptions of_graph;
      of_graph.most_vertices = 6;
      of_graph.most_budget = 2;
      of_graph.unlimited_budget = 0;
      const auto graph = testing::random_graph_capture(random, of_graph);
      if (hubs_apply(graph_capture::arena_of(graph))) mutate(graph, solve_by_hubs, random);
    }
    EXPECT_GT(verified, mutants / 50);
    EXPECT_LT(verified, mutants);
  }
};

using Mutants = MutantTest;
TEST_F(Mutants, AreVerifiedOnlyIfTrue) {
  run(20'000, 26);
  second.expect_agreement(200);
}

using MutantsLong = MutantTest;
TEST_F(MutantsLong, AreVerifiedOnlyIfTrue) {
  run(200'000, 29);
}

// An encoder that goes wrong in one rule: drops a literal of its clauses or puts another in its
// place, until the formula of a solvable puzzle is refused. The kernel refuses each such proof.
template <class Model>
sat::Formula broken(const Model& model, sat::Rule rule, Random& random) {
  sat::Formula worse;
  for (std::uint32_t v = 1; v <= model.formula.variables(); ++v)
    worse.variable(model.formula.meaning(v), model.formula.words(v));
  for (std::size_t i = 0; i < model.formula.clauses(); ++i) {
    const auto literals = model.formula.clause(i);
    std::vector<sat::Literal> clause(literals.begin(), literals.end());
    if (model.formula.rule(i) == rule && !clause.empty() && random.below(2) == 0) {
      const std::size_t at = random.below(clause.size());
      switch (random.below(3)) {
        case 0:
          clause.erase(clause.begin() + static_cast<std::ptrdiff_t>(at));
          break;
        case 1:
          clause[at] = -clause[at];
          break;
        default:
          clause[at] = static_cast<sat::Literal>(1 + random.below(model.formula.variables()));
      }
    }
    worse.add(model.formula.rule(i), clause);
  }
  return worse;
}

class SatProofLong : public SatProof {};

TEST_F(SatProofLong, BrokenEncodersAreCaught) {
  Random random(27);
  std::map<sat::Rule, int> caught;
  const auto catch_one = [&](const auto& model, std::string_view name, const std::string& puzzle) {
    for (int r = 0; r <= static_cast<int>(sat::Rule::define); ++r) {
      const auto rule = static_cast<sat::Rule>(r);
      const sat::Formula formula = broken(model, rule, random);
      if (!write_proof(file, {"a-hash", name, 1}, formula, {}, no_limits).empty()) continue;
      const std::string proof = proof_text();
      ASSERT_FALSE(testing::verifies(puzzle + proof)) << sat::name(rule) << "\n" << puzzle << proof;
      ++caught[rule];
    }
  };
  for (int round = 0; round < 300 && !HasFailure(); ++round) {
    testing::SoloOptions options;
    options.fewest_pieces = 2;
    options.goal = 40;
    options.last = round % 3 == 0 ? 100 : 20;
    if (round % 4 == 0) options.letters = "N";
    if (round % 4 == 1) options.letters = "RQK", options.width = 6, options.height = 2;
    const auto puzzle = testing::random_solo_chess(random, options);
    const auto judged = oracle::judge(puzzle, 20'000);
    if (!judged || !judged->solvable) continue;
    const Both seen = both(puzzle);
    catch_one(std::get<ExitModel>(exit_model(seen.arena, {}, 1, no_limits)), "exits", seen.text);
  }
  for (int round = 0; round < 200 && !HasFailure(); ++round) {
    testing::SoloOptions options;
    options.fewest_pieces = 4;
    options.letters = round % 2 == 0 ? "R" : "QRN";
    options.width = 4, options.height = 2;
    auto puzzle = testing::random_solo_chess(random, options);
    testing::set_tight_budgets(random, puzzle);
    const auto judged = oracle::judge(puzzle, 20'000);
    const Both seen = both(puzzle);
    const auto slack = tight_slack(seen.arena, 1);
    if (!judged || !judged->solvable || !slack) continue;
    ExitModel model = std::get<ExitModel>(exit_model(seen.arena, {}, 1, no_limits));
    Watch watch(no_limits, "");
    add_order(model, 1'000'000, watch);
    add_waste(seen.arena, *slack, model, watch);
    catch_one(model, "exits", seen.text);
    if (hubs_are_needed(seen.arena))
      catch_one(std::get<HubModel>(hub_model(seen.arena, {}, 1, no_limits)), "hubs", seen.text);
  }
  for (int round = 0; round < 300 && !HasFailure(); ++round) {
    testing::GraphOptions options;
    options.fewest_vertices = 4;
    options.most_vertices = 8;
    options.most_budget = 2;
    options.unlimited_budget = 0;
    const auto puzzle = testing::random_graph_capture(random, options);
    const auto judged = oracle::judge(puzzle, 20'000);
    const Both seen = both(puzzle);
    if (!judged || !judged->solvable || !hubs_apply(seen.arena)) continue;
    catch_one(std::get<HubModel>(hub_model(seen.arena, {}, 1, no_limits)), "hubs", seen.text);
  }
  for (int r = 0; r <= static_cast<int>(sat::Rule::define); ++r) {
    const auto rule = static_cast<sat::Rule>(r);
    EXPECT_GT(caught[rule], 0) << sat::name(rule) << ", number " << r;
  }
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

TEST_F(SatProof, ALimitThatComesWhileItIsWrittenLeavesNoPartOfIt) {
  graph_capture::Puzzle puzzle;
  puzzle.budgets = {0, 0};
  for (const std::string_view phase :
       {"writing the proof", "refuting once more for the proof", "trimming the proof"}) {
    std::filesystem::remove(file);
    std::atomic<bool> interrupted = false;
    Limits limits;
    limits.interrupted = &interrupted;
    limits.progress = [&](const std::string& words) { interrupted = words == phase; };
    const auto answer = solve_by_exits(graph_capture::arena_of(puzzle), {limits, file, {}, 1, "a"});
    EXPECT_EQ(answer.verdict, Verdict::unsolvable);
    EXPECT_EQ(std::filesystem::exists(file) && !std::filesystem::is_empty(file),
              std::get<SatRefusal>(answer.proof).file == file);
  }
}

TEST_F(SatProof, AProofMustNameItsPuzzle) {
  graph_capture::Puzzle puzzle;
  puzzle.budgets = {0, 0};
  EXPECT_THROW(solve_by_exits(graph_capture::arena_of(puzzle), {no_limits, file}), BrokenPromise);
}

}  // namespace
}  // namespace hardboard::capture
