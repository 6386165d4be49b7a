// Solves an instance of one kind by the methods of another: along a chain of reductions to the
// image, and back with the answer.
#pragma once

#include <string_view>

#include "kinds/kind.h"

namespace hardboard {

// The answer of the source. `target` is what reduce_to() takes; the request is about the image. The
// image's answer is checked by the rules of the image, and the source's by those of the source. An
// error, in words alone, if no chain leads to the target, or the image's kind can't honour the
// request.
Result<AnyAnswer> solve_by(const AnyPuzzle& source, std::string_view target,
                           const Request& request);

}  // namespace hardboard
