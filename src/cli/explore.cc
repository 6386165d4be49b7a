// hardboard explore NAME: experiments on open questions, which one can rerun and take further, and
// tables of boards.
#include <fmt/format.h>
#include <optional>
#include <string>

#include "cli/commands.h"
#include "cli/options.h"
#include "cli/session.h"
#include "kinds/kind.h"

namespace hardboard::cli {
namespace {

int explore(const Kind& kind, const Experiment& experiment, const Arguments& arguments) {
  const Limits limits = limits_of(arguments.values);
  std::optional<AnyPuzzle> puzzle;
  if (experiment.needs_puzzle) {
    const std::string file = arguments.values.text("file");
    if (file.empty()) {
      complain(fmt::format("--file: expected a {} puzzle", kind.ground->name));
      return bad_input;
    }
    Result<AnyPuzzle> read = one_puzzle(file, "");
    if (read && &read->kind() != kind.ground)
      read =
          InputError{file, 0, 0, fmt::format("{} is for {}", experiment.name, kind.ground->name)};
    if (!read) {
      complain(read.error());
      return bad_input;
    }
    puzzle = std::move(read).value();
  }
  const Result<bool> complete = experiment.run(puzzle ? &*puzzle : nullptr, arguments.values,
                                               limits, [](const std::string& line) {
                                                 end_progress();
                                                 fmt::print("{}\n", line);
                                               });
  end_progress();
  if (!complete) {
    complain(complete.error().message);
    return bad_input;
  }
  if (interrupted()) return interrupted_exit;
  return *complete ? decided : undecided;
}

}  // namespace

Command explore_command() {
  Command command;
  command.name = "explore";
  command.summary = "Experiments: open questions, and tables of boards";
  for (const Kind* kind : kinds()) {
    for (const Experiment& experiment : kind->experiments) {
      Command one;
      one.name = experiment.name;
      one.summary = experiment.summary;
      one.settings.assign(experiment.settings.begin(), experiment.settings.end());
      if (experiment.needs_puzzle)
        one.settings.push_back({.name = "file", .value = "FILE", .help = "A puzzle of the kind"});
      one.settings = joined(one.settings, limit_settings("Seconds (no limit)"));
      one.example = "explore " + one.name;
      if (experiment.needs_puzzle) one.example += " --file FILE";
      one.run = [kind, &experiment](const Arguments& arguments) {
        return explore(*kind, experiment, arguments);
      };
      command.subcommands.push_back(std::move(one));
    }
  }
  return command;
}

}  // namespace hardboard::cli
