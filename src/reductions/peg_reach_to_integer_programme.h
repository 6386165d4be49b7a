// Peg solitaire with `goal peg` as an integer programme without time.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/limits.h"
#include "methods/peg_army/relaxed.h"
#include "problems/integer_programme/traits.h"
#include "puzzles/peg_solitaire/jumps.h"
#include "puzzles/peg_solitaire/traits.h"
#include "reductions/image.h"

namespace hardboard {

// Variable jump_a_b counts the jumps from hole a to hole b; the order of jumps does not matter.
// docs/armies.md, Reachability, proves that a peg can come to the goal if and only if this
// programme, (R), has a solution.
struct PegReachToIntegerProgramme {
  using From = peg_solitaire::Traits;
  using To = integer_programme::Traits;
  static constexpr std::string_view name = "peg-reach-to-integer-programme";
  static constexpr std::string_view source = "after Gualà et al. 2018, Theorem 1";
  static constexpr std::string_view summary =
      "a variable counts each jump, and a row balances the pegs of each hole";
  static constexpr std::string_view law = "a variable for each jump, a row for each hole";

  struct Trace {
    std::vector<peg_solitaire::HoleJump> jumps;
    peg_army::Relaxed game;  // column j is jumps[j], reversed
  };
  static Result<Image<PegReachToIntegerProgramme>> forward(const From::Puzzle& source,
                                                           const Limits& limits);
  static bool keeps_law(const From::Puzzle& source, const To::Puzzle& image);
  static To::Answer witness(const From::Puzzle& source,
                            const Image<PegReachToIntegerProgramme>& image,
                            const From::Answer& solution);
  static Result<From::Answer> recover(const From::Puzzle& source,
                                      const Image<PegReachToIntegerProgramme>& image,
                                      const To::Answer& answer);
  static Refusal refusal() {
    return {Verdict::unsolvable, "no peg comes to the goal, by a refusal"};
  }
  static std::vector<Part> parts(const From::Puzzle& source,
                                 const Image<PegReachToIntegerProgramme>& image);
  static std::vector<std::string> meanings(const From::Puzzle& source,
                                           const Image<PegReachToIntegerProgramme>& image,
                                           const To::Answer& answer);
};

}  // namespace hardboard
