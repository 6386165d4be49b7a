#include "problems/circuit/read.h"

#include <utility>

namespace hardboard::circuit {

Result<Puzzle> read(const Text& text) {
  Result<formulas::Aig> aig = formulas::read_aig(text);
  if (!aig) return aig.error();
  if (aig->outputs.empty())
    return InputError{text.file, text.first_line, 1, "the circuit has no output"};
  return Puzzle{std::move(aig).value()};
}

std::string write(const Puzzle& puzzle) {
  return formulas::write_aig(puzzle.aig);
}

}  // namespace hardboard::circuit
