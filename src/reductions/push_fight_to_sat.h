// Push Fight's mate-in-1 as satisfiability.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/limits.h"
#include "problems/satisfiability/traits.h"
#include "puzzles/push_fight/traits.h"
#include "reductions/image.h"
#include "reductions/push_fight_turn.h"

namespace hardboard {

// The first variables are the bits of a turn (push_fight_turn.h); the others are gates of the
// circuit that says whether the turn is legal and a piece of the other side falls.
struct PushFightToSat {
  using From = push_fight::Traits;
  using To = satisfiability::Traits;
  static constexpr std::string_view name = "push-fight-to-sat";
  static constexpr std::string_view source = "after Bosboom et al. 2018, section 3 (in NP)";
  static constexpr std::string_view summary =
      "the bits of a turn, and the gates that say whether the turn mates";
  static constexpr std::string_view law =
      "for n squares, b the bits of a square's number, and k moves: (2k + 1) b + 2 variables for "
      "the turn, and at most k (6 n^2 + (2b + 12) n) + (b + 80) n + 20 for gates";

  struct Trace {
    push_fight::TurnBits bits;
    formulas::Aig circuit;  // its variables are those of the formula
  };
  static Result<Image<PushFightToSat>> forward(const From::Puzzle& source, const Limits& limits);
  static bool keeps_law(const From::Puzzle& source, const To::Puzzle& image);
  static To::Answer witness(const From::Puzzle& source, const Image<PushFightToSat>& image,
                            const From::Answer& solution);
  static Result<From::Answer> recover(const From::Puzzle& source,
                                      const Image<PushFightToSat>& image, const To::Answer& answer);
  static Refusal refusal() { return {Verdict::unsolvable, "no turn mates, by a refusal"}; }
  static std::vector<Part> parts(const From::Puzzle& source, const Image<PushFightToSat>& image);
  static std::vector<std::string> meanings(const From::Puzzle& source,
                                           const Image<PushFightToSat>& image,
                                           const To::Answer& answer);
};

// The parts of a turn's bits, which are the inputs from number `first` on, counted from 0; `whose`
// begins their names.
void add_parts(const push_fight::TurnBits& bits, std::uint32_t first, const std::string& whose,
               std::vector<Part>& parts);

}  // namespace hardboard
