// The grounds of all kinds, in the order of puzzles/all.h.
#pragma once

#include <span>

#include "puzzles/ground.h"

namespace hardboard {

std::span<const Ground* const> grounds();

}  // namespace hardboard
