#pragma once

#include "base/limits.h"

namespace hardboard {

inline const Limits no_limits;

}  // namespace hardboard
