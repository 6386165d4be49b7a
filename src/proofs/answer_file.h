// A file of answers, taken apart: each answer by itself, so that one that is malformed harms no
// other.
#pragma once

#include <vector>

#include "base/text.h"

namespace hardboard {

// The answers in order, each with its file and first line. A file whose first character that is not
// blank is a brace holds JSON: an answer begins with a line that begins with a brace, ends where
// its object ends, and any other line is an answer (a malformed one) by itself. Otherwise answers
// are texts between lines `---`. O(size).
std::vector<Text> split_answers(const Text& text);

}  // namespace hardboard
