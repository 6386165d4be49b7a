// 3SAT as And-Or-(1,1)-SAT, straight: a copy of a variable for each of its occurrences, and clauses
// with an `and` that keep its positive and its negative copies apart.
//
// After Kühn 2024, Theorem 2.2, whose way over (2+1),3-SAT makes three variables of each
// occurrence; this one makes fewer than two, so that boards get a quarter of the size.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/limits.h"
#include "base/result.h"
#include "problems/and_or_sat/traits.h"
#include "problems/satisfiability/traits.h"
#include "reductions/image.h"

namespace hardboard {

// Occurrence i becomes variable i, true if the literal is meant to be. A clause (-a & -b) | c says
// that c holds if a or b does; a chain of such clauses joins the positive copies of a variable to
// one or two variables, and likewise the negative ones. The last clause, (-a & -b) | -c or -a -c,
// says that not both hold. Of a variable that occurs with one sign alone the chain ends in a clause
// w -w -a, which any assignment satisfies. An empty clause becomes two that contradict each other.
struct ThreeSatToAndOr {
  using From = satisfiability::Traits;
  using To = and_or_sat::Traits;
  static constexpr std::string_view name = "3sat-to-and-or-sat";
  static constexpr std::string_view source = "after Kühn 2024, Theorem 2.2";
  static constexpr std::string_view summary =
      "a variable for each occurrence, chains that tell positive from negative ones";
  static constexpr std::string_view law =
      "at most 2 L variables and m + L clauses for m clauses, L literals, and 1 more of both for "
      "each empty clause";

  struct Joint {  // `made` holds if a or b does
    formulas::Literal a = 0, b = 0, made = 0;
  };
  struct Trace {
    std::vector<Joint> joints;  // each behind those that it needs
  };
  using I = Image<ThreeSatToAndOr>;

  // O(literals + variables). Clauses of more than three literals are refused.
  static Result<I> forward(const From::Puzzle& from, const Limits& limits);
  static bool keeps_law(const From::Puzzle& from, const To::Puzzle& to);
  static To::Answer witness(const From::Puzzle& from, const I& image, const From::Answer& solution);
  // A variable is true if a positive copy is.
  static Result<From::Answer> recover(const From::Puzzle& from, const I& image,
                                      const To::Answer& answer);
  static Refusal refusal() {
    return {Verdict::unsolvable, "no assignment satisfies the clauses, by a refusal"};
  }
  static std::vector<Part> parts(const From::Puzzle& from, const I& image);
  static std::vector<std::string> meanings(const From::Puzzle&, const I&, const To::Answer&) {
    return {};
  }
};

}  // namespace hardboard
