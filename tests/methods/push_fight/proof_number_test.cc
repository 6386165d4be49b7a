// The search for a forced win against tables of all positions.
#include "methods/push_fight/proof_number.h"

#include <algorithm>
#include <gtest/gtest.h>

#include "methods/push_fight/best_turn.h"
#include "methods/push_fight/retrograde.h"
#include "puzzles/push_fight/board.h"
#include "puzzles/push_fight/check.h"
#include "puzzles/push_fight/table_check.h"
#include "support/random_push_fight.h"

namespace hardboard::push_fight {
namespace {

// What the answer's turn is worth by the table.
Value value_of_turn(const Table& table, const Puzzle& puzzle, const Turn& turn) {
  Position position = puzzle.position;
  for (const Move& move : turn.moves) {
    std::swap(position.pieces[*index_of(puzzle.board, move.from)],
              position.pieces[*index_of(puzzle.board, move.to)]);
  }
  const auto [fault, fallen] =
      push(puzzle.board, position, *index_of(puzzle.board, turn.push.from), turn.push.direction);
  EXPECT_EQ(fault, PushFault::none);
  return value_after(table, puzzle.position.turn, position, fallen);
}

TEST(ProofNumberLong, AgreesWithTables) {
  Random random(21);
  std::array<int, 3> seen{};
  int strategies = 0, deep = 0;
  for (int round = 0; round < 600; ++round) {
    const Board board = random_board(random, 5 + static_cast<std::uint32_t>(random.below(6)));
    const Contest contest{board, random_forces(random, board.size()),
                          static_cast<std::uint32_t>(random.below(3))};
    Table table(contest);
    Analysis analysis;
    analyse(table, analysis, {});
    for (int position = 0; position < 3; ++position) {
      const Puzzle puzzle{board, random_position(random, board, contest.forces), Question::winner,
                          contest.moves};
      const Value expected = best_turn(table, puzzle.position)->value;
      ASSERT_EQ(proof_number_why_not(puzzle), "");
      SolveOptions options;
      options.limits.memory_bytes = std::size_t{1} << 18;  // so that hard draws end soon
      const Answer answer = solve_by_proof_numbers(puzzle, options);
      if (answer.verdict == Verdict::unknown && expected.verdict == Verdict::draw) continue;
      ASSERT_EQ(answer.verdict, expected.verdict) << name_of(puzzle.position);
      EXPECT_EQ(answer.depth.value_or(expected.depth), expected.depth);
      if (expected.depth > 2) ++deep;
      ++seen[static_cast<std::size_t>(expected.verdict) - static_cast<std::size_t>(Verdict::win)];
      const CheckReport report = check(puzzle, answer);
      if (answer.verdict == Verdict::draw || (!answer.depth && answer.proof.index() == 0)) {
        EXPECT_EQ(report.check, Check::claimed) << report.reason;
      } else {
        EXPECT_EQ(report.check, Check::verified) << report.reason;
      }
      if (const auto* strategy = std::get_if<Strategy>(&answer.proof)) {
        ++strategies;
        if (answer.verdict == Verdict::win) {
          // The turn that is printed is the strategy's first.
          ASSERT_TRUE(answer.turn);
          EXPECT_EQ(strategy->turns.at(name_of(puzzle.position)), *answer.turn);
        }
      }
      if (answer.turn) {
        EXPECT_EQ(value_of_turn(table, puzzle, *answer.turn).verdict, expected.verdict);
      } else {
        EXPECT_EQ(answer.verdict, Verdict::loss);
      }
    }
  }
  for (const int count : seen) EXPECT_GT(count, 15);
  EXPECT_GT(strategies, 50);
  EXPECT_GT(deep, 25);
}

// Without memory for the lists of replies the search ends by itself, and says so or what is true.
TEST(ProofNumber, EndsWithoutMemoryForReplies) {
  Random random(23);
  int decided = 0, open = 0;
  for (int round = 0; round < 40; ++round) {
    const Board& board = standard_board();
    const Puzzle puzzle{board, random_position(random, board, {Force{3, 2}, Force{3, 2}}),
                        Question::winner, 2};
    SolveOptions options;
    options.limits.memory_bytes = std::size_t{1} << 14;
    const Answer answer = solve_by_proof_numbers(puzzle, options);
    if (answer.verdict == Verdict::unknown) {
      EXPECT_TRUE(answer.remark.starts_with("the memory it was given is used up; neither side was"))
          << answer.remark;
      ++open;
      continue;
    }
    EXPECT_NE(answer.verdict, Verdict::draw);
    EXPECT_NE(check(puzzle, answer).check, Check::wrong);
    ++decided;
  }
  EXPECT_GT(decided, 10);
  EXPECT_GT(open, 2);
}

}  // namespace
}  // namespace hardboard::push_fight
