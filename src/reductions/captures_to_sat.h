// Solo Chess and Graph Capture to satisfiability, by the formula of exits (docs/exits.md).
#pragma once

#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "problems/satisfiability/traits.h"
#include "puzzles/graph_capture/traits.h"
#include "puzzles/solo_chess/traits.h"
#include "reductions/exit_clauses.h"
#include "reductions/image.h"

namespace hardboard {

// The rows differ by their source alone.
template <class Traits>
struct CapturesToSat {
  using From = Traits;
  using To = satisfiability::Traits;
  static constexpr std::string_view name =
      std::is_same_v<Traits, solo_chess::Traits> ? "solo-chess-to-sat" : "graph-capture-to-sat";
  static constexpr std::string_view source = "docs/exits.md";
  static constexpr std::string_view summary =
      "a variable for each capture that could empty a place, and a number for each place";
  static constexpr std::string_view law =
      "for n pieces of t types, s captures over p places, budgets up to b (at most n): at most "
      "24 (n + s + p) (log2 n + b + t + 1) clauses";

  using Trace = ExitTrace;

  // An error if the clauses do not fit in the limits.
  static Result<Image<CapturesToSat>> forward(const typename From::Puzzle& puzzle,
                                              const Limits& limits);
  static bool keeps_law(const typename From::Puzzle& puzzle, const To::Puzzle& image);
  static To::Answer witness(const typename From::Puzzle& puzzle, const Image<CapturesToSat>& image,
                            const typename From::Answer& solution);
  static Result<typename From::Answer> recover(const typename From::Puzzle& puzzle,
                                               const Image<CapturesToSat>& image,
                                               const To::Answer& answer);
  static Refusal refusal();
  // Each exit by its two places, with its two variables; and the bits of each place's number.
  static std::vector<Part> parts(const typename From::Puzzle& puzzle,
                                 const Image<CapturesToSat>& image);
  static std::vector<std::string> meanings(const typename From::Puzzle& puzzle,
                                           const Image<CapturesToSat>& image,
                                           const To::Answer& answer);
};

using SoloChessToSat = CapturesToSat<solo_chess::Traits>;
using GraphCaptureToSat = CapturesToSat<graph_capture::Traits>;

extern template struct CapturesToSat<solo_chess::Traits>;
extern template struct CapturesToSat<graph_capture::Traits>;

}  // namespace hardboard
