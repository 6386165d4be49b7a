// What the handles of the public header hold, how its efforts become limits, and how misuse ends.
#pragma once

#include <memory>
#include <string>
#include <utility>

#include "base/limits.h"
#include "base/result.h"
#include "hardboard/hardboard.h"
#include "puzzles/any.h"
#include "puzzles/game.h"
#include "puzzles/ground.h"

namespace hardboard {

struct Puzzle::Inside {
  AnyPuzzle puzzle;
};

// An answer keeps its puzzle, whose words the answer is written in.
struct Answer::Inside {
  AnyPuzzle puzzle;
  AnyAnswer answer;
};

struct Game::Inside {
  AnyPuzzle puzzle;
  std::unique_ptr<AnyGame> game;
};

struct Chain;  // reductions/chain.h, which the ground does not know

// The way into handles and out of them.
struct Access {
  static const AnyPuzzle& inside(const Puzzle& puzzle) { return puzzle.inside_->puzzle; }
  static const Answer::Inside& inside(const Answer& answer) { return *answer.inside_; }
  static const Game::Inside& inside(const Game& game) { return game.inside(); }
  static const Chain& inside(const Reduced& reduced);

  static Puzzle puzzle(AnyPuzzle puzzle) {
    return Puzzle(std::make_shared<const Puzzle::Inside>(Puzzle::Inside{std::move(puzzle)}));
  }
  static Answer answer(const AnyPuzzle& puzzle, AnyAnswer answer) {
    return Answer(
        std::make_shared<const Answer::Inside>(Answer::Inside{puzzle, std::move(answer)}));
  }
  static Reduced reduced(Chain chain);
};

// The header's words for verdicts and checks stand in the same order as those of the ground.
static_assert(static_cast<int>(Verdict::draw) == static_cast<int>(Outcome::draw));
static_assert(static_cast<int>(Check::wrong) == static_cast<int>(Trust::wrong));
inline Outcome outcome_of(Verdict verdict) {
  return static_cast<Outcome>(verdict);
}

// A hint on a position of the game of a puzzle.
Help help_on(const AnyPuzzle& puzzle, const AnyGame& game, int level, const Effort& effort);

// The limits of an effort that begins now.
Limits limits_of(const Effort& effort);

// Throws std::invalid_argument: the caller broke a promise of the header. The words say which, and
// what would have kept it.
[[noreturn]] void misuse(const std::string& words);

// The value, or its error thrown.
[[noreturn]] void throw_error(const InputError& error);
template <class T>
T value_or_throw(Result<T> result) {
  if (!result) throw_error(result.error());
  return std::move(result).value();
}

}  // namespace hardboard
