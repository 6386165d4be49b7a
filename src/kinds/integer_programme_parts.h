// The generator of integer programmes.
#pragma once

#include "kinds/kind.h"

namespace hardboard {

const Generator& integer_programme_generator();

}  // namespace hardboard
