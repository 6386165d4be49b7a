// The image that a typed reduction makes, with its trace.
#pragma once

#include <string>
#include <utility>

#include "base/limits.h"
#include "base/result.h"
#include "reductions/reduction.h"

namespace hardboard {

template <class R>
struct Image {
  typename R::To::Puzzle puzzle;
  typename R::Trace trace;
};

}  // namespace hardboard
