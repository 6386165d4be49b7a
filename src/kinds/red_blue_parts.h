// The parts of Red-Blue Dominating Set's row in files of their own.
#pragma once

#include "kinds/kind.h"

namespace hardboard {

const Generator& red_blue_generator();

}  // namespace hardboard
