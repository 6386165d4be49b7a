// The parts of the row of rectilinear Steiner trees in files of their own.
#pragma once

#include "kinds/kind.h"

namespace hardboard {

const Generator& steiner_generator();

}  // namespace hardboard
