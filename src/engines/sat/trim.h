// From a DRAT text to the steps that are needed, each with the clauses from which it follows by
// unit propagation. Nobody has to trust this: the kernel checks the result.
#pragma once

#include <cstdint>
#include <istream>
#include <optional>
#include <span>
#include <vector>

#include "base/watch.h"
#include "puzzles/capture/sat_refusal.h"

namespace hardboard::sat {

// A clause of a refutation: a premise, by its number; or, where `from` is not empty, a clause that
// follows from earlier steps, by their numbers from 0: with all its literals false, each of them in
// turn has one literal left, and the last one has none.
struct RefutationStep {
  std::uint32_t premise = 0;
  std::vector<Literal> clause;
  std::vector<std::uint32_t> from;
};

// The steps up to the empty clause; nothing if a clause of the text does not follow by unit
// propagation, the text does not refute the premises, or the watch's limits are reached. Time as
// solving took, or a few times more; the memory of all clauses and of the steps.
std::optional<std::vector<RefutationStep>> trim(std::span<const std::span<const Literal>> premises,
                                                std::uint32_t variables, std::istream& drat,
                                                Watch& watch);

}  // namespace hardboard::sat
