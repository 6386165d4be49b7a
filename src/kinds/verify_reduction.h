// Verifies a reduction on many sources: verdicts agree, every solution of the source goes forward,
// every solution of the image comes back.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/limits.h"
#include "base/result.h"
#include "kinds/kind.h"
#include "reductions/reduction.h"

namespace hardboard {

// The smallest source that shows a fault, its image, and the fault in words.
struct Counterexample {
  AnyPuzzle source, image;
  std::string words;
};

struct Verification {
  std::uint64_t solvable = 0, unsolvable = 0;  // sources whose verdict is their image's
  std::uint64_t outside = 0;                   // sources that are not of the reduction's form
  std::uint64_t undecided = 0;                 // sources or images that no method decided
  std::uint64_t forward = 0;                   // solutions of sources that their images took
  std::uint64_t back = 0;                      // solutions of images that came back
  std::uint64_t complete = 0;                  // images of which every solution came back
  std::vector<AnyPuzzle> open;                 // the undecided sources, for another try
  std::optional<Counterexample> counterexample;
  bool is_over = true;  // false if a limit ended the work
};

// How much is spent on one source.
struct VerificationEffort {
  double seconds = 20;             // to solve an image
  std::uint64_t solutions = 1000;  // most solutions of one source, or of one image
  std::uint64_t moves = 20'000;    // most moves tried to find all solutions of an image
};

// Calls `visit` for each source, in order, until it says false.
using Sources = std::function<void(const PuzzleVisit& visit)>;

// All sources of the reduction up to a size of their kind's own, smaller ones first. An error if
// the kind can't list its instances.
Result<Sources> sources_up_to(const Reduction& reduction, unsigned size);

// The sources must be of the reduction's kind. Ends at the first counterexample. Solves each source
// and its image by the methods of their kinds.
Verification verify_reduction(const Reduction& reduction, const Sources& sources,
                              const VerificationEffort& effort, const Limits& limits);

// "12 solvable, 5 unsolvable": the numbers in words, with no line end.
std::string in_words(const Verification& done);

}  // namespace hardboard
