// hardboard export-proof: proofs of refusals for the checkers of others.
#include <fmt/format.h>
#include <string>

#include "base/counted.h"
#include "cli/commands.h"
#include "cli/options.h"
#include "cli/session.h"
#include "proofs/lrat.h"

namespace hardboard::cli {
namespace {

int run_export_proof(const Arguments& arguments) {
  const std::string& prefix = arguments.words[1];
  if (prefix.empty()) return fail(error_in_words("expected PREFIX, found nothing"));
  if (prefix.ends_with('/'))
    return fail({prefix, 0, 0, "expected PREFIX, the first part of files' names, found a folder"});
  const Limits limits = limits_of(arguments.values);
  const Result<ExportedProofs> done = export_lrat(arguments.words[0], prefix, limits);
  end_progress();
  if (!done) return fail(done.error());
  fmt::print("{} written, each as {}.N.cnf and {}.N.lrat\n", counted(done->written, "proof"),
             prefix, prefix);
  for (const auto& [section, claim, proof] : done->left_out)
    fmt::print("section {} left out: `{}` is shown by {}, which have no clauses\n", section, claim,
               proof == "branch"     ? "weights"
               : proof == "strategy" ? "strategies"
                                     : proof);
  return decided;
}

}  // namespace

Command export_proof_command() {
  Command command;
  command.name = "export-proof";
  command.summary = "Writes proofs of refusals by SAT as plain CNF and LRAT, for other checkers";
  command.arguments = {{"OUT", "Proofs as solve --proof OUT has written them"},
                       {"PREFIX", "The first part of the names of the files"}};
  command.settings = limit_settings("Seconds after which to give up");
  command.example = "export-proof dense.proof dense";
  command.run = run_export_proof;
  return command;
}

}  // namespace hardboard::cli
