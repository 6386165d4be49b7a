// What requests about a puzzle share: the fields that give the puzzle, an answer, moves and limits.
#pragma once

#include <memory>
#include <vector>

#include "base/limits.h"
#include "front/fields.h"
#include "puzzles/game.h"
#include "puzzles/ground.h"

namespace hardboard::front {

// `text`, which may be several puzzles for `read` alone, and how to take it: `name` and `rules`.
std::vector<Field> puzzle_fields();
// `seconds` and `memory`.
std::vector<Field> limit_fields();
std::vector<Field> joined(std::vector<Field> first, const std::vector<Field>& more);

// A required field of words, and one that may be missing.
Field needed(std::string_view name, std::string_view help,
             Field::Shape shape = Field::Shape::value);
Field wanted(std::string_view name, std::string_view help,
             Field::Shape shape = Field::Shape::value);

// The only puzzle of a text in the field, as if its file had the name. Errors have line and column.
Result<AnyPuzzle> only_puzzle(const std::string& field, const std::string& text,
                              const std::string& name = "", const std::string& rules = "");
// That of the field `text`.
Result<AnyPuzzle> puzzle_of(const Fields& fields);
// The answer of the field `answer` to this puzzle, not checked.
Result<AnyAnswer> answer_of(const AnyPuzzle& puzzle, const Fields& fields);
// The puzzle's game at its start; an error for a problem, which is no game.
Result<std::unique_ptr<AnyGame>> game_of(const AnyPuzzle& puzzle);

// A game after some moves. `puzzle` outlives `game`, which refers to it.
struct Started {
  AnyPuzzle puzzle;
  std::unique_ptr<AnyGame> game;
};
// The puzzle after the moves of the field `moves`; an error that names the first illegal one.
Result<Started> started(const Fields& fields);
// The fields that `started` reads, the fields of limits, and a request's own.
std::vector<Field> game_fields(const std::vector<Field>& own = {});

// The limits of a request: those of the caller, narrowed by its own fields.
Limits limits_of(const Fields& fields, const Limits& limits);

}  // namespace hardboard::front
