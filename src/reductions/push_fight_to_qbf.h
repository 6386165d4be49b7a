// Who wins Push Fight, within a few turns, as a quantified formula.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "base/limits.h"
#include "problems/qbf/traits.h"
#include "puzzles/push_fight/traits.h"
#include "reductions/image.h"
#include "reductions/push_fight_turn.h"

namespace hardboard {

// The formula is true if and only if the side to move can end the game within so many turns of its
// own, by a push or because the other side has no turn. It says: there is a turn so that for each
// turn of the other side there is a turn ... ; illegal turns of the other side make it true. A
// longer win makes it false, so that its refusal says nothing on who wins.
struct PushFightWin {
  using From = push_fight::Traits;
  using To = qbf::Traits;

  // The turns alternate, the side to move first; `circuit` has their bits as inputs.
  struct Trace {
    push_fight::TurnBits bits;
    std::uint32_t turns = 0;  // of the side to move
    formulas::Aig circuit;    // its variables are those of the formula
  };
  struct Made {
    To::Puzzle puzzle;
    Trace trace;
  };
  static Result<Made> forward(const From::Puzzle& source, std::uint32_t turns,
                              const Limits& limits);
  static bool keeps_law(const From::Puzzle& source, const To::Puzzle& image, std::uint32_t turns);
  static To::Answer witness(const From::Puzzle& source, const Trace& trace,
                            const From::Answer& solution);
  static Result<From::Answer> recover(const From::Puzzle& source, const Trace& trace,
                                      const To::Answer& answer);
  static std::vector<Part> parts(const Trace& trace);
  static std::vector<std::string> meanings(const From::Puzzle& source, const Trace& trace,
                                           const To::Answer& answer);
};

template <std::uint32_t turns>
struct PushFightWinToQbf {
  using From = push_fight::Traits;
  using To = qbf::Traits;
  using Trace = PushFightWin::Trace;
  using Self = PushFightWinToQbf;
  static constexpr std::array<std::string_view, 2> names = {"push-fight-win-in-1-to-qbf",
                                                            "push-fight-win-in-2-to-qbf"};
  static constexpr std::string_view name = names[turns - 1];
  static constexpr std::string_view source = "after Bosboom et al. 2018, section 4 (in EXPTIME)";
  static constexpr std::string_view summary =
      "alternating turns as bits, and the gates that say whether the side to move has won by then";
  static constexpr std::string_view law =
      "for t turns of each side, n squares, b the bits of a square's number, and k moves: "
      "2t ((2k + 1) b + 2) variables for turns, and at most 2t (k (6 n^2 + (2b + 12) n) + "
      "(b + 80) n + 30) for gates";

  static Result<Image<Self>> forward(const From::Puzzle& source_puzzle, const Limits& limits) {
    Result<PushFightWin::Made> made = PushFightWin::forward(source_puzzle, turns, limits);
    if (!made) return made.error();
    return Image<Self>{std::move(made->puzzle), std::move(made->trace)};
  }
  static bool keeps_law(const From::Puzzle& source_puzzle, const To::Puzzle& image) {
    return PushFightWin::keeps_law(source_puzzle, image, turns);
  }
  static To::Answer witness(const From::Puzzle& source_puzzle, const Image<Self>& image,
                            const From::Answer& solution) {
    return PushFightWin::witness(source_puzzle, image.trace, solution);
  }
  static Result<From::Answer> recover(const From::Puzzle& source_puzzle, const Image<Self>& image,
                                      const To::Answer& answer) {
    return PushFightWin::recover(source_puzzle, image.trace, answer);
  }
  static Refusal refusal() {
    return {Verdict::unknown,
            "no win comes within that many turns, and a later one may, by a refusal"};
  }
  static std::vector<Part> parts(const From::Puzzle&, const Image<Self>& image) {
    return PushFightWin::parts(image.trace);
  }
  static std::vector<std::string> meanings(const From::Puzzle& source_puzzle,
                                           const Image<Self>& image, const To::Answer& answer) {
    return PushFightWin::meanings(source_puzzle, image.trace, answer);
  }
};

}  // namespace hardboard
