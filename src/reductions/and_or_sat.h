// (2+1),3-SAT as And-Or-(1,1)-SAT (Kühn 2024, Theorem 2.2): a variable for each occurrence, and a
// clause with an `and` that keeps the positive ones and the negative one apart.
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

// Variable v has the variables 3 v - 2 and 3 v - 1 for its positive occurrences and 3 v for its
// negative one. An empty clause becomes two clauses that contradict each other.
struct TwoPlusOneToAndOr {
  using From = satisfiability::Traits;
  using To = and_or_sat::Traits;
  static constexpr std::string_view name = "21-3sat-to-and-or-sat";
  static constexpr std::string_view source = "Kühn 2024, Theorem 2.2";
  static constexpr std::string_view summary = "a variable for each occurrence";
  static constexpr std::string_view law =
      "3 n variables and m + n clauses for n variables, m clauses, and 1 more of both for each "
      "empty clause";

  struct Trace {};
  using I = Image<TwoPlusOneToAndOr>;

  static Result<I> forward(const From::Puzzle& from, const Limits& limits);
  static bool keeps_law(const From::Puzzle& from, const To::Puzzle& to);
  static To::Answer witness(const From::Puzzle& from, const I& image, const From::Answer& solution);
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
