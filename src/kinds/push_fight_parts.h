// The parts of Push Fight's row in files of their own.
#pragma once

#include "kinds/kind.h"

namespace hardboard {

const Generator& push_fight_generator();

}  // namespace hardboard
