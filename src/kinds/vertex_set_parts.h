// The generators of Vertex Cover and Dominating Set.
#pragma once

#include "kinds/kind.h"
#include "problems/vertex_set/puzzle.h"

namespace hardboard {

template <vertex_set::Rule rule>
const Generator& vertex_set_generator();

}  // namespace hardboard
