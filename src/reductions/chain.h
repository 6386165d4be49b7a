// Chains of reductions: the image of one is the source of the next. Answers walk a chain step by
// step, and each step is checked.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "reductions/reduction.h"

namespace hardboard {

struct Chain {
  std::vector<AnyImage> steps;  // at least one

  const AnyPuzzle& source() const { return steps.front().source; }
  const AnyPuzzle& image() const { return steps.back().puzzle; }
  // "a, b": the names of the steps.
  std::string via() const;
};

// The size by which images are compared: the bytes of the written puzzle. O(size).
std::size_t size_of(const AnyPuzzle& puzzle);

// Why no chain leads through the named reductions, or to the target of `reduce_to`, from any
// instance of the kind. O(reductions²).
std::optional<std::string> fault_of_names(const Ground& from, std::span<const std::string> names);
std::optional<std::string> fault_of_target(const Ground& from, std::string_view target);

// The chain through the named reductions, in this order. Errors in words alone.
Result<Chain> reduce_via(const AnyPuzzle& source, std::span<const std::string> names,
                         const Limits& limits);

// The cheapest chain that ends in `target`, a kind, or the name of the last reduction. The cost of
// a chain is the size of its largest instance; since reductions hardly ever shrink an instance,
// that is the image's. A reduction whose refusals say nothing is taken only if it is the target,
// one from a kind to itself, which makes instances larger, only where no chain exists without it.
// Makes no image that the rows' `least_growth` shows to be larger than the target's.
Result<Chain> reduce_to(const AnyPuzzle& source, std::string_view target, const Limits& limits);

// An answer of the chain's image as an answer of its source, and a solution of the source as an
// answer of the image. Errors as in the rows.
Result<AnyAnswer> recover(const Chain& chain, AnyAnswer answer, const Limits& limits);
Result<AnyAnswer> witness(const Chain& chain, AnyAnswer solution, const Limits& limits);

}  // namespace hardboard
