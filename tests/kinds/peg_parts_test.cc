// Targets on boards in several parts, against all play of the whole board: verdicts, fewest pegs
// and fewest moves, with proofs where they are asked for.
#include <filesystem>
#include <gtest/gtest.h>
#include <string>

#include "base/random.h"
#include "kinds/kind.h"
#include "oracle/peg_brute_force.h"
#include "proofs/proof_file.h"
#include "puzzles/ground.h"
#include "puzzles/peg_solitaire/boards.h"
#include "puzzles/peg_solitaire/jumps.h"
#include "puzzles/peg_solitaire/parts.h"
#include "puzzles/peg_solitaire/traits.h"
#include "puzzles/peg_solitaire/write.h"
#include "support/peg_judged.h"
#include "support/scratch.h"

namespace hardboard {
namespace {

using peg_solitaire::Goal;
using peg_solitaire::Puzzle;

// Two or three rectangles of holes, apart from each other, most with pegs. Each part's target is
// what some random play leaves, or that with a hole changed.
Puzzle in_parts(Random& random) {
  Puzzle puzzle;
  puzzle.goal = Goal::target;
  const auto parts = static_cast<std::int32_t>(2 + random.below(2));
  for (std::int32_t part = 0; part < parts; ++part) {
    const auto width = static_cast<std::int32_t>(3 + random.below(3));
    const auto height = static_cast<std::int32_t>(1 + random.below(3));
    for (std::int32_t y = 0; y < height; ++y) {
      for (std::int32_t x = 0; x < width; ++x) {
        puzzle.holes.push_back({x, 5 * part + y});
        puzzle.pegs.push_back(random.below(3) > 0 ? 1 : 0);
      }
    }
  }
  puzzle.target = puzzle.pegs;
  const std::vector<peg_solitaire::HoleJump> jumps = jumps_of(puzzle);
  for (int tries = 0; tries < 60 && !jumps.empty(); ++tries) {
    const auto& [from, over, to] = jumps[random.below(jumps.size())];
    std::vector<std::uint8_t>& pegs = puzzle.target;
    if (pegs[from] == 0 || pegs[over] == 0 || pegs[to] != 0) continue;
    pegs[from] = pegs[over] = 0;
    pegs[to] = 1;
  }
  return puzzle;
}

TEST(PegPartsLong, AgreeWithAllPlay) {
  const std::string file = testing::scratch_path();
  Random random(9);
  std::size_t judged = 0, solvable = 0, by_parts = 0, refused_by_parts = 0, verified = 0;
  for (int i = 0; i < 200 && !HasFailure(); ++i) {
    Puzzle puzzle = in_parts(random);
    ASSERT_GT(peg_solitaire::parts_of(puzzle).size(), 1U);
    // Moving two pegs of a row of three changes no position class.
    if (random.below(2) == 0) {
      const auto jumps = jumps_of(puzzle);
      if (jumps.empty()) continue;
      for (int k = 0; k < 2; ++k) {
        const auto& [from, over, to] = jumps[random.below(jumps.size())];
        for (const std::uint32_t hole : {from, over, to}) puzzle.target[hole] ^= 1;
      }
    }
    const auto judgement = oracle::judge(puzzle, 50'000);
    if (!judgement) continue;
    ++judged;
    SCOPED_TRACE(write(puzzle));
    const AnyPuzzle any(ground_of<peg_solitaire::Traits>(), puzzle);
    for (const std::string_view minimum : {"", "pegs", "moves"}) {
      SCOPED_TRACE(minimum);
      Request request;
      request.minimize = minimum;
      request.proof_file = file;
      ASSERT_TRUE(begin_proofs(file));
      const AnyAnswer answer = kind_of(any).solve(any, request);
      const AnswerHead& head = answer.head();
      expect_judged(head, minimum, *judgement);
      auto proofs = ProofFile::open(file, {});
      ASSERT_TRUE(proofs);
      const CheckReport report = any.kind().check_with_proofs(any, answer, {}, *proofs);
      EXPECT_NE(report.check, Check::wrong) << report.reason;
      if (minimum.empty()) {
        solvable += judgement->solvable;
        by_parts += head.method == "parts";
        refused_by_parts += head.method == "parts" && !judgement->solvable;
        verified += !judgement->solvable && report.check == Check::verified;
      }
    }
  }
  std::filesystem::remove(file);
  EXPECT_GT(judged, 150U);
  EXPECT_GT(solvable, 50U);
  EXPECT_GT(by_parts, 100U);
  EXPECT_GT(refused_by_parts, 25U);
  EXPECT_EQ(verified, judged - solvable);
}

// English boards side by side, each but for its middle full, with one peg left on each: the whole
// has more positions than any search holds.
Puzzle english_boards(std::int32_t boards) {
  Puzzle puzzle;
  puzzle.goal = Goal::target;
  const auto one = peg_solitaire::make_board(*peg_solitaire::find_board("english"), 1);
  for (std::int32_t board = 0; board < boards; ++board) {
    for (const Square hole : one.holes) {
      puzzle.holes.push_back({hole.x, hole.y + 10 * board});
      puzzle.pegs.push_back(hole == one.vacant ? 0 : 1);
      puzzle.target.push_back(hole == one.vacant ? 1 : 0);
    }
  }
  return puzzle;
}

TEST(PegParts, EnglishBoards) {
  const AnyPuzzle any(ground_of<peg_solitaire::Traits>(), english_boards(4));
  const AnyAnswer answer = kind_of(any).solve(any, {});
  EXPECT_EQ(answer.head().verdict, Verdict::solvable);
  EXPECT_EQ(answer.head().method, "parts");
  EXPECT_EQ(any.kind().check(any, answer, {}).check, Check::verified);
  Request pegs;
  pegs.minimize = "pegs";
  const AnyAnswer fewest = kind_of(any).solve(any, pegs);
  EXPECT_EQ(fewest.head().minimum->value, 4U);
  EXPECT_EQ(fewest.head().minimum->bound, 4U);
}

// English boards, and a row far from them.
Puzzle with_row(std::int32_t boards, std::string_view row, std::string_view target) {
  Puzzle puzzle = english_boards(boards);
  for (std::size_t i = 0; i < row.size(); ++i) {
    puzzle.holes.push_back({static_cast<std::int32_t>(i + 1), 100});
    puzzle.pegs.push_back(row[i] == 'o' ? 1 : 0);
    puzzle.target.push_back(target[i] == 'o' ? 1 : 0);
  }
  return puzzle;
}

// Automata of rows refuse a part, and so the whole.
TEST(PegParts, ARowRefusesTheWhole) {
  for (const std::int32_t boards : {1, 2}) {
    const AnyPuzzle any(ground_of<peg_solitaire::Traits>(),
                        with_row(boards, "oooooooooooooooooooo", ".oo.oooooooooooooooo"));
    for (const char* method : {"", "parts"}) {
      Request request;
      request.method = method;
      const AnyAnswer answer = kind_of(any).solve(any, request);
      EXPECT_EQ(answer.head().verdict, Verdict::unsolvable);
      const CheckReport report = any.kind().check(any, answer, {});
      EXPECT_EQ(report.check, Check::verified) << report.reason;
    }
  }
}

// Beside an English board, a part that only a search refuses. The checker verifies the refusal by
// the proof of this part, or by a search of this part.
TEST(PegParts, OnePartRefusesTheWhole) {
  const Puzzle puzzle = with_row(1, "oooooo", ".oo.oo");
  const AnyPuzzle any(ground_of<peg_solitaire::Traits>(), puzzle);
  const std::string file = testing::scratch_path();
  Request request;
  request.proof_file = file;
  ASSERT_TRUE(begin_proofs(file));
  const AnyAnswer answer = kind_of(any).solve(any, request);
  EXPECT_EQ(answer.head().verdict, Verdict::unsolvable);
  EXPECT_EQ(answer.head().remark, "refused by the part of a100");
  auto proofs = ProofFile::open(file, {});
  ASSERT_TRUE(proofs);
  const CheckReport by_file = any.kind().check_with_proofs(any, answer, {}, *proofs);
  EXPECT_EQ(by_file.check, Check::verified) << by_file.reason;
  EXPECT_NE(by_file.reason.find("the proof shows"), std::string::npos) << by_file.reason;
  std::filesystem::remove(file);
  const CheckReport alone = any.kind().check(any, answer, {});
  EXPECT_EQ(alone.check, Check::verified) << alone.reason;
}

}  // namespace
}  // namespace hardboard
