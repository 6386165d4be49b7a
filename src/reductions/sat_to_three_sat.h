// Long clauses to clauses of at most three literals (Karp 1972): a new variable links each part of
// a clause to the next.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "problems/satisfiability/traits.h"
#include "reductions/image.h"

namespace hardboard {

// A clause a b c d e becomes a b x, -x c y, -y d e.
struct SatToThreeSat {
  using From = satisfiability::Traits;
  using To = satisfiability::Traits;
  static constexpr std::string_view name = "sat-to-3sat";
  static constexpr std::string_view source = "Karp 1972";
  static constexpr std::string_view summary =
      "clauses of more than three literals become chains of clauses of three";
  static constexpr std::string_view law =
      "a clause of k > 3 literals becomes k - 2 clauses with k - 3 new variables";

  struct Trace {
    std::vector<std::uint32_t> first_link;  // of each clause: its first new variable
  };

  // O(literals).
  static Result<Image<SatToThreeSat>> forward(const From::Puzzle& formula, const Limits& limits);
  static bool keeps_law(const From::Puzzle& formula, const To::Puzzle& puzzle);
  static To::Answer witness(const From::Puzzle& formula, const Image<SatToThreeSat>& image,
                            const From::Answer& solution);
  static Result<From::Answer> recover(const From::Puzzle& formula,
                                      const Image<SatToThreeSat>& image, const To::Answer& answer);
  static Refusal refusal();
  static std::vector<Part> parts(const From::Puzzle& formula, const Image<SatToThreeSat>& image);
  static std::vector<std::string> meanings(const From::Puzzle& formula,
                                           const Image<SatToThreeSat>& image,
                                           const To::Answer& answer);
};

}  // namespace hardboard
