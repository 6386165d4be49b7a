// What every command shares: exit codes, limits and interruption, and reading puzzles from files.
#pragma once

#include <chrono>
#include <cstdint>
#include <exception>
#include <functional>
#include <string>
#include <vector>

#include "base/limits.h"
#include "base/result.h"
#include "puzzles/any.h"

namespace hardboard::cli {

// As in the table of docs/commands.md.
enum Exit : int {
  decided = 0,
  wrong = 1,
  bad_input = 2,
  undecided = 3,
  internal_error = 4,
  interrupted_exit = 130,
};

// Limits without a time: half of the machine's memory, a thread a core, and progress on standard
// error if that is a terminal. From the first call on Ctrl-C and the other ending signals end the
// work at hand, and what is known is printed; a second one ends the program.
Limits session_limits();
bool interrupted();

// What clears the line of a terminal, and goes to its start.
inline constexpr const char* clear_line = "\r\x1b[K";

// The words as far as a line of the terminal on standard error takes them: of a line that goes on
// in the next row, clear_line would clear the last row alone.
std::string fitting(const std::string& words);

// The progress line, on a terminal: it begins when a large file is read (nothing is shown for small
// ones), and what is done with the file continues it. A write each: not for small steps.
void begin_progress(const std::string& file);
void continue_progress(const std::string& words);
// Clears the progress line, if there is one.
void end_progress();
// For a child process, whose parent shows progress: this process shows none.
void leave_progress();

// Words on standard error. Where nobody can read them, as it is closed or its disk is full, the
// work goes on all the same.
void tell(const std::string& words);
// One line there.
void complain(const InputError& error);
void complain(const std::string& message);

// How a command ends that can't do its work: what it complains of, and its exit code.
struct Failure {
  InputError error;
  int code = bad_input;
};
// The failure by an error: bad input, or an undecided puzzle where the limits are the reason. After
// Ctrl-C, which may be the reason, the failure is the interrupt.
Failure failure_by(InputError error);
// Complains, and gives the exit code.
int end(const Failure& failure);
int fail(const InputError& error);  // by the error

// Sends off what was printed so far: true if some of it could not be written.
bool output_failed();
// What to complain of then: "cannot write to standard output".
std::string output_fault();

// Complains of an exception that nothing has caught, and gives the exit code. Printing throws as
// well where the output can't be written.
int failed_by(const std::exception& error);
// Sends what is printed from now on to the end of the file. False if that is impossible.
bool append_output_to(const std::string& file);

// A file as messages name it: `-` is standard input.
std::string shown_name(const std::string& file);

// The limits of the reading of the next puzzle, whose deadline moves by the waits for whoever
// writes.
using ReadingLimits = std::function<Limits&()>;
// A shorter time is for the work on a puzzle alone; its text may be read so long.
inline constexpr std::chrono::seconds least_reading{1};

// Calls `visit` for each puzzle of the files, in order, as they come, with its place; stops when
// `visit` says false, or when Ctrl-C ends the reading of the next one. A puzzle whose text is not
// read within the limits is an error of limits, and what follows in its file is left. A process
// that makes a large puzzle of a text when the limits come ends then and there. Puzzles in short
// form that no `rules` were given for are said to be played by the usual ones, once. In `place`
// stand the file as messages name it, the line where the puzzle begins, which of all puzzles it is,
// from 1, and whether it is known to be the only one.
struct PuzzlePlace {
  std::string file;
  std::int64_t line = 0;
  std::uint64_t index = 0;
  bool is_alone = false;
};
using Visit = std::function<bool(Result<AnyPuzzle> puzzle, const PuzzlePlace& place)>;
void for_each_puzzle(const std::vector<std::string>& files, const std::string& rules,
                     const ReadingLimits& limits, const Visit& visit);

// The only puzzle of a file.
Result<AnyPuzzle> one_puzzle(const std::string& file, const std::string& rules, Limits& limits);

}  // namespace hardboard::cli
