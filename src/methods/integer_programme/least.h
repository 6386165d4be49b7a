// Answers to `--minimize objective`.
#pragma once

#include "problems/integer_programme/answer.h"
#include "problems/integer_programme/puzzle.h"

namespace hardboard::integer_programme {

// The answer of a solution where no objective is less than `bound`, which may be anything that is
// known. Without the minimum, and with a remark, if the objective is beyond most_number.
// O(columns).
Answer answer_of_least(const Puzzle& puzzle, Solution values, Sum bound);

}  // namespace hardboard::integer_programme
