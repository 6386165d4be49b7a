// Models as MPS files, and solvers that are programs: `highs`, where it is on the PATH, reads
// the file and writes a solution file. A way to hold one engine against another.
#pragma once

#include <cstdint>
#include <optional>
#include <ostream>
#include <string>
#include <vector>

#include "base/limits.h"
#include "engines/mip/mip.h"
#include "engines/mip/model.h"

namespace hardboard::mip {

// Fixed MPS that is free MPS as well: rows R0, R1, ..., columns C0, C1, ...; the cutoff of the
// options is one more row. O(entries).
void write_mps(std::ostream& out, const Model& model, std::optional<double> most_cost = {});

// The full name of the program `highs`, looked up on PATH; empty if there is none.
std::string find_highs();

// The values and status in a solution file as `highs --solution_file` writes it, for a model of
// that many columns; `unknown` and no values if it is not such a file. O(its length).
struct SolutionFile {
  Status status = Status::unknown;
  std::vector<double> values;
};
SolutionFile read_highs_solution(const std::string& text, int columns);

// As mip::solve, by the program at that path. Its start and seed are left out.
Outcome solve_by_highs(const std::string& program, const Model& model, const Options& options,
                       const Limits& limits);

}  // namespace hardboard::mip
