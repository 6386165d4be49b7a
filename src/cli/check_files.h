// The check of answer files, shared by `hardboard check` and the program hardboard-check.
#pragma once

#include <string>

#include "base/limits.h"

namespace hardboard::cli {

// Prints a line for each puzzle with its answer, and gives the exit code. `rules` is for puzzles in
// short form; `proof_file` is where the proof of a refusal stands, with the number of the puzzle
// behind a dot if there are several, or empty.
int check_files(const std::string& puzzle_file, const std::string& answer_file,
                const std::string& rules, const Limits& limits, const std::string& proof_file = {});

}  // namespace hardboard::cli
