// The check of answer files, shared by `hardboard check` and the program hardboard-check.
#pragma once

#include <string>

#include "base/limits.h"
#include "proofs/answer_head.h"

namespace hardboard::cli {

// Prints "verified: ..." and its kin.
void print_report(const CheckReport& report);

// Prints a line for each puzzle with its answer, and gives the exit code. `rules` is for puzzles in
// short form; `proof_file` holds proofs of refusals (proofs/proof_file.h), or is empty. Waits for
// whoever writes the files move the deadline.
int check_files(const std::string& puzzle_file, const std::string& answer_file,
                const std::string& rules, Limits& limits, const std::string& proof_file);

}  // namespace hardboard::cli
