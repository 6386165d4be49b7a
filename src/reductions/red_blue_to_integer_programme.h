// Red-Blue Dominating Set as an integer programme: set covering (Karp 1972).
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "problems/integer_programme/traits.h"
#include "problems/red_blue/traits.h"
#include "reductions/image.h"

namespace hardboard {

// Variable red_i is 1 if red i is in the set. The objective, the number of reds, is to be small,
// and the row `k` bounds it; a row for each blue asks for a neighbour. In a colourful problem a row
// for each class asks for exactly one of its reds.
struct RedBlueToIntegerProgramme {
  using From = red_blue::Traits;
  using To = integer_programme::Traits;
  static constexpr std::string_view name = "red-blue-to-integer-programme";
  static constexpr std::string_view source = "Karp 1972 (set covering)";
  static constexpr std::string_view summary =
      "a variable of 0 or 1 for each red, a row for each blue, as few reds as can be";
  static constexpr std::string_view law =
      "reds variables; blues rows and one, in a colourful problem k more; edges and reds "
      "coefficients, in a colourful problem reds more";

  struct Trace {};  // column i - 1 is red i

  // O(edges + reds + blues).
  static Result<Image<RedBlueToIntegerProgramme>> forward(const From::Puzzle& source,
                                                          const Limits& limits);
  static bool keeps_law(const From::Puzzle& source, const To::Puzzle& image);
  static To::Answer witness(const From::Puzzle& source,
                            const Image<RedBlueToIntegerProgramme>& image,
                            const From::Answer& solution);
  static Result<From::Answer> recover(const From::Puzzle& source,
                                      const Image<RedBlueToIntegerProgramme>& image,
                                      const To::Answer& answer);
  static Refusal refusal() { return {Verdict::unsolvable, "no k reds dominate, by a refusal"}; }
  static std::vector<Part> parts(const From::Puzzle& source,
                                 const Image<RedBlueToIntegerProgramme>& image);
  static std::vector<std::string> meanings(const From::Puzzle& source,
                                           const Image<RedBlueToIntegerProgramme>& image,
                                           const To::Answer& answer);
};

}  // namespace hardboard
