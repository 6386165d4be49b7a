// Choosing few candidates so that each row holds a chosen one: what vertex covers, dominating sets
// and red-blue dominating sets have in common. The checks of all three show here that no choice is
// possible: by a proof about clauses in a file, which the kernel judges, or by trying all choices.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/limits.h"
#include "problems/formulas/cnf.h"
#include "problems/graphs/graph.h"
#include "proofs/findings.h"
#include "proofs/kernel_case.h"

namespace hardboard::graphs {

// Candidates count from 0, and so do classes.
struct HittingSet {
  std::uint32_t candidates = 0;
  std::uint32_t most = 0;              // so many candidates may be chosen
  Rows rows;                           // of candidates; each row needs a chosen one
  std::vector<std::uint32_t> classes;  // of each candidate; then exactly one of each of `most`
                                       // classes is chosen; empty for no classes
};

// Clauses that some assignment satisfies if and only if a choice exists. Variable c + 1 says that
// candidate c is chosen; each row is a clause; the sequential counter of Sinz 2005 counts the
// chosen ones, of each class or in all. Nothing if the counters take more than 20 million
// variables, or if there are more classes than candidates. O(rows + candidates * most).
std::optional<formulas::Cnf> clauses_of(const HittingSet& problem);

// Tries all choices: each candidate of the first row without a chosen one, and so on. Nothing if
// more than `most_work` looks at candidates, or the limits, end the attempt, or if choices go more
// than 10,000 deep.
std::optional<bool> can_be_hit(const HittingSet& problem, std::uint64_t most_work,
                               const Limits& limits);

// Adds to the findings that no choice exists, as far as that can be shown; an error, if a choice
// exists or a proof in the file does not hold. `words` say what is to be shown: "no such set of
// reds exists". A second of work, or as long as the kernel takes for a proof.
void check_no_choice(const HittingSet& problem, const std::string& words, const Limits& limits,
                     const Recourse& recourse, Findings& findings);

}  // namespace hardboard::graphs
