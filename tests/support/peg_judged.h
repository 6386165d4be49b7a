// Answers to peg solitaire against the judge.
#pragma once

#include <gtest/gtest.h>
#include <string_view>

#include "oracle/peg_brute_force.h"
#include "proofs/answer_head.h"

namespace hardboard {

// The verdict, and the minimum that was asked for ("pegs", "moves" or ""), are the judge's.
inline void expect_judged(const AnswerHead& head, std::string_view minimum,
                          const oracle::PegJudgement& judgement) {
  EXPECT_EQ(head.verdict, judgement.solvable ? Verdict::solvable : Verdict::unsolvable);
  if (minimum.empty() || (minimum == "moves" && !judgement.solvable)) return;
  const std::uint32_t fewest = minimum == "pegs" ? judgement.fewest_pegs : judgement.fewest_moves;
  EXPECT_EQ(head.minimum->value, fewest);
  EXPECT_EQ(head.minimum->bound, fewest);
}

}  // namespace hardboard
