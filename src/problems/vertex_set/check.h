// The check of an answer to Vertex Cover or Dominating Set, by the statement of the problem alone.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>

#include "base/limits.h"
#include "problems/graphs/hitting_set.h"
#include "problems/vertex_set/answer.h"
#include "problems/vertex_set/puzzle.h"
#include "proofs/kernel_case.h"

namespace hardboard::vertex_set {

// The reason why the vertices, which may be any numbers, are no solution; nothing if they are one.
// O(vertices + edges).
template <Rule rule>
std::optional<std::string> fault_of(const Puzzle<rule>& puzzle,
                                    std::span<const std::uint32_t> vertices);

// The problem as a choice of vertices, with a row for each edge or vertex. O(vertices + edges).
template <Rule rule>
graphs::HittingSet hitting_set(const Puzzle<rule>& puzzle);

// Verifies solutions, at the cost of fault_of(); and refusals and the bound of a minimum, as far as
// graphs::check_no_choice() shows them.
template <Rule rule>
CheckReport check(const Puzzle<rule>& puzzle, const Answer& answer, const Limits& limits = {},
                  const Recourse& recourse = {});

}  // namespace hardboard::vertex_set
