// From circuits to Solitaire-Reachability: can a peg come to a hole of the plane? Wires are pairs
// of rails, as in Gualà et al. 2018, section 2, and no control wires are needed: docs/rails.md.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "problems/circuit/traits.h"
#include "puzzles/peg_solitaire/traits.h"
#include "reductions/image.h"
#include "reductions/rail_plan.h"

namespace hardboard {

struct CircuitToPegs {
  using From = circuit::Traits;
  using To = peg_solitaire::Traits;
  static constexpr std::string_view name = "circuit-to-pegs";
  static constexpr std::string_view source = "Gualà et al. 2018, section 2 (gadgets of our own)";
  static constexpr std::string_view summary =
      "a pair of rails for each wire: a peg comes along the upper or the lower one";
  static constexpr std::string_view law =
      "for g gates at most 36 (g + 2) rows and 400 (g + 2)^2 columns";

  using Trace = rails::Plan;
  using I = Image<CircuitToPegs>;

  // The board has every hole to which a jump could lead, so play is that of the infinite board.
  // O(gates^2 + holes log holes).
  static Result<I> forward(const From::Puzzle& circuit, const Limits& limits);
  static bool keeps_law(const From::Puzzle& circuit, const To::Puzzle& puzzle);
  // O(jumps), after the plays of the gadgets, which take seconds at most.
  static To::Answer witness(const From::Puzzle& circuit, const I& image,
                            const From::Answer& solution);
  // The middle peg of an input's choice jumps to the rail that the input has.
  static Result<From::Answer> recover(const From::Puzzle& circuit, const I& image,
                                      const To::Answer& answer);
  static Refusal refusal();
  static std::vector<Part> parts(const From::Puzzle& circuit, const I& image);
  // A wire has its two rails and the rows between them.
  static Area area(const I& image);
  static std::vector<std::string> meanings(const From::Puzzle& circuit, const I& image,
                                           const To::Answer& answer);
};

}  // namespace hardboard
