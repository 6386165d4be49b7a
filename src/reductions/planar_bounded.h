// Planar monotone 3SAT with each literal at most twice and each variable at most three times
// (Brunner et al. 2023, Lemma B.1): a variable that occurs more often becomes a falling sequence of
// copies, one for each occurrence.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/limits.h"
#include "base/result.h"
#include "problems/planar_3sat/traits.h"
#include "reductions/image.h"

namespace hardboard {

// A variable with n negative and m positive occurrences becomes x1, y1, x2, y2, ..., x(n+m), with
// clauses (xi or yi) and (not yi or not x(i+1)): so x(i+1) implies xi. The negative occurrences,
// from left to right, are of x1 ... xn, the positive ones of x(n+1) ... x(n+m). If xn is true, so
// are the copies of all negative occurrences; if it is false, so are those of all positive ones:
// then the value of xn satisfies every clause that the copies satisfy. Unlike the paper's, this
// holds for n = 0 with x1 in place of xn, and for m = 0; so variables of one sign need not be
// deleted. Variables within the bounds stay as they are.
struct PlanarBounded {
  using From = planar_3sat::Traits;
  using To = planar_3sat::Traits;
  static constexpr std::string_view name = "planar-3sat-bounded";
  static constexpr std::string_view source = "Brunner et al. 2023, Lemma B.1";
  static constexpr std::string_view summary = "a falling sequence of copies for each variable";
  static constexpr std::string_view law =
      "at most n + 2 L variables and m + 2 L clauses for n variables, m clauses, L literals";

  struct Trace {
    // By variable: its first variable in the image, and the one that has its value.
    std::vector<std::uint32_t> first, value;
  };
  using I = Image<PlanarBounded>;

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
