// The generator of planning tasks.
#pragma once

#include "kinds/kind.h"

namespace hardboard {

const Generator& planning_generator();

}  // namespace hardboard
