// The check of an answer to Vertex Cover or Dominating Set, by the statement of the problem alone.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>

#include "base/limits.h"
#include "problems/vertex_set/answer.h"
#include "problems/vertex_set/puzzle.h"

namespace hardboard::vertex_set {

// The reason why the vertices, which may be any numbers, are no solution; nothing if they are one.
// O(vertices + edges).
template <Rule rule>
std::optional<std::string> fault_of(const Puzzle<rule>& puzzle,
                                    std::span<const std::uint32_t> vertices);

// Verifies solutions; a refusal is claimed. Costs as much as fault_of().
template <Rule rule>
CheckReport check(const Puzzle<rule>& puzzle, const Answer& answer, const Limits& limits = {});

}  // namespace hardboard::vertex_set
