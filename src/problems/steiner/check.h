// The check of an answer to a rectilinear Steiner tree, by the statement of the problem alone.
#pragma once

#include <optional>
#include <span>
#include <string>

#include "base/limits.h"
#include "problems/steiner/answer.h"
#include "problems/steiner/puzzle.h"
#include "proofs/kernel_case.h"

namespace hardboard::steiner {

// The reason why the segments are no solution, in words; nothing if they are one: each is
// horizontal or vertical, with two different ends; together they are connected (segments that
// touch or cross are) and contain all points; and their lengths add up to at most the puzzle's.
// Where segments overlap, both count. O(s log s + n log s) for s segments and n points, plus the
// number of crossings.
std::optional<std::string> fault_of(const Puzzle& puzzle, std::span<const Segment> segments);

// Verifies solutions, at the cost of fault_of(); their `length`, if given, must be the sum. A
// refusal, and the bound of a minimum, is verified if least_length() of shortest.h shows it.
CheckReport check(const Puzzle& puzzle, const Answer& answer, const Limits& limits = {},
                  const Recourse& recourse = {});

}  // namespace hardboard::steiner
