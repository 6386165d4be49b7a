// The sorts of work of hardboard-table, one file each. All ranks call together and get an exit
// code.
#pragma once

#include <string>

#include "base/journal.h"
#include "base/ranks.h"
#include "base/result.h"
#include "cli/table/order.h"
#include "puzzles/any.h"

namespace hardboard::cli::table {

// Each makes what the order names, or goes on with it, and complains where it fails: the table of a
// contest of Push Fight, the classes of a game of pegs, an enumeration in ranges.
int make_table(const Order& order, const AnyPuzzle& puzzle, const Ranks& ranks);
int make_classes(const Order& order, const AnyPuzzle& puzzle, const Ranks& ranks);
int run_ranges(const Order& order, const Ranks& ranks);

// The exit code of an error that all ranks have; one of them says it.
int fail_once(const Ranks& ranks, const InputError& error);
// The exit code of an error of make_levels() and its like: whoever has the words says them.
int fail_with_words(const InputError& error);

// Makes the folder for what is done, if all ranks can see it then.
bool has_folder(const std::string& folder, const Ranks& ranks);

// Rank 0 says what is mended, and what is kept if the work is interrupted from now on. On a
// terminal, or if --progress wants lines, rank 0 also says how far the work is.
LevelTalk talk_of(const Order& order, const Ranks& ranks);
void end_talk();  // clears the line on the terminal, if there is one

std::string megabytes(double bytes);  // "1.5 MB"; from 10 GB on "12.0 GB"

}  // namespace hardboard::cli::table
