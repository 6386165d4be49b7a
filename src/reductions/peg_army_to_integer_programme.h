// Peg armies within a margin as an integer programme.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/limits.h"
#include "methods/peg_army/instance.h"
#include "problems/integer_programme/traits.h"
#include "puzzles/peg_army/traits.h"
#include "reductions/image.h"

namespace hardboard {

// Variable move_x_y_k counts the uses of tuple k that put a peg on the window's square in column x
// and row y, from 0: the programme (R) of docs/armies.md. Theorem 1 orders the moves of a solution,
// so that the least objective is the fewest moves of an army within the margin.
struct PegArmyToIntegerProgramme {
  using From = peg_army::Traits;
  using To = integer_programme::Traits;
  static constexpr std::string_view name = "peg-army-to-integer-programme";
  static constexpr std::string_view source = "Gualà et al. 2018, Theorem 1";
  static constexpr std::string_view summary =
      "a variable counts each move within the margin, and a row balances the pegs of each square";
  static constexpr std::string_view law =
      "for S squares within the margin and K tuples: at most S K variables, and S rows";

  struct Trace {
    peg_army::Instance instance;
  };
  static Result<Image<PegArmyToIntegerProgramme>> forward(const From::Puzzle& source,
                                                          const Limits& limits);
  static bool keeps_law(const From::Puzzle& source, const To::Puzzle& image);
  static To::Answer witness(const From::Puzzle& source,
                            const Image<PegArmyToIntegerProgramme>& image,
                            const From::Answer& solution);
  static Result<From::Answer> recover(const From::Puzzle& source,
                                      const Image<PegArmyToIntegerProgramme>& image,
                                      const To::Answer& answer);
  static Refusal refusal() {
    return {Verdict::unsolvable, "no army within the margin reaches the goal, by a refusal"};
  }
  static std::vector<Part> parts(const From::Puzzle& source,
                                 const Image<PegArmyToIntegerProgramme>& image);
  static std::vector<std::string> meanings(const From::Puzzle& source,
                                           const Image<PegArmyToIntegerProgramme>& image,
                                           const To::Answer& answer);
};

}  // namespace hardboard
