// Pictures of images of reductions: each part framed and named by what it stands for, and for each
// move of an answer what the move means.
#pragma once

#include <string>

#include "draw/picture.h"
#include "puzzles/any.h"
#include "reductions/reduction.h"

namespace hardboard {

// `answer` is an answer of the image that checks, or nullptr. O(size of the image).
draw::Picture traced_picture(const AnyImage& image, const AnyAnswer* answer);

// The same as lines of text: the image's own text picture, its parts, and the meanings of moves.
std::string traced_text(const AnyImage& image, const AnyAnswer* answer);

}  // namespace hardboard
