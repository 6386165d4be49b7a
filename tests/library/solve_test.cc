// Solving by the public header: moves that games play to the end, and options that can't be
// honoured.
#include <algorithm>
#include <gtest/gtest.h>
#include <thread>

#include "library/puzzles.h"
#include "support/paths.h"

namespace hardboard {
namespace {

TEST(LibrarySolve, GamesPlayTheMovesOfAnswersToTheEnd) {
  for (const Puzzle& puzzle : one_of_each_game()) {
    const Answer answer = solve(puzzle);
    ASSERT_EQ(answer.outcome(), Outcome::solvable) << puzzle.kind();
    Game game(puzzle);
    for (const std::string& move : answer.moves()) game.play(move);
    // A puzzle for one is solved then; the turn that solves a puzzle of Push Fight wins the game.
    const Outcome end = puzzle.kind() == "push-fight" ? Outcome::win : Outcome::solvable;
    EXPECT_EQ(game.outcome(), end) << puzzle.kind() << "\n" << game.show();
  }
}

TEST(LibrarySolve, RefusalsNameTheirMethodAndSource) {
  const Answer answer = solve(unsolvable_puzzle());
  EXPECT_EQ(answer.outcome(), Outcome::unsolvable);
  EXPECT_EQ(answer.method(), "structure");
  EXPECT_NE(answer.source().find("Brunner"), std::string::npos) << answer.source();
  EXPECT_TRUE(answer.moves().empty());
}

TEST(LibrarySolve, CountsAndMinima) {
  Options options;
  options.count = "sequences";
  const Answer counted = solve(read_file(testing::example("king.txt")).at(0), options);
  ASSERT_TRUE(counted.count());
  EXPECT_NE(*counted.count(), "0");

  Options fewest;
  fewest.minimize = "moves";
  const Answer answer = solve(read_file(testing::example("peg_triangle.txt")).at(0), fewest);
  ASSERT_TRUE(answer.least());
  EXPECT_EQ(answer.least()->what, "fewest_moves");
  EXPECT_EQ(answer.least()->value, 10);
  EXPECT_EQ(answer.least()->bound, 10);
  EXPECT_FALSE(answer.count());
}

TEST(LibrarySolve, OptionsThatCannotBeHonouredAreErrors) {
  const auto words = [](const Options& options) {
    try {
      solve(solvable_puzzle(), options);
    } catch (const Error& error) {
      return std::string(error.what());
    }
    return std::string("solved");
  };
  Options options;
  options.method = "magic";
  EXPECT_EQ(words(options).find("method magic: "), 0U) << words(options);
  options = {};
  options.minimize = "luck";
  EXPECT_EQ(words(options).find("minimize luck: "), 0U) << words(options);
  options = {};
  options.table_file = "table";
  EXPECT_EQ(words(options).find("table_file table: "), 0U) << words(options);
}

// Whatever words kinds_of_puzzles() lists, solve() takes them or says why not for this puzzle.
TEST(LibrarySolve, ListedMethodsAndMinimaAreKnown) {
  const std::vector<Puzzle> puzzles = one_of_each_kind();
  for (const KindInfo& info : kinds_of_puzzles()) {
    EXPECT_FALSE(info.summary.empty()) << info.name;
    const auto puzzle = std::find_if(puzzles.begin(), puzzles.end(),
                                     [&](const Puzzle& one) { return one.kind() == info.name; });
    ASSERT_NE(puzzle, puzzles.end()) << info.name;
    for (const std::string& method : info.methods) {
      Options options;
      options.method = method;
      options.effort.seconds = 0.2;
      try {
        const Answer answer = solve(*puzzle, options);
        const bool agrees =
            answer.outcome() == Outcome::unknown || answer.outcome() == Outcome::solvable;
        EXPECT_TRUE(agrees) << answer.text();
      } catch (const Error& error) {
        EXPECT_EQ(std::string(error.what()).find("expected"), std::string::npos) << error.what();
      }
    }
    for (const std::string& minimum : info.minima) {
      Options options;
      options.minimize = minimum;
      options.effort.seconds = 0.2;
      EXPECT_NO_THROW(solve(*puzzle, options)) << info.name << " " << minimum;
    }
  }
}

TEST(LibrarySolve, SeveralThreadsSolveTheSamePuzzlesAtOnce) {
  const std::vector<Puzzle> puzzles = one_of_each_game();
  std::vector<std::vector<std::string>> moves(4);
  std::vector<std::thread> threads;
  for (auto& own : moves) {
    threads.emplace_back([&] {
      for (const Puzzle& puzzle : puzzles)
        for (const std::string& move : solve(puzzle).moves()) own.push_back(move);
    });
  }
  for (std::thread& thread : threads) thread.join();
  EXPECT_FALSE(moves[0].empty());
  for (const auto& own : moves) EXPECT_EQ(own, moves[0]);
}

TEST(LibrarySolve, ExplainSaysWhichMethodsApply) {
  Effort effort;
  effort.seconds = 1;
  for (const Puzzle& puzzle : one_of_each_game()) {
    const std::string words = explain(puzzle, effort);
    EXPECT_NE(words.find("\n"), std::string::npos);
    EXPECT_NE(words.find(solve(puzzle).method()), std::string::npos) << words;
  }
}

}  // namespace
}  // namespace hardboard
