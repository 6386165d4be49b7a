// Checks a finished And-Or embedding without regard to how it was drawn.
#pragma once

#include "gadgets/embedding.h"

namespace hardboard::gadgets {

// Promises that no two macros share a cell, that all lie within the grid, and that every port at
// which a net leaves a macro is one at which the same net enters another, and the other way round.
// So if the gadgets that stand for macros keep to their tiles (isolation.h), pieces of two gadgets
// attack each other only at joined ports. O(cells).
void check_embedding(const Embedding& embedding, const Macros& macros);

}  // namespace hardboard::gadgets
