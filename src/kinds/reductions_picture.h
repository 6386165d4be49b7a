// The net of all kinds and the reductions between them, as a picture.
#pragma once

#include "draw/scene.h"

namespace hardboard {

// Kinds stand in columns, so that arrows lead to the right as far as possible; an arrow has the
// name of its reduction, or how many there are.
draw::Scene picture_of_reductions();

}  // namespace hardboard
