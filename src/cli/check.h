// The check of answers, for both programs that offer it. Nothing above the trusted ground is used.
#pragma once

#include <string>

namespace hardboard::cli {

// Checks the answers in one file against the puzzles in the other, in order, and prints what it
// finds. The exit code: 0 if none is wrong, 1 if one is, 2 for bad input.
int check_files(const std::string& puzzle_file, const std::string& answer_file,
                const std::string& rules);

}  // namespace hardboard::cli
