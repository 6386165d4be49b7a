// The parts of Solo Chess's row in files of their own.
#pragma once

#include <span>

#include "kinds/kind.h"

namespace hardboard {

const Generator& solo_chess_generator();
std::span<const Experiment> solo_chess_experiments();

}  // namespace hardboard
