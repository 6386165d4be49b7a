#include "problems/satisfiability/read.h"

#include <utility>

#include "problems/formulas/dimacs.h"

namespace hardboard::satisfiability {

Result<Puzzle> read(const Text& text) {
  Result<formulas::Cnf> cnf = formulas::read_dimacs(text);
  if (!cnf) return cnf.error();
  return Puzzle{std::move(cnf).value()};
}

std::string write(const Puzzle& puzzle) {
  return formulas::write_dimacs(puzzle.cnf);
}

}  // namespace hardboard::satisfiability
