// Reads and writes planning problems as PDDL, the domain and the problem in one file.
#pragma once

#include <string>
#include <string_view>

#include "base/result.h"
#include "base/text.h"
#include "problems/planning/puzzle.h"

namespace hardboard::planning {

// Reads `(define (domain ...) ...)` and then `(define (problem ...) ...)`. A name must be defined
// before its use. What lies outside of the fragment (quantifiers, disjunctions, conditional
// effects, numbers other than the cost) is refused with its place. O(size log names).
Result<Puzzle> read(const Text& text);

// The puzzle as such a file; reading the file gives an equal puzzle. The two halves are files of
// their own for planners that want two. O(size).
std::string write(const Puzzle& puzzle);
std::string write_domain(const Puzzle& puzzle);
std::string write_problem(const Puzzle& puzzle);

// Does the content look like PDDL? O(size of the comments before its first word).
bool looks_like(std::string_view content);

}  // namespace hardboard::planning
