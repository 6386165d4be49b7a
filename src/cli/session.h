// What every command shares: exit codes, limits and interruption, and reading puzzles from files.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "base/limits.h"
#include "puzzles/kinds.h"

namespace hardboard::cli {

// As in the table of docs/formats.md.
enum Exit : int { decided = 0, wrong = 1, bad_input = 2, undecided = 3, internal_error = 4 };

// Limits with the given time (seconds; none if not positive), with progress on standard error if
// that is a terminal. From the first call on Ctrl-C ends the work at hand, and what is known is
// printed; a second one ends the program.
Limits limits_of(double seconds);
bool interrupted();

// The progress line, on a terminal: it begins when a large file is read (nothing is shown for small
// ones), and what is done with the file continues it. A write each: not for small steps.
void begin_progress(const std::string& file);
void continue_progress(const std::string& words);
// Clears the progress line, if there is one.
void end_progress();

// One line on standard error.
void complain(const InputError& error);
void complain(const std::string& message);

// Sends off what was printed so far: true if some of it could not be written.
bool output_failed();

// A file as messages name it: `-` is standard input.
std::string shown_name(const std::string& file);

// Calls `visit` for each puzzle of the files, in order: a file may hold several, between lines
// `---` or as FENs, one a line, to which `rules` applies. Errors go to `visit` as well; one that
// ends the reading of a file is its last. Stops when `visit` says false.
using Visit = std::function<bool(Result<Puzzle>)>;
void for_each_puzzle(const std::vector<std::string>& files, const std::string& rules,
                     const Visit& visit);

// The only puzzle of a file.
Result<Puzzle> one_puzzle(const std::string& file, const std::string& rules);

// What `run` makes of it, an exit code; or the complaint that it can't be read.
template <class Run>
int with_one_puzzle(const std::string& file, const std::string& rules, Run run) {
  const Result<Puzzle> puzzle = one_puzzle(file, rules);
  if (puzzle) return std::visit(run, *puzzle);
  complain(puzzle.error());
  return bad_input;
}

}  // namespace hardboard::cli
