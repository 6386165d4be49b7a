// A refutation by the SAT solver, from scratch: its DRAT text, trimmed to the steps that are
// needed.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/limits.h"
#include "base/result.h"
#include "base/watch.h"
#include "engines/sat/trim.h"

namespace hardboard::sat {

using Steps = std::vector<RefutationStep>;
using Premises = std::vector<std::span<const Literal>>;

// Refutes the premises, all of which come before the first step of the solver's text; `solving` is
// told as progress meanwhile, and the watch enters a phase of its own for trimming. Nothing if the
// limits, which are the watch's as well, are reached, the premises have a model, or the solver's
// text can't be written; an error if the temporary file for that text can't be made. Costs a few
// times as much as solving.
Result<std::optional<Steps>> refute(const Premises& premises, std::uint32_t variables,
                                    const std::string& solving, const Limits& limits, Watch& watch);

}  // namespace hardboard::sat
