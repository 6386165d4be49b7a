// Clauses as an integer programme (Karp 1972, 0-1 integer programming): a clause is a sum of its
// literals that is at least 1.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "problems/integer_programme/traits.h"
#include "problems/satisfiability/traits.h"
#include "reductions/image.h"

namespace hardboard {

// Variable xV is 1 if variable V is true; a negated literal counts 1 - xV. A clause with a variable
// and its negation holds anyway and has no row; a repeated literal counts once.
struct SatToIntegerProgramme {
  using From = satisfiability::Traits;
  using To = integer_programme::Traits;
  static constexpr std::string_view name = "sat-to-integer-programme";
  static constexpr std::string_view source = "Karp 1972 (0-1 integer programming)";
  static constexpr std::string_view summary =
      "a variable of 0 or 1 for each variable, a row for each clause";
  static constexpr std::string_view law =
      "as many variables, at most as many rows as clauses, at most a coefficient for each literal";

  struct Trace {};  // column v - 1 is variable v

  // O(literals log literals).
  static Result<Image<SatToIntegerProgramme>> forward(const From::Puzzle& formula,
                                                      const Limits& limits);
  static bool keeps_law(const From::Puzzle& formula, const To::Puzzle& image);
  static To::Answer witness(const From::Puzzle& formula, const Image<SatToIntegerProgramme>& image,
                            const From::Answer& solution);
  static Result<From::Answer> recover(const From::Puzzle& formula,
                                      const Image<SatToIntegerProgramme>& image,
                                      const To::Answer& answer);
  static Refusal refusal() {
    return {Verdict::unsolvable, "the formula has no satisfying assignment, by a refusal"};
  }
  static std::vector<Part> parts(const From::Puzzle& formula,
                                 const Image<SatToIntegerProgramme>& image);
  static std::vector<std::string> meanings(const From::Puzzle& formula,
                                           const Image<SatToIntegerProgramme>& image,
                                           const To::Answer& answer);
};

}  // namespace hardboard
