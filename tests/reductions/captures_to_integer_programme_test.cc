// Solo Chess and Graph Capture as programmes of 0 and 1, against the brute force on random puzzles:
// every solution of a programme comes back, and its least objective is the smallest greatest number
// of captures by one piece.
#include "reductions/captures_to_integer_programme.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <map>

#include "methods/integer_programme/search.h"
#include "oracle/brute_force.h"
#include "support/captures_image.h"
#include "support/random_puzzle.h"

namespace hardboard {
namespace {

// The most captures that one piece makes, given the moves by places.
template <class Moves>
std::uint32_t most_captures(const Moves& moves) {
  using Place = std::decay_t<decltype(moves.front().from)>;
  std::map<Place, std::uint32_t> made;  // by whoever stands there
  std::uint32_t most = 0;
  for (const auto& [from, to] : moves) most = std::max(most, made[to] = made[from] + 1);
  return most;
}

// What the brute force finds with budgets of at most k for all.
bool solvable_within(solo_chess::Puzzle puzzle, std::uint32_t k) {
  for (auto& piece : puzzle.pieces) piece.budget = std::min(piece.budget, k);
  return oracle::judge(puzzle).value().solvable;
}
bool solvable_within(graph_capture::Puzzle puzzle, std::uint32_t k) {
  for (std::uint32_t& budget : puzzle.budgets) budget = std::min(budget, k);
  return oracle::judge(puzzle).value().solvable;
}

template <class R>
bool expect_right(const typename R::From::Puzzle& puzzle) {
  const Result<Image<R>> image = R::forward(puzzle, {});
  if (!image) {
    ADD_FAILURE() << image.error().message;
    return false;
  }
  EXPECT_TRUE(R::keeps_law(puzzle, image->puzzle));
  const auto judged = oracle::judge(puzzle);
  const bool solvable = judged.value().solvable;
  std::uint64_t found = 0;
  std::int64_t least = 1'000;
  const auto result = integer_programme::search(
      image->puzzle, 300'000, {}, [&](const integer_programme::Solution& values) {
        integer_programme::Answer answer;
        answer.verdict = Verdict::solvable;
        answer.values = values;
        const auto [recovered, forward] = testing::expect_back_and_forth<R>(puzzle, *image, answer);
        const auto objective =
            static_cast<std::int64_t>(objective_of(image->puzzle, forward.values));
        EXPECT_EQ(objective, most_captures(recovered.moves));
        EXPECT_LE(objective, static_cast<std::int64_t>(objective_of(image->puzzle, values)));
        least = std::min(least, objective);
        return ++found < 3'000 && !::testing::Test::HasFailure();
      });
  if (found > 0) {
    EXPECT_TRUE(solvable) << write(puzzle);
  }
  if (result.is_complete) {
    EXPECT_EQ(found > 0, solvable) << write(puzzle);
  }
  if (result.is_complete && found > 0 && found < 3'000 && least > 0) {
    EXPECT_TRUE(solvable_within(puzzle, static_cast<std::uint32_t>(least)));
    EXPECT_FALSE(solvable_within(puzzle, static_cast<std::uint32_t>(least - 1)));
  }
  return result.is_complete && solvable;
}

TEST(CapturesToIntegerProgrammeLong, RandomBoards) {
  Random random(27);
  testing::expect_of_all(
      60, [&] { return testing::random_solo_chess(random, {.most_pieces = 5}); },
      expect_right<SoloChessToIntegerProgramme>);
}

TEST(CapturesToIntegerProgrammeLong, RandomGraphs) {
  Random random(28);
  testing::expect_of_all(
      60, [&] { return testing::random_graph_capture(random, {.most_vertices = 5}); },
      expect_right<GraphCaptureToIntegerProgramme>);
}

}  // namespace
}  // namespace hardboard
