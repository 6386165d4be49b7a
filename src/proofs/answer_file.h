// Splits a file of answers, so that a malformed answer harms no other.
#pragma once

#include <vector>

#include "base/text.h"

namespace hardboard {

// The answers in order, each with its file and first line. If the first character of the file that
// is not blank is a brace, the file holds JSON: a line that begins with a brace begins an answer,
// which ends with its object; any other line is an answer of its own, a malformed one. Otherwise
// the answers are texts between lines `---`. O(size).
std::vector<Text> split_answers(const Text& text);

}  // namespace hardboard
