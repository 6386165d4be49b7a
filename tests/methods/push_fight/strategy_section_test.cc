// Strategies in sections of files of proofs, against values from the rules alone: what a table or a
// search writes is verified, claims that are not true and changed texts are refused.
#include "puzzles/push_fight/strategy_section.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <sstream>
#include <string>
#include <vector>

#include "methods/push_fight/best_turn.h"
#include "methods/push_fight/proof_strategy.h"
#include "methods/push_fight/retrograde.h"
#include "methods/push_fight/table_strategy.h"
#include "oracle/push_fight_values.h"
#include "puzzles/push_fight/replay.h"
#include "support/mutants.h"
#include "support/random_push_fight.h"
#include "support/rounds.h"

namespace hardboard::push_fight {
namespace {

using Word = kernel::Judgement::Word;

kernel::Judgement judge(const Puzzle& puzzle, const std::string& text,
                        const std::optional<Position>& first = {}) {
  std::istringstream in(text);
  return judge_strategies(puzzle, first, in, {});
}

std::string section(const std::string& claim, const std::string& strategies) {
  return fmt::format("claim {}\nproof {}end\n", claim, strategies);
}

// A puzzle, its value, and the strategies that a table writes for it.
struct Written {
  Puzzle puzzle;
  Value value;
  std::string strategies;
};

Written any(Random& random, std::uint32_t squares) {
  const Board board = random_board(random, squares);
  const Contest contest{board, random_forces(random, board.size()),
                        static_cast<std::uint32_t>(random.below(3))};
  const Position position = random_position(random, board, contest.forces);
  Table table(contest);
  Analysis analysis;
  analyse(table, analysis, {});
  Written result{{board, position, Question::winner, contest.moves}, {}, ""};
  const auto known = oracle::push_fight_values(board, position, contest.moves);
  const auto [verdict, depth] = known.at(oracle::name_of(position));
  result.value = {verdict, depth};
  std::ostringstream out;
  const bool is_whole = verdict != Verdict::draw
                            ? write_winner(out, table, position, {})
                            : write_holder(out, table, position, position.turn, {}) &&
                                  write_holder(out, table, position, other(position.turn), {});
  EXPECT_TRUE(is_whole);
  result.strategies = out.str();
  return result;
}

// The same, where the game does not end with the first turn.
Written written(Random& random, std::uint32_t squares) {
  for (;;) {
    Written found = any(random, squares);
    if (found.value.verdict == Verdict::draw || found.value.depth > 1) return found;
  }
}

bool is_true(const std::string& claim, Value value) {
  std::istringstream in(claim);
  std::string word;
  std::uint32_t within = 1'000'000;
  in >> word >> within;
  if (in.fail()) within = 1'000'000;
  if (word == "draws") return value.verdict == Verdict::draw;
  return value.verdict == (word == "wins" ? Verdict::win : Verdict::loss) && value.depth <= within;
}

TEST(StrategySectionLong, OfATableIsVerifiedAndFalseClaimsAreNot) {
  Random random(31);
  std::array<int, 3> seen{};
  int deep = 0;
  for (int round = 0; round < 1'500; ++round) {
    const auto squares = 5 + static_cast<std::uint32_t>(random.below(4));
    const auto& [puzzle, value, strategies] =
        round % 4 == 0 ? any(random, squares) : written(random, squares);
    ++seen[static_cast<std::size_t>(value.verdict) - static_cast<std::size_t>(Verdict::win)];
    deep += value.depth > 3 ? 1 : 0;
    for (const std::string word : {"wins", "loses", "draws"}) {
      for (const std::uint32_t more : {0U, 1U, 2U, 3U}) {
        const bool is_bare = word == "draws" || more == 3 || value.depth + more == 0;
        const std::string claim =
            is_bare ? word : fmt::format("{} {}", word, value.depth + more - 1);
        const kernel::Judgement judgement = judge(puzzle, section(claim, strategies));
        EXPECT_EQ(judgement.word == Word::verified, is_true(claim, value))
            << claim << " of a " << word_of(value.verdict) << " in " << value.depth << ": "
            << judgement.words;
      }
    }
  }
  for (const int count : seen) EXPECT_GT(count, 15);
  EXPECT_GT(deep, 15);
}

TEST(StrategySection, FirstTurnMustBeTheStrategys) {
  Random random(32);
  int kept = 0, lost = 0;
  for (int round = 0; round < testing::rounds(800); ++round) {
    const auto& [puzzle, value, strategies] = written(random, 7);
    if (value.verdict != Verdict::win) continue;
    for_each_turn(puzzle.board, puzzle.position, puzzle.moves,
                  [&](const IndexedTurn&, const Position& after, Piece fallen) {
                    if (fallen != Piece::none) return true;
                    const auto known = oracle::push_fight_values(puzzle.board, after, puzzle.moves);
                    const bool wins = known.at(oracle::name_of(after)).verdict == Verdict::loss;
                    const bool is_verified =
                        judge(puzzle, section("wins", strategies), after).word == Word::verified;
                    EXPECT_TRUE(wins || !is_verified);
                    ++(is_verified ? kept : lost);
                    return true;
                  });
  }
  EXPECT_GT(kept, testing::rounds(20));
  EXPECT_GT(lost, testing::rounds(100));
}

TEST(StrategySectionLong, OfASearchIsVerified) {
  Random random(33);
  int wins = 0, losses = 0;
  std::int64_t lines = 0;
  for (int round = 0; round < 700; ++round) {
    const Board board = random_board(random, 12, 4);
    const Puzzle puzzle{board, random_position(random, board, {Force{1, 1}, Force{1, 1}}),
                        Question::winner, static_cast<std::uint32_t>(random.below(3))};
    const Limits limits;
    const Field<std::uint64_t> field(board);
    Replies<std::uint64_t> replies(field, puzzle.moves, limits);
    ProofTable table(std::size_t{1} << 16);  // which forgets much
    ProofSearch<std::uint64_t> search(replies, table, limits);
    const Sides<std::uint64_t> root = sides_of(field, puzzle.position);
    if (replies.mates(root)) continue;
    for (const bool attacks : {true, false}) {
      if (search.run(root, attacks, 20'000) != ProofSearch<std::uint64_t>::Result::proved) continue;
      std::ostringstream out;
      ProofStrategy<std::uint64_t> strategy(board, field, puzzle.moves, replies, search, limits);
      ASSERT_TRUE(strategy.write(out, puzzle.position, attacks));
      ++(attacks ? wins : losses);
      lines += std::ranges::count(out.str(), '\n');
      const kernel::Judgement judgement =
          judge(puzzle, section(attacks ? "wins" : "loses", out.str()));
      EXPECT_EQ(judgement.word, Word::verified) << judgement.words;
    }
  }
  EXPECT_GT(wins, 30);
  EXPECT_GT(losses, 20);
  EXPECT_GT(lines, 500);
}

TEST(StrategySectionLong, MutantsAreRefusedUnlessTrue) {
  constexpr int mutants = 200;
  Random random(34);
  int verified = 0, refused = 0, bad = 0;
  for (int round = 0; round < 300; ++round) {
    const auto& [puzzle, value, strategies] = written(random, 6);
    const std::string text = section(claim_of(value.verdict, value.depth), strategies);
    for (int i = 0; i < mutants; ++i) {
      const std::string changed = testing::mutant(random, text, i % 4 == 0 ? 0 : 1);
      const kernel::Judgement judgement = judge(puzzle, changed);
      ++(judgement.word == Word::verified  ? verified
         : judgement.word == Word::refused ? refused
                                           : bad);
      if (judgement.word != Word::verified) continue;
      EXPECT_TRUE(is_true(changed.substr(6, changed.find('\n') - 6), value)) << changed;
    }
  }
  EXPECT_GT(verified, 500);
  EXPECT_GT(refused, 2'000);
  EXPECT_GT(bad, 2'000);
}

TEST(StrategySection, BadTextIsNamedWithItsPlace) {
  Random random(35);
  Written one = written(random, 6);
  const auto place = [&](const std::string& text) {
    const kernel::Judgement judgement = judge(one.puzzle, text);
    EXPECT_EQ(judgement.word, Word::bad) << text;
    return fmt::format("{}:{}: {}", judgement.line, judgement.column, judgement.words);
  };
  EXPECT_EQ(place("claim reaches\n"), "1:7: expected wins, loses or draws");
  EXPECT_EQ(place("claim wins x\n"),
            "1:12: expected how many turns, a number from 0 to 2147483647");
  EXPECT_EQ(place("claim wins\nmoves\n"), "2:1: expected `proof`");
  EXPECT_EQ(place("claim wins\nproof strategy\nat ......\n"),
            "3:10: expected a square, found the end of the line");
  EXPECT_EQ(place("claim wins\nproof strategy\nat AA....\n"),
            "3:4: expected a letter for each square, `.KPkp` and the other side's anchored king "
            "`A` or `a`");
  EXPECT_EQ(place("claim wins\nproof strategy\nat ...... push 7 up\n"),
            "3:16: expected a square, a number from 1 to 6");
  EXPECT_EQ(place("claim wins\nproof strategy\n"),
            "3:1: expected another line, found the end of the text");
}

}  // namespace
}  // namespace hardboard::push_fight
