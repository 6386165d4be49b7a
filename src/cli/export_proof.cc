// hardboard export-proof: proofs of refusals for the checkers of others.
#include <fmt/format.h>
#include <string>

#include "base/counted.h"
#include "cli/commands.h"
#include "cli/session.h"
#include "proofs/lrat.h"

namespace hardboard::cli {
namespace {

int run(const Arguments& arguments) {
  std::uint64_t sections = 0;
  if (const auto error = export_lrat(arguments.words[0], arguments.words[1], sections))
    return fail(*error);
  fmt::print("{} written, each as {}.N.cnf and {}.N.lrat\n", counted(sections, "proof"),
             arguments.words[1], arguments.words[1]);
  return decided;
}

}  // namespace

Command export_proof_command() {
  Command command;
  command.name = "export-proof";
  command.summary = "Writes proofs of refusals by SAT as plain CNF and LRAT, for other checkers";
  command.arguments = {{"OUT", "Proofs as solve --proof OUT has written them"},
                       {"PREFIX", "The first part of the names of the files"}};
  command.example = "export-proof dense.proof dense";
  command.run = run;
  return command;
}

}  // namespace hardboard::cli
