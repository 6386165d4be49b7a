// Games in numbers: every kind that is played, at random, beside the game in words. (The Python
// tests hold whole game trees against a brute force.)
#include "kinds/numbered_game.h"

#include <fstream>
#include <gtest/gtest.h>
#include <iterator>
#include <map>
#include <random>
#include <set>

#include "support/paths.h"
#include "support/puzzle_of.h"

namespace hardboard::numbered {
namespace {

AnyPuzzle read_example(const std::string& name) {
  std::ifstream file(testing::example(name + ".txt"));
  return puzzle_of({std::istreambuf_iterator<char>(file), {}});
}

std::vector<AnyPuzzle> games() {
  std::vector<AnyPuzzle> puzzles;
  for (const char* name :
       {"king", "star", "peg_triangle", "peg_english", "push_small", "push_published"}) {
    puzzles.push_back(read_example(name));
  }
  puzzles.push_back(puzzle_of("solo-chess\nbudget 1\nboard\nR2 K* . Q\n. N P B3\n"));
  puzzles.push_back(puzzle_of("peg-army\ndesert square 3\nmargin 2\n"));
  puzzles.push_back(puzzle_of("peg-army\ndesert square 3\n"));
  return puzzles;
}

Game started(const AnyPuzzle& puzzle, Form form = Form::steps) {
  return Game::start(puzzle, form).value();
}

std::vector<std::int64_t> numbers(const Game& game) {
  std::vector<std::int64_t> numbers;
  for (const Action& action : game.legal()) numbers.push_back(action.number);
  return numbers;
}

// All that can be seen of a position.
struct Seen {
  std::vector<float> planes;
  std::string letters, key;
  std::vector<std::int64_t> legal;
  int player = 0;
  friend bool operator==(const Seen&, const Seen&) = default;
};
Seen seen(const Game& game) {
  return {game.planes().values(), game.planes().letters_by_place(), game.game().key(),
          numbers(game), game.player()};
}

TEST(NumberedGame, PlaysWhatTheGameInWordsPlays) {
  std::mt19937 random(1);
  for (const AnyPuzzle& puzzle : games()) {
    for (int round = 0; round < 10; ++round) {
      Game game = started(puzzle);
      const std::unique_ptr<AnyGame> words = puzzle.kind().start(puzzle);
      for (int moves = 0; moves < 40 && !game.legal().empty(); ++moves) {
        const Action action = game.legal()[random() % game.legal().size()];
        ASSERT_LT(action.number, game.numbers());
        ASSERT_EQ(game.words(action.number), action.words);
        ASSERT_EQ(game.numbers_of(action.words).value(), std::vector{action.number});
        ASSERT_EQ(game.play(action.number), std::nullopt);
        ASSERT_EQ(words->play(action.words), std::nullopt);
        ASSERT_EQ(game.game().key(), words->key());
        ASSERT_EQ(game.ending().has_value(), game.legal().empty());
        if (words->ending()) {
          ASSERT_EQ(game.ending()->verdict, words->ending()->verdict);
        }
      }
    }
  }
}

TEST(NumberedGame, UndoRestoresAllThatIsSeen) {
  std::mt19937 random(2);
  for (const AnyPuzzle& puzzle : games()) {
    Game game = started(puzzle);
    std::vector<Seen> before;
    while (before.size() < 30 && !game.legal().empty()) {
      before.push_back(seen(game));
      ASSERT_FALSE(game.play(game.legal()[random() % game.legal().size()].number));
    }
    const Game copy = game;
    EXPECT_EQ(seen(copy), seen(game));
    while (!before.empty()) {
      ASSERT_TRUE(game.undo());
      ASSERT_EQ(seen(game), before.back()) << puzzle.kind().name;
      before.pop_back();
    }
    EXPECT_FALSE(game.undo());
    EXPECT_EQ(copy.history().size() > 0, true);
  }
}

// The key tells positions apart exactly, so the planes must do as well.
TEST(NumberedGame, PlanesAreEqualIfAndOnlyIfKeysAre) {
  std::mt19937 random(3);
  for (const AnyPuzzle& puzzle : games()) {
    std::map<std::string, std::vector<float>> planes;
    std::set<std::vector<float>> different;
    for (int round = 0; round < 60; ++round) {
      Game game = started(puzzle);
      for (int moves = 0; moves < 6 && !game.legal().empty(); ++moves) {
        ASSERT_FALSE(game.play(game.legal()[random() % game.legal().size()].number));
        if (game.game().ending()) break;
        const Seen now = seen(game);
        ASSERT_EQ(planes.emplace(now.key, now.planes).first->second, now.planes);
        different.insert(now.planes);
      }
    }
    EXPECT_EQ(different.size(), planes.size()) << puzzle.kind().name;
  }
}

TEST(NumberedGame, NumbersMeanTheSameEverywhere) {
  std::mt19937 random(4);
  for (const AnyPuzzle& puzzle : games()) {
    if (puzzle.kind().name == "push-fight") continue;  // a square beside a king: a move, or a push
    std::map<std::int64_t, std::string> words;
    for (int round = 0; round < 20; ++round) {
      Game game = started(puzzle);
      for (int moves = 0; moves < 20 && !game.legal().empty(); ++moves) {
        for (const Action& action : game.legal()) {
          // Captures name the piece before the square.
          const std::string squares = action.words.substr(puzzle.kind().name == "solo-chess");
          ASSERT_EQ(words.emplace(action.number, squares).first->second, squares);
        }
        ASSERT_FALSE(game.play(game.legal()[random() % game.legal().size()].number));
      }
    }
  }
}

TEST(NumberedGame, TurnsAreSequencesOfSteps) {
  std::mt19937 random(5);
  const AnyPuzzle puzzle = read_example("push_small");
  for (int round = 0; round < 20; ++round) {
    Game turns = started(puzzle, Form::turns), steps = started(puzzle);
    for (int played = 0; played < 6 && !turns.legal().empty(); ++played) {
      const std::int64_t turn = turns.legal()[random() % turns.legal().size()].number;
      const std::string words = turns.words(turn).value();
      ASSERT_EQ(turns.numbers_of(words).value(), std::vector{turn});
      const std::vector<std::int64_t> numbers = steps.numbers_of(words).value();
      for (const std::int64_t step : numbers) ASSERT_FALSE(steps.play(step));
      ASSERT_FALSE(turns.play(turn));
      ASSERT_EQ(turns.game().key(), steps.game().key());
      ASSERT_EQ(turns.planes().values(), steps.planes().values());
      ASSERT_EQ(turns.player(), steps.player());
    }
    while (turns.undo()) {
    }
    ASSERT_EQ(seen(turns), seen(started(puzzle, Form::turns)));
  }
}

TEST(NumberedGame, HalfATurnIsNoTurn) {
  const Game game = started(read_example("push_small"), Form::turns);
  EXPECT_FALSE(game.numbers_of("a1-a3").ok());
  EXPECT_FALSE(game.numbers_of("").ok());
  int both = 0;
  for (const Action& action : game.legal()) {
    const std::string turn = game.words(action.number).value();
    EXPECT_TRUE(game.numbers_of(turn).ok());
    Game after = game;
    ASSERT_FALSE(after.play(action.number));
    if (after.legal().empty()) continue;
    ++both;
    const std::string reply = after.words(after.legal().front().number).value();
    EXPECT_FALSE(game.numbers_of(turn + " " + reply).ok());
  }
  EXPECT_GT(both, 0);
  EXPECT_FALSE(game.numbers_of("nonsense").ok());
}

TEST(NumberedGame, IllegalNumbersChangeNothing) {
  for (const AnyPuzzle& puzzle : games()) {
    Game game = started(puzzle);
    const Seen before = seen(game);
    for (const std::int64_t number : {std::int64_t{-1}, game.numbers(), std::int64_t{1} << 62}) {
      EXPECT_TRUE(game.play(number).has_value());
      EXPECT_EQ(game.words(number), std::nullopt);
    }
    EXPECT_EQ(seen(game), before);
  }
}

TEST(NumberedGame, WhatHasNoNumbersIsRefused) {
  const auto refused = [](const std::string& text, Form form) {
    const Result<Game> game = Game::start(puzzle_of(text), form);
    return game ? "" : game.error().message;
  };
  EXPECT_EQ(refused("p cnf 1 1\n1 0\n", Form::steps),
            "sat is a problem, which has no moves; expected a puzzle");
  EXPECT_EQ(refused("solo-chess\nboard\nR R\n", Form::turns),
            "turns are those of Push Fight, not of solo-chess");
  EXPECT_EQ(refused("push-fight\nmoves unlimited\nboard\n\n K k\n", Form::turns),
            "turns of so many moves have no numbers of 63 bits; steps have");
  EXPECT_EQ(refused("push-fight\nmoves unlimited\nboard\n\n K k\n", Form::steps), "");
  EXPECT_EQ(refused("peg-army\ndesert square 3\nmoves\n1 0 0 1 : 0 0\n", Form::steps),
            "moves by tuples have no numbers; expected an army that jumps");
  EXPECT_EQ(refused("solo-chess\npieces\nR 1 1\nR 600 600\n", Form::steps),
            "moves have numbers on boards of up to 250000 places");
}

}  // namespace
}  // namespace hardboard::numbered
