// The output of pseudo-Boolean solvers, as the competitions define it (Roussel and Manquinho 2016).
#pragma once

#include <string_view>

#include "base/result.h"
#include "base/text.h"
#include "problems/integer_programme/answer.h"

namespace hardboard::integer_programme {

// Does the content begin with a line `c`, `s`, `o` or `v`? O(size of the lines before it).
bool looks_like_solver_lines(std::string_view content);

// Comments `c`, objectives `o`, one line `s SATISFIABLE`, `s OPTIMUM FOUND`, `s UNSATISFIABLE` or
// `s UNKNOWN`, and lines `v` with literals such as x1 or -x2, where xK is variable K of the puzzle
// whatever its name is. A variable that no line names is 0. Objectives are not read: the checker
// computes them. Errors with file, line and column. O(size of the text + columns).
Result<Answer> read_solver_lines(const Puzzle& puzzle, const Text& text);

}  // namespace hardboard::integer_programme
