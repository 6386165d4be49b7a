// Proofs of refusals by SAT, as the kernel reads them (docs/proof-format.md): the steps of a
// solver, trimmed to those that are needed, in a section of a file.
#pragma once

#include <cstdint>
#include <functional>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "base/limits.h"
#include "base/watch.h"
#include "engines/sat/refute.h"

namespace hardboard::sat {

// Refutes the premises from scratch (refute.h), and lets write(out, steps, watch) add a section to
// the end of the file. On failure returns the reason and leaves the file as it was; otherwise
// returns an empty string. Costs a few times as much as solving.
std::string add_proof(const std::string& file, const Premises& premises, std::uint32_t variables,
                      const std::function<void(std::ostream&, const Steps&, Watch&)>& write,
                      const Limits& limits);

// What stands around the clause of a premise: the rule by which the clause holds, and numbers, from
// 0, that are its witness.
struct PremiseWords {
  std::string_view rule;
  std::vector<std::uint32_t> witness;
};

// Writes `steps N` and the steps, in which renamed(literal) stands for a literal. Each clause is
// deleted behind the last step that uses it.
void write_steps(std::ostream& out, const Steps& steps,
                 const std::function<Literal(Literal)>& renamed,
                 const std::function<PremiseWords(const RefutationStep&)>& words, Watch& watch);

}  // namespace hardboard::sat
