// Plans that an answer set solver found: the output of clingo or clasp on a programme of ours.
#pragma once

#include <string>
#include <string_view>

#include "base/result.h"
#include "base/text.h"

namespace hardboard {

// Does the content begin as the output of clingo, clasp or gringo | clasp does, with or without its
// banner? O(size of the first word).
bool looks_like_solver_moves(std::string_view content);

// The output as an answer in text form: a verdict, and the words of the atoms move(T, "WORDS") of
// the last model, by T. Other atoms are read over. Errors with file, line and column: no line that
// says how the search ended, atoms move of another form, several moves at one time. O(size).
Result<std::string> text_of_solver_moves(const Text& text);

}  // namespace hardboard
