// Another program, run as a child process without a shell.
#pragma once

#include <cstddef>
#include <cstdio>
#include <optional>
#include <string>
#include <vector>

#include "base/limits.h"

namespace hardboard::engines {

struct ProgramRun {
  int start_fault = 0;           // the system's error number if the program can't be started
  std::optional<int> exit_code;  // nothing if a signal ended the program, as the limits do
};

// Runs the words, at least one: the program, which is looked for in PATH, and its arguments. The
// program reads `input` from the present place of the file, or nothing if `input` is nullptr, and
// its output is dropped. Returns when the program has ended; kills it within a fiftieth of a second
// after the limits are reached. No program goes on behind a process that is killed (tied.h). The
// program gets no more than `most_memory` bytes, its own text and libraries among them, if these
// are given; limits.memory_bytes is not for programs.
ProgramRun run_program(std::vector<std::string> words, std::FILE* input, const Limits& limits,
                       std::optional<std::size_t> most_memory = std::nullopt);

}  // namespace hardboard::engines
