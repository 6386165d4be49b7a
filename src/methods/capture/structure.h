// The shape of an arena in numbers, for people: what its capture graph is made of.
#pragma once

#include <cstdint>

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
  std::uint32_t stranded_groups = 0;  // that must hold the final piece (docs/refusals.md)
  // Of the immediate capture graph: who can capture whom at the start.
  std::uint32_t strong_components = 0;
  std::uint32_t closed_components = 0;  // which no capture leaves
};

// O(steps log steps).
Structure structure_of(const Arena& arena);

}  // namespace hardboard::capture
