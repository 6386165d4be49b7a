// hardboard check: replays answers.
#include "cli/check_files.h"
#include "cli/commands.h"
#include "cli/options.h"
#include "cli/session.h"

namespace hardboard::cli {
namespace {

int run(const Arguments& arguments) {
  const Limits limits = limits_of(arguments.values);
  return check_files(arguments.words[0], arguments.words[1], arguments.values.text("rules"), limits,
                     arguments.values.text("proof"));
}

}  // namespace

Command check_command() {
  Command command;
  command.name = "check";
  command.summary = "Replays answers, with code that shares nothing with the solvers but the rules";
  command.arguments = {{"FILE", "Puzzles; - is standard input"},
                       {"ANSWER", "Answers as solve prints them, JSON or words"}};
  command.settings = joined({{.name = "proof",
                              .value = "OUT",
                              .help = "Where solve --proof OUT has written the proofs of refusals"},
                             rules_setting()},
                            limit_settings("Seconds after which to give up"));
  command.example = "solve examples/king.txt | hardboard check examples/king.txt -";
  command.run = run;
  return command;
}

}  // namespace hardboard::cli
