// Peg solitaire as an integer programme, jump by jump.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/limits.h"
#include "problems/integer_programme/traits.h"
#include "puzzles/peg_solitaire/jumps.h"
#include "puzzles/peg_solitaire/traits.h"
#include "reductions/image.h"

namespace hardboard {

// T is the number of jumps: pegs at the start less pegs at the end; for `goal peg` one less than
// the pegs, and steps may then be idle. Variable jump_t_a_b says that step t jumps from hole a to
// hole b, peg_t_h that a peg stands on hole h after t steps; all are 0 or 1. As each step has one
// jump at most, the bounds 0 and 1 of peg_t_h make the jump legal: it takes pegs that stand, and
// ends on an empty hole.
struct PegSolitaireToIntegerProgramme {
  using From = peg_solitaire::Traits;
  using To = integer_programme::Traits;
  static constexpr std::string_view name = "peg-solitaire-to-integer-programme";
  static constexpr std::string_view source =
      "after Jefferson, Miguel, Miguel, Tarim 2006 (a 0-1 model by steps)";
  static constexpr std::string_view summary =
      "a variable for each jump at each step, one for each hole after each step";
  static constexpr std::string_view law =
      "for H holes, J jumps and T steps: T J + (T + 1) H variables, and T (H + 1) rows and those "
      "of the goal, 1 or H";

  struct Trace {
    std::vector<peg_solitaire::HoleJump> jumps;
    std::uint32_t steps = 0;
  };
  static Result<Image<PegSolitaireToIntegerProgramme>> forward(const From::Puzzle& source,
                                                               const Limits& limits);
  static bool keeps_law(const From::Puzzle& source, const To::Puzzle& image);
  static To::Answer witness(const From::Puzzle& source,
                            const Image<PegSolitaireToIntegerProgramme>& image,
                            const From::Answer& solution);
  static Result<From::Answer> recover(const From::Puzzle& source,
                                      const Image<PegSolitaireToIntegerProgramme>& image,
                                      const To::Answer& answer);
  static Refusal refusal() { return {Verdict::unsolvable, "no jumps meet the goal, by a refusal"}; }
  static std::vector<Part> parts(const From::Puzzle& source,
                                 const Image<PegSolitaireToIntegerProgramme>& image);
  static std::vector<std::string> meanings(const From::Puzzle& source,
                                           const Image<PegSolitaireToIntegerProgramme>& image,
                                           const To::Answer& answer);
};

}  // namespace hardboard
