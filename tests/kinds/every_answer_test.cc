// Ten thousand random boards of every kind, solved with proofs and checked: no answer is wrong, and
// as many of each verdict are verified as are said here. A line for each kind says how many, and
// how long checking takes for each second of solving.
#include <filesystem>
#include <fmt/format.h>
#include <functional>
#include <gtest/gtest.h>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "base/random.h"
#include "kinds/kind.h"
#include "methods/random_formula.h"
#include "problems/satisfiability/traits.h"
#include "proofs/proof_file.h"
#include "puzzles/graph_capture/traits.h"
#include "puzzles/ground.h"
#include "puzzles/peg_army/traits.h"
#include "puzzles/peg_solitaire/traits.h"
#include "puzzles/push_fight/traits.h"
#include "puzzles/solo_chess/traits.h"
#include "support/random_army.h"
#include "support/random_push_fight.h"
#include "support/random_puzzle.h"
#include "support/scratch.h"

namespace hardboard {
namespace {

constexpr int boards = 10'000;

template <class Traits>
AnyPuzzle any(typename Traits::Puzzle puzzle) {
  return AnyPuzzle(ground_of<Traits>(), std::move(puzzle));
}

// The numbers of answers by verdict and word of the checker.
using Tally = std::map<std::pair<Verdict, Check>, int>;

double seconds_since(Clock::time_point begin) {
  return std::chrono::duration<double>(Clock::now() - begin).count();
}

Tally tally_of(std::string_view name, const std::function<AnyPuzzle(Random&)>& next) {
  const std::string file = testing::scratch_path();
  Random random(61);
  Tally tally;
  std::map<std::string, int> claims;
  double solving = 0, checking = 0;
  int cut_off = 0;
  for (int round = 0; round < boards && !::testing::Test::HasFailure(); ++round) {
    const AnyPuzzle puzzle = next(random);
    Request request;
    request.proof_file = file;
    request.limits.deadline = Clock::now() + std::chrono::seconds(50);
    EXPECT_TRUE(begin_proofs(file));
    Clock::time_point begin = Clock::now();
    const AnyAnswer answer = kind_of(puzzle).solve(puzzle, request);
    solving += seconds_since(begin);
    begin = Clock::now();
    auto proofs = ProofFile::open(file, {});
    if (!proofs) ADD_FAILURE() << to_string(proofs.error());
    if (!proofs) break;
    const CheckReport report = puzzle.kind().check_with_proofs(puzzle, answer, {}, *proofs);
    checking += seconds_since(begin);
    EXPECT_NE(report.check, Check::wrong) << report.reason << "\n" << puzzle.kind().write(puzzle);
    const std::string& remark = answer.head().remark;
    if (remark.starts_with("no proof: ") || remark.ends_with("no time left to write the proof")) {
      ++cut_off;
      continue;
    }
    ++tally[{answer.head().verdict, report.check}];
    if (report.check == Check::claimed)
      ++claims[fmt::format("{} by {}: {}", word_of(answer.head().verdict), answer.head().method,
                           report.reason)];
  }
  std::filesystem::remove(file);
  fmt::print("{}: solved in {:.1f} s, checked in {:.1f} s\n", name, solving, checking);
  for (const auto& [key, many] : tally)
    fmt::print("  {} {}, {}\n", many, word_of(key.first),
               key.second == Check::verified ? "verified" : "claimed");
  if (cut_off > 0) fmt::print("  {} without time for their proofs\n", cut_off);
  EXPECT_LT(cut_off, 10);
  int shown = 0;
  for (const auto& [words, many] : claims)
    if (++shown <= 5) fmt::print("  {} times: {}\n", many, words);
  return tally;
}

void expect_all_verified(const Tally& tally, int least_of_each,
                         const std::vector<Verdict>& verdicts = {Verdict::solvable,
                                                                 Verdict::unsolvable}) {
  for (const Verdict verdict : verdicts) {
    const auto of = [&](Check check) {
      const auto found = tally.find({verdict, check});
      return found == tally.end() ? 0 : found->second;
    };
    EXPECT_EQ(of(Check::claimed), 0) << word_of(verdict);
    EXPECT_GE(of(Check::verified), least_of_each) << word_of(verdict);
  }
}

// Boards with sides from 2 on and up to 4 pieces or more.
testing::SoloOptions solo_options(Random& random, std::uint64_t sides, std::uint64_t pieces) {
  testing::SoloOptions options;
  options.width = 2 + static_cast<std::int32_t>(random.below(sides));
  options.height = 2 + static_cast<std::int32_t>(random.below(sides));
  options.most_pieces = 4 + static_cast<std::uint32_t>(random.below(pieces));
  return options;
}

TEST(EveryAnswerNightly, OfBoundedSoloChessIsVerified) {
  const auto next = [](Random& random) {
    testing::SoloOptions options = solo_options(random, 6, 14);
    options.most_budget = 6;
    auto puzzle = testing::random_solo_chess(random, options);
    testing::set_random_bounds(random, puzzle);
    return any<solo_chess::Traits>(puzzle);
  };
  expect_all_verified(tally_of("bounded solo-chess", next), 1000);
}

TEST(EveryAnswerNightly, OfSoloChessIsVerified) {
  const auto next = [](Random& random) {
    return any<solo_chess::Traits>(testing::random_solo_chess(random, solo_options(random, 7, 20)));
  };
  expect_all_verified(tally_of("solo-chess", next), 3'500);
}

TEST(EveryAnswerNightly, OfGraphCaptureIsVerified) {
  const auto next = [](Random& random) {
    testing::GraphOptions options;
    options.most_vertices = 4 + static_cast<std::uint32_t>(random.below(20));
    return any<graph_capture::Traits>(testing::random_graph_capture(random, options));
  };
  expect_all_verified(tally_of("graph-capture", next), 3'000);
}

peg_solitaire::Puzzle random_pegs(Random& random) {
  using peg_solitaire::Goal;
  peg_solitaire::Puzzle puzzle;
  puzzle.goal = static_cast<Goal>(random.below(4));
  puzzle.directions = {true, true, random.below(4) == 0, random.below(4) == 0};
  const auto width = static_cast<std::int32_t>(2 + random.below(5));
  const auto height = static_cast<std::int32_t>(2 + random.below(5));
  for (std::int32_t y = 1; y <= height; ++y)
    for (std::int32_t x = 1; x <= width; ++x)
      if (random.below(8) != 0 || (x == 1 && y == 1)) puzzle.holes.push_back({x, y});
  for (std::size_t hole = 0; hole < puzzle.holes.size(); ++hole) {
    puzzle.pegs.push_back(random.below(3) != 0 ? 1 : 0);
    if (puzzle.goal == Goal::target) puzzle.target.push_back(random.below(5) == 0 ? 1 : 0);
  }
  puzzle.at = puzzle.holes[random.below(puzzle.holes.size())];
  return puzzle;
}

TEST(EveryAnswerNightly, OfPegSolitaireIsVerified) {
  const auto next = [](Random& random) { return any<peg_solitaire::Traits>(random_pegs(random)); };
  expect_all_verified(tally_of("peg-solitaire", next), 2'500);
}

TEST(EveryAnswerNightly, OfPegArmiesIsVerified) {
  const auto next = [](Random& random) {
    return any<peg_army::Traits>(testing::random_army(random));
  };
  expect_all_verified(tally_of("peg-army", next), 1'500);
}

TEST(EveryAnswerNightly, OfMatesInPushFightIsVerified) {
  const auto next = [](Random& random) {
    push_fight::Puzzle fight;
    fight.board =
        push_fight::random_board(random, 4 + static_cast<std::uint32_t>(random.below(20)), 6);
    fight.position = push_fight::random_position(
        random, fight.board, push_fight::random_forces(random, fight.board.size()));
    if (random.below(4) == 0) fight.moves = push_fight::unlimited_moves;
    return any<push_fight::Traits>(std::move(fight));
  };
  expect_all_verified(tally_of("push-fight", next), 1'500);
}

TEST(EveryAnswerLong, OfWinnersInPushFightIsVerified) {
  const auto next = [](Random& random) {
    push_fight::Puzzle fight;
    fight.question = push_fight::Question::winner;
    fight.board = push_fight::random_board(random, 2 + static_cast<std::uint32_t>(random.below(7)));
    // Few pieces on many squares hold more draws.
    const bool are_few = fight.board.size() > 5 && random.below(2) == 0;
    const push_fight::Force pair{1, 1};
    fight.position = push_fight::random_position(
        random, fight.board,
        are_few ? std::array{pair, pair} : push_fight::random_forces(random, fight.board.size()));
    fight.moves = static_cast<std::uint32_t>(random.below(3));
    return any<push_fight::Traits>(std::move(fight));
  };
  expect_all_verified(tally_of("push-fight, who wins", next), 50,
                      {Verdict::win, Verdict::loss, Verdict::draw});
}

TEST(EveryAnswerNightly, OfFormulasIsVerified) {
  const auto next = [](Random& random) {
    const auto variables = static_cast<std::uint32_t>(3 + random.below(60));
    return any<satisfiability::Traits>(
        {random_formula(variables, 1 + random.below(5 * variables), 3, random)});
  };
  expect_all_verified(tally_of("sat", next), 1'000);
}

}  // namespace
}  // namespace hardboard
