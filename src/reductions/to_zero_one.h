// Integer programmes with bounded variables as programmes whose variables are 0 or 1, the form that
// pseudo-Boolean solvers take.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "problems/integer_programme/traits.h"
#include "reductions/image.h"

namespace hardboard {

// A variable from `least` to `least + d` becomes `least` plus bits of the weights 1, 2, 4, ... and
// a last one, so small that all bits together are d: so every value from 0 to d is a sum of
// weights, and no sum is larger. A variable with one value has no bits. A row with two bounds
// becomes two rows; rows that hold whatever the bits are fall away. The objective is to be small,
// and loses its constant. All names are those of OPB: x1, x2, ... and c1, c2, ...
struct IntegerProgrammeToZeroOne {
  using From = integer_programme::Traits;
  using To = integer_programme::Traits;
  static constexpr std::string_view name = "integer-programme-to-zero-one";
  static constexpr std::string_view source = "folklore (binary numbers)";
  static constexpr std::string_view summary = "bits for each variable, the last one cut to fit";
  static constexpr std::string_view law =
      "for variables of at most d + 1 values: at most log2 d + 1 variables each, two rows for each "
      "row, and a row for each variable without a value";

  struct Trace {
    // Of variable j: bits[ends[j - 1]] to bits[ends[j]], the weights of variables x1, x2, ...
    std::vector<std::size_t> ends;
    std::vector<std::int64_t> weights;
  };

  // An error for a variable without two bounds, and for a number beyond most_number. O(size of the
  // image).
  static Result<Image<IntegerProgrammeToZeroOne>> forward(const From::Puzzle& source,
                                                          const Limits& limits);
  static bool keeps_law(const From::Puzzle& source, const To::Puzzle& image);
  static To::Answer witness(const From::Puzzle& source,
                            const Image<IntegerProgrammeToZeroOne>& image,
                            const From::Answer& solution);
  static Result<From::Answer> recover(const From::Puzzle& source,
                                      const Image<IntegerProgrammeToZeroOne>& image,
                                      const To::Answer& answer);
  static Refusal refusal() { return {Verdict::unsolvable, "no values keep the bounds: refusal"}; }
  static std::vector<Part> parts(const From::Puzzle& source,
                                 const Image<IntegerProgrammeToZeroOne>& image);
  static std::vector<std::string> meanings(const From::Puzzle& source,
                                           const Image<IntegerProgrammeToZeroOne>& image,
                                           const To::Answer& answer);
};

}  // namespace hardboard
