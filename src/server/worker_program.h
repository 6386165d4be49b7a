// The inside of a worker: what `hardboard answer` does, as a server starts it.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/limits.h"
#include "base/result.h"
#include "server/worker.h"

namespace hardboard::server {

// The command line of a worker.
std::vector<std::string> worker_words(const WorkerLimits& limits);

// Makes this process a worker, which ends with whoever began it, takes no more memory than so much
// from now on, writes no core files, and lets others go first if it is nice.
void become_worker(std::size_t memory_bytes, bool is_nice);

// Answers requests, one a line, from standard input until its end; the replies go to standard
// output, one a line. Each takes `seconds` at most; 0 for no limit. With `tells_progress` lines
// {"progress":"..."} come before a reply, a few a second at most. False if a reply could not be
// written; an error if the input can't be read.
Result<bool> answer_lines(const Limits& limits, double seconds, bool tells_progress);

// The words of a line of progress, still as the JSON of a string; nothing for a reply.
std::optional<std::string_view> progress_in(std::string_view line);

}  // namespace hardboard::server
