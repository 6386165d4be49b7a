// The structure of an arena in numbers for people: counts of the parts of its capture graphs.
#pragma once

#include <cstdint>
#include <optional>

#include "base/limits.h"
#include "methods/capture/arena.h"

namespace hardboard::capture {

struct Structure {
  // Of the capture graph: who could capture whom on an otherwise empty board.
  std::uint32_t edges = 0;
  std::uint32_t components = 0;
  std::uint32_t cut_vertices = 0;
  // Antennae: paths of which only the last place may have neighbours outside (Kühn 2024, section
  // 2.1); their lengths count edges.
  std::uint32_t antennae = 0;
  std::uint32_t longest_antenna = 0;
  std::uint32_t stranded_groups = 0;  // groups that hold the final piece (docs/refusals.md)
  // Of the immediate capture graph: who can capture whom at the start.
  std::uint32_t strong_components = 0;
  std::uint32_t closed_components = 0;  // without a capture out of them
};

// O(steps log degree) time, some eight bytes for each step; nullopt once the limits are reached.
std::optional<Structure> structure_of(const Arena& arena, const Limits& limits);
// The same without limits.
Structure structure_of(const Arena& arena);

}  // namespace hardboard::capture
