// Every phase of the general methods ends soon after its limits are reached, and then says nothing
// that is not so; what would not fit in the memory is refused before it is built.
#include <atomic>
#include <gtest/gtest.h>
#include <sstream>
#include <string>

#include "kinds/kind.h"
#include "methods/capture/exit_model.h"
#include "methods/capture/greedy.h"
#include "methods/capture/hub_model.h"
#include "methods/capture/one_type.h"
#include "methods/capture/solve_sat.h"
#include "methods/capture/structure.h"
#include "methods/capture/survey.h"
#include "methods/graph_capture/arena_of.h"
#include "methods/solo_chess/arena_of.h"
#include "puzzles/ground.h"
#include "puzzles/solo_chess/traits.h"
#include "support/random_puzzle.h"
#include "support/stopwatch.h"

namespace hardboard::capture {
namespace {

solo_chess::Puzzle random_board(std::int32_t side, std::uint32_t pieces, const std::string& letters,
                                std::uint32_t budget) {
  Random random(71);
  testing::SoloOptions options;
  options.width = options.height = side;
  options.fewest_pieces = options.most_pieces = pieces;
  options.letters = letters;
  options.custom = options.last = options.goal = 0;
  options.most_budget = 0;
  options.unlimited_budget = 0;
  solo_chess::Puzzle puzzle = testing::random_solo_chess(random, options);
  for (solo_chess::Piece& piece : puzzle.pieces) piece.budget = budget;
  return puzzle;
}

// Limits that are reached at the given look of a watch; they count the looks after that.
class Interruption {
public:
  explicit Interruption(int at_look) : at_look_(at_look) {
    limits.interrupted = &interrupted_;
    limits.progress = [this](const std::string&) {
      if (interrupted_) ++later_looks;
      if (++looks >= at_look_) interrupted_ = true;
    };
  }

  Limits limits;
  int looks = 0, later_looks = 0;

private:
  int at_look_;
  std::atomic<bool> interrupted_ = false;
};

// Runs the work with limits that are reached at each of its looks in turn, or at a sample of them.
// `is_incomplete` says whether the work has said that it did not end.
template <class Work, class IsIncomplete>
void interrupt_everywhere(Work work, IsIncomplete is_incomplete) {
  Interruption never(1'000'000'000);
  const auto whole = work(never.limits);
  EXPECT_FALSE(is_incomplete(whole));
  ASSERT_GT(never.looks, 5);
  for (int look = 1; look < never.looks; look += 1 + never.looks / 20) {
    Interruption soon(look);
    const auto part = work(soon.limits);
    // A watch tells progress at a look, after it has seen the limits: one look more, and one for
    // each watch that starts or enters a phase meanwhile.
    EXPECT_LE(soon.later_looks, 4) << "look " << look << " of " << never.looks;
    EXPECT_TRUE(is_incomplete(part) || look + 2 >= never.looks)
        << "look " << look << " of " << never.looks;
  }
}

const auto is_absent = [](const auto& optional) { return !optional.has_value(); };
const auto is_unknown = [](const Answer<Location>& answer) {
  return answer.verdict == Verdict::unknown;
};

TEST(CaptureLimits, ArenasSurveysAndStructures) {
  const auto puzzle = random_board(100, 3000, "KQRBNP", 2);
  interrupt_everywhere([&](const Limits& limits) { return solo_chess::arena_of(puzzle, limits); },
                       is_absent);
  const Arena arena = *solo_chess::arena_of(puzzle);
  interrupt_everywhere([&](const Limits& limits) { return survey(arena, limits); },
                       [](const Survey& part) { return !part.is_complete; });
  interrupt_everywhere([&](const Limits& limits) { return structure_of(arena, limits); },
                       is_absent);
}

TEST(CaptureLimits, ASurveyThatIsCutShortSaysNothing) {
  // Two kings far apart are refused by closed sets, many rooks between them or not.
  auto puzzle = random_board(60, 1500, "R", 2);
  puzzle.types.push_back(*solo_chess::standard_type('K'));
  puzzle.pieces.push_back({{1000, 1000}, 2, 1});
  puzzle.pieces.push_back({{2000, 3000}, 2, 1});
  const Arena arena = *solo_chess::arena_of(puzzle);
  ASSERT_NE(survey(arena).refusal.index(), 0U);
  Interruption at_once(1);
  const Survey part = survey(arena, at_once.limits);
  EXPECT_EQ(part.refusal.index(), 0U);
  EXPECT_EQ(part.roots.size(), arena.size());
  EXPECT_FALSE(part.is_complete);
}

TEST(CaptureLimits, Formulas) {
  const Arena arena = *solo_chess::arena_of(random_board(30, 250, "KQRBNP", 2));
  interrupt_everywhere([&](const Limits& limits) { return exit_model(arena, {}, 1, limits); },
                       [](const auto& model) {
                         return std::holds_alternative<std::string>(model) &&
                                std::get<std::string>(model) == "the formula was not finished";
                       });
  const Arena sparse = *solo_chess::arena_of(random_board(60, 400, "KN", 2));
  interrupt_everywhere(
      [&](const Limits& limits) { return exit_model(sparse, {}, 1, limits, SIZE_MAX); },
      [](const auto& model) {
        return std::holds_alternative<std::string>(model) &&
               std::get<std::string>(model) == "the formula was not finished";
      });
  const Arena kings = *solo_chess::arena_of(random_board(60, 3000, "K", 2));
  ASSERT_TRUE(hubs_apply(kings));
  interrupt_everywhere(
      [&](const Limits& limits) { return hub_model(kings, {}, 1, limits); },
      [](const auto& model) { return std::holds_alternative<std::string>(model); });
}

TEST(CaptureLimits, SatMethods) {
  const Arena arena = *solo_chess::arena_of(random_board(20, 100, "KRBN", 2));
  interrupt_everywhere([&](const Limits& limits) { return solve_by_exits(arena, {limits}); },
                       is_unknown);
  const Arena kings = *solo_chess::arena_of(random_board(40, 1400, "K", 2));
  interrupt_everywhere([&](const Limits& limits) { return solve_by_hubs(kings, {limits}); },
                       is_unknown);
}

TEST(CaptureLimits, OneType) {
  const Arena arena = *solo_chess::arena_of(random_board(60, 3000, "Q", solo_chess::unlimited));
  const Survey known = survey(arena);
  interrupt_everywhere([&](const Limits& limits) { return solve_one_type(arena, known, limits); },
                       is_unknown);
}

TEST(CaptureLimits, AGreedyPlayThatIsCutShortIsAPlay) {
  const Arena arena = *solo_chess::arena_of(random_board(60, 2000, "KQRBNP", 2));
  Interruption soon(3);
  const GreedyPlay part = play_greedily(arena, soon.limits);
  EXPECT_LE(soon.later_looks, 2);
  EXPECT_EQ(part.pieces_left + part.moves.size(), arena.size());
}

TEST(CaptureLimits, WhatIsTooLargeIsRefusedFromAnEstimate) {
  Limits little;
  little.memory_bytes = std::size_t{1} << 20;
  // 2,000 rooks in a row have four million captures.
  solo_chess::Puzzle row;
  row.types = {*solo_chess::standard_type('R')};
  for (std::int32_t x = 0; x < 2000; ++x) row.pieces.push_back({{x, 0}, 2, 0});
  EXPECT_FALSE(solo_chess::arena_of(row, little));
  const std::string why = solo_chess::arena_too_large(row, little);
  EXPECT_EQ(why, "the board has up to 3998000 possible captures, and 1 MiB of memory are allowed");
  EXPECT_TRUE(solo_chess::arena_of(row));
  EXPECT_EQ(solo_chess::arena_too_large(row, {}), "");

  graph_capture::Puzzle graph;
  graph.budgets.assign(50'000, 2);
  for (std::uint32_t v = 1; v < 50'000; ++v) graph.edges.push_back({{v}, {v + 1}});
  EXPECT_FALSE(graph_capture::arena_of(graph, little));
  EXPECT_TRUE(graph_capture::arena_of(graph, Limits{}));

  const Arena arena = *solo_chess::arena_of(random_board(40, 400, "KQRBNP", 2));
  const auto answer = solve_by_exits(arena, {little});
  EXPECT_EQ(answer.verdict, Verdict::unknown);
  EXPECT_EQ(answer.remark.find("the formula would be too large: some "), 0U) << answer.remark;
  const Arena kings = *solo_chess::arena_of(random_board(40, 1400, "K", 2));
  EXPECT_EQ(solve_by_hubs(kings, {little}).remark.find("the formula would be too large: some "),
            0U);
}

TEST(CaptureLimits, WhatCantEndInTimeIsRefusedAtOnce) {
  const Arena arena = *solo_chess::arena_of(random_board(100, 3000, "KQRBNP", 2));
  Limits limits;
  limits.memory_bytes = std::size_t{1} << 33;
  // A slow machine needs more time to see how large the formula would be.
  std::string remark;
  for (int milliseconds = 250;
       !remark.starts_with("too little time is left for a formula of some "); milliseconds *= 2) {
    ASSERT_LT(milliseconds, 100'000) << remark;
    limits.deadline = Clock::now() + std::chrono::milliseconds(milliseconds);
    const auto answer = solve_by_exits(arena, {limits});
    ASSERT_EQ(answer.verdict, Verdict::unknown);
    remark = answer.remark;
  }
}

// Behind the limits nothing is done that takes as long as the first look at all the pieces.
TEST(CaptureLimits, LargeBoardsEndAtOnce) {
  std::string text = "solo-chess\nboard\n";
  Random random(72);
  for (int row = 0; row < 600; ++row) {
    for (int column = 0; column < 600; ++column) text += random.below(2) == 0 ? ". " : "Q ";
    text += "\n";
  }
  const auto read = solo_chess::read({"", text, 1});
  ASSERT_TRUE(read);
  const AnyPuzzle puzzle(ground_of<solo_chess::Traits>(), *read);
  const testing::Stopwatch of_game;
  const auto game = puzzle.kind().start(puzzle);
  const auto time_of_game = of_game.spent();

  const std::atomic<bool> interrupted = true;
  Request request;
  request.limits.interrupted = &interrupted;
  const testing::Stopwatch watch;
  const Kind& kind = kind_of(puzzle);
  const AnyAnswer answer = kind.solve(puzzle, request);
  EXPECT_NE(kind.check_own(puzzle, answer, request.limits).check, Check::wrong);
  std::ostringstream out;
  puzzle.kind().write_answer(out, puzzle, answer, Form::text);
  EXPECT_EQ(puzzle.kind().moves(puzzle, answer).size(), 0U);
  kind.explain(puzzle, request.limits);
  EXPECT_LT(watch.spent(), time_of_game);
  EXPECT_EQ(out.str().substr(0, 7), "unknown");
}

}  // namespace
}  // namespace hardboard::capture
