// What the rows of dominating sets and vertex covers share.
#pragma once

#include <cstdint>
#include <vector>

#include "proofs/answer_head.h"

namespace hardboard {

// The answer with the greedy choice that it holds in `chosen`, if the choice is a solution; or else
// without, and the remark says what the choice lacks. A better choice may exist. At the cost of
// fault_of().
template <class Puzzle, class Answer>
Answer judged_choice(const Puzzle& puzzle, Answer answer,
                     std::vector<std::uint32_t> Answer::*chosen) {
  if (const auto fault = fault_of(puzzle, answer.*chosen)) {
    answer.remark = *fault;
    (answer.*chosen).clear();
  } else {
    answer.verdict = Verdict::solvable;
  }
  return answer;
}

}  // namespace hardboard
