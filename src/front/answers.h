// Answers as JSON.
#pragma once

#include "front/fields.h"
#include "puzzles/any.h"

namespace hardboard::front {

// {"verdict","answer","text","theorem","steps","refusal"}: `answer` is what the command line prints
// with --json. Costs as much as playing the moves.
Json json_of(const AnyPuzzle& puzzle, const AnyAnswer& answer);
// {"check","reason","words"}.
Json json_of(const CheckReport& report);

}  // namespace hardboard::front
