// Peg solitaire as a planning problem, in the domain of the International Planning Competitions.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/limits.h"
#include "problems/planning/traits.h"
#include "puzzles/peg_solitaire/traits.h"
#include "reductions/image.h"

namespace hardboard {

// Hole i of the board is object i, pos-ROW-COLUMN, with rows counted from the top and columns from
// the left, from 0. The domain is the published one, where a move is a series of jumps by one peg
// and costs 1. `goal one` adds a sweep, because a STRIPS goal can't say "anywhere": when all moves
// are made, one walks from hole to hole and may pass a single peg.
struct PegSolitaireToPlanning {
  using From = peg_solitaire::Traits;
  using To = planning::Traits;
  static constexpr std::string_view name = "peg-solitaire-to-planning";
  static constexpr std::string_view source =
      "domain pegsolitaire-sequential, International Planning Competition 2008";
  static constexpr std::string_view summary =
      "holes are locations, jumps are actions, and a plan costs its moves";
  static constexpr std::string_view law =
      "an object for each hole; an atom for each hole, two for each line of three holes, and one "
      "more; for `goal one` another object, and another atom for each hole";

  struct Trace {};
  static Result<Image<PegSolitaireToPlanning>> forward(const From::Puzzle& source,
                                                       const Limits& limits);
  static bool keeps_law(const From::Puzzle& source, const To::Puzzle& image);
  static To::Answer witness(const From::Puzzle& source, const Image<PegSolitaireToPlanning>& image,
                            const From::Answer& solution);
  static Result<From::Answer> recover(const From::Puzzle& source,
                                      const Image<PegSolitaireToPlanning>& image,
                                      const To::Answer& answer);
  static Refusal refusal() { return {Verdict::unsolvable, "no jumps meet the goal, by a refusal"}; }
  static std::vector<Part> parts(const From::Puzzle& source,
                                 const Image<PegSolitaireToPlanning>& image);
  static std::vector<std::string> meanings(const From::Puzzle& source,
                                           const Image<PegSolitaireToPlanning>& image,
                                           const To::Answer& answer);
};

}  // namespace hardboard
