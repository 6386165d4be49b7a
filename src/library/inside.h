// What the handles of the public header hold, and how its options become limits.
#pragma once

#include <memory>
#include <utility>

#include "base/limits.h"
#include "base/result.h"
#include "hardboard/hardboard.h"
#include "puzzles/any.h"
#include "puzzles/ground.h"

namespace hardboard {

struct Puzzle::Inside {
  AnyPuzzle puzzle;
};

// An answer keeps its puzzle, whose words it is written in.
struct Answer::Inside {
  AnyPuzzle puzzle;
  AnyAnswer answer;
};

inline Answer answer_of(const AnyPuzzle& puzzle, AnyAnswer answer) {
  return Answer(std::make_shared<const Answer::Inside>(puzzle, std::move(answer)));
}

inline Outcome outcome_of(Verdict verdict) {
  return static_cast<Outcome>(verdict);
}

// From now on.
Limits limits_of(const Options& options);

// The value, or its error thrown.
[[noreturn]] void throw_error(const InputError& error);
template <class T>
T value_or_throw(Result<T> result) {
  if (!result) throw_error(result.error());
  return std::move(result).value();
}

}  // namespace hardboard
