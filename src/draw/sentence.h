// A picture that is one sentence, in place of what is too large to be drawn.
#pragma once

#include <string>

#include "draw/picture.h"

namespace hardboard::draw {

// As wide as the sentence. O(length).
Picture sentence(const std::string& words);

}  // namespace hardboard::draw
