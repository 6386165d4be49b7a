// A deadline is kept in every phase, on boards that would take minutes or hours.
#include <functional>
#include <gtest/gtest.h>
#include <string>

#include "base/random.h"
#include "base/time_slice.h"
#include "methods/push_fight/any_push.h"
#include "methods/push_fight/generate.h"
#include "methods/push_fight/mate_in_1.h"
#include "methods/push_fight/perft.h"
#include "methods/push_fight/proof_number.h"
#include "methods/push_fight/retrograde.h"
#include "methods/push_fight/winner.h"
#include "puzzles/push_fight/board.h"
#include "support/random_push_fight.h"
#include "support/stopwatch.h"

namespace hardboard::push_fight {
namespace {

// Runs the work with a deadline in 300 ms. It must end some seconds of the processor behind that:
// sanitizers and slow machines make everything slower.
void expect_in_time(const std::string& what, const std::function<void(const SolveOptions&)>& work) {
  constexpr std::chrono::milliseconds given(300), late(10000);
  const testing::Stopwatch watch;
  SolveOptions options;
  options.limits = time_slice({}, given);
  options.alone = true;
  work(options);
  EXPECT_LT(watch.spent(), given + late) << what;
}

// A square board. Of 100 squares so many have a white king, a white pawn, a black piece.
Puzzle square(std::int32_t side, std::uint64_t kings, std::uint64_t pawns, std::uint64_t black) {
  Random random(static_cast<std::uint64_t>(side) + kings);
  std::vector<Square> squares;
  for (std::int32_t y = 1; y <= side; ++y)
    for (std::int32_t x = 1; x <= side; ++x) squares.push_back({x, y});
  Puzzle puzzle;
  puzzle.board = board_of(squares, {});
  for (std::uint32_t s = 0; s < puzzle.board.size(); ++s) {
    const std::uint64_t kind = random.below(100);
    puzzle.position.pieces.push_back(kind < kings                   ? Piece::white_king
                                     : kind < kings + pawns         ? Piece::white_pawn
                                     : kind < kings + pawns + black ? Piece::black_pawn
                                                                    : Piece::none);
  }
  return puzzle;
}

TEST(PushFightLimits, LargeBoards) {
  for (const std::int32_t side : {12, 30, 120, 600}) {
    for (const auto& [kings, pawns, black] : {std::tuple(2, 20, 20), {1, 2, 3}}) {
      Puzzle puzzle = square(side, static_cast<std::uint64_t>(kings),
                             static_cast<std::uint64_t>(pawns), static_cast<std::uint64_t>(black));
      const std::string size = std::to_string(side) + " ";
      for (const std::uint32_t moves : {2U, 7U, unlimited_moves}) {
        puzzle.moves = moves;
        if (two_moves_why_not(puzzle).empty())
          expect_in_time(size + "two moves", [&](const auto& o) { solve_two_moves(puzzle, o); });
        expect_in_time(size + "classes", [&](const auto& o) { solve_classes(puzzle, o); });
        expect_in_time(size + "configurations",
                       [&](const auto& o) { solve_configurations(puzzle, o); });
        expect_in_time(size + "moved sets", [&](const auto& o) { solve_moved_sets(puzzle, o); });
        expect_in_time(size + "minimize", [&](const auto& o) { minimize(puzzle, o); });
        expect_in_time(size + "one turn", [&](const auto& o) { solve_one_turn(puzzle, o); });
        expect_in_time(size + "any push", [&](const auto& o) { any_push(puzzle, o.limits); });
        if (perft_why_not(puzzle).empty())
          expect_in_time(size + "perft " + std::to_string(moves),
                         [&](const auto& o) { perft(puzzle, 3, o.limits); });
      }
      puzzle.moves = 2;
      puzzle.question = Question::winner;
      if (proof_number_why_not(puzzle).empty())
        expect_in_time(size + "proof numbers",
                       [&](const auto& o) { solve_by_proof_numbers(puzzle, o); });
    }
  }
}

TEST(PushFightLimits, LargeTables) {
  Random random(1);
  const Board board = random_board(random, 22);
  for (const auto& forces : {std::array{Force{2, 2}, Force{2, 2}}, {Force{3, 3}, Force{1, 0}}}) {
    Puzzle puzzle{board, random_position(random, board, forces), Question::winner, 2};
    expect_in_time("table", [&](const auto& o) { solve_by_table(puzzle, o); });
  }
}

TEST(PushFightLimits, LargeWishes) {
  Wish wish;
  wish.width = 300;
  wish.height = 300;
  wish.mate = 30;
  Random random(1);
  expect_in_time("generate", [&](const auto& o) { generate(wish, random, o.limits); });
}

}  // namespace
}  // namespace hardboard::push_fight
