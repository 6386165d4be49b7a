#include "engines/sat/cnf_proof.h"

#include "engines/sat/proof.h"
#include "problems/formulas/refusal.h"
#include "proofs/proof_file.h"

namespace hardboard::sat {

std::string write_proof(const std::string& file, const formulas::Cnf& cnf, const Limits& limits) {
  Premises premises;
  for (std::size_t i = 0; i < cnf.size(); ++i) premises.push_back(cnf.clause(i));
  const auto write = [&](std::ostream& out, const Steps& steps, Watch& watch) {
    out << section_head(formulas::canonical_text(cnf)) << "\nclaim never\nproof clauses\n";
    write_steps(
        out, steps, [](Literal literal) { return literal; },
        [](const RefutationStep& step) {
          return PremiseWords{"given", {step.premise}};
        },
        watch);
    out << "end\n";
  };
  return add_proof(file, premises, cnf.variables, write, limits);
}

}  // namespace hardboard::sat
