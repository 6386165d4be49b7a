// Integer programmes whose variables are 0 or 1 as OPB, the format of pseudo-Boolean competitions
// (Roussel and Manquinho 2016).
#pragma once

#include <string>
#include <string_view>

#include "base/result.h"
#include "base/text.h"
#include "problems/integer_programme/puzzle.h"

namespace hardboard::integer_programme {

// Does the content begin with the header of OPB, `* #variable= N #constraint= M`? O(1) lines.
bool looks_like_opb(std::string_view content);

// Linear OPB: a least sum behind `min:`, if there is one, and rows `>=`, `<=` or `=`; `~x1` is
// 1 - x1. Variable xK is column K with this name, row cK is the K-th constraint. The memory follows
// the size of the text. O(size).
Result<Puzzle> read_opb(const Text& text);

// Why the puzzle can't be written as OPB: it has a variable that is not from 0 to 1 or not called
// x1, x2, ..., a sum to be large, a constant in the sum, an empty row, a row with two different
// bounds, or no variable; empty if it can. The reduction integer-programme-to-zero-one makes a
// puzzle that can. O(size).
std::string opb_why_not(const Puzzle& puzzle);

// The puzzle as OPB, for which opb_why_not() is empty; names of rows are lost. Rows with `<=` are
// written negated, as the competitions ask. O(size).
std::string write_opb(const Puzzle& puzzle);

}  // namespace hardboard::integer_programme
