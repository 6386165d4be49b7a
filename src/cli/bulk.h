// One answer for each of many puzzles: in order, by several processes if wanted, for a range of
// the puzzles, and continued where an earlier call ended.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "cli/batch.h"
#include "cli/command.h"
#include "cli/session.h"
#include "cli/tally.h"

namespace hardboard::cli {

// Answers a puzzle, or its error, into the batch. Proofs go to the file, which has begun; the name
// is empty if none are wanted.
using AnswerOne = std::function<Outcome(const Result<AnyPuzzle>& puzzle, const PuzzlePlace& place,
                                        const std::string& proof_file, Batch& batch)>;

// --jobs, --range, --resume, --exit-code.
std::vector<Setting> bulk_settings();

// The number of processes that share the machine: 1 without --jobs.
unsigned jobs_of(const Values& values);

// Why these options can't be honoured together, or are malformed; empty if they can.
std::string why_not_in_bulk(const Values& values);

// Answers the puzzles of the files that are the arguments; gives the exit code. With --jobs or
// --resume, a line on standard error says at the end how many there were of each outcome.
int answer_all(const Arguments& arguments, const AnswerOne& answer_one);

}  // namespace hardboard::cli
