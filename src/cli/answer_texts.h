// The answers of a file, each as a text.
#pragma once

#include <vector>

#include "base/text.h"

namespace hardboard::cli {

// JSON answers stand one a line, answers in words between lines `---`. O(size).
std::vector<Text> answer_texts(const Text& file);

}  // namespace hardboard::cli
