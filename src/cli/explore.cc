// hardboard explore NAME: experiments on open questions, which one can rerun and take further, and
// tables of boards.
#include <fmt/format.h>
#include <optional>
#include <string>

#include "cli/commands.h"
#include "cli/options.h"
#include "cli/session.h"
#include "kinds/kind.h"
#include "kinds/statements.h"

namespace hardboard::cli {
namespace {

int explore(const Kind& kind, const Experiment& experiment, const Arguments& arguments) {
  std::optional<AnyPuzzle> puzzle;
  if (experiment.needs_puzzle) {
    const std::string file = arguments.values.text("file");
    if (file.empty()) {
      complain(fmt::format("--file: expected a {} puzzle", kind.ground->name));
      return bad_input;
    }
    Result<AnyPuzzle> read = one_puzzle(file, "", reading_limits(arguments.values)());
    if (read && &read->kind() != kind.ground)
      read = InputError{shown_name(file), 0, 0,
                        fmt::format("{} is for {}", experiment.name, kind.ground->name)};
    if (!read) return fail(read.error());
    puzzle = std::move(read).value();
  }
  const Result<bool> complete =
      experiment.run(puzzle ? &*puzzle : nullptr, arguments.values, limits_of(arguments.values),
                     [](const std::string& line) {
                       end_progress();
                       fmt::print("{}\n", line);
                     });
  end_progress();
  if (!complete) {
    complain(complete.error().message);
    return bad_input;
  }
  if (interrupted()) return interrupted_exit;
  return *complete ? decided : experiment.judges ? wrong : undecided;
}

// Each statement of the papers, with what a quick run of its reductions says.
int run_statements(const Arguments& arguments) {
  const Limits limits = limits_of(arguments.values);
  bool is_as_expected = true, is_over = true;
  for (const Statement& statement : statements()) {
    const StatementRun run = run_statement(statement, limits);
    end_progress();
    fmt::print("{}, {}: {}\n  {}{}\n", statement.paper, statement.number, statement.words,
               word_of(statement.standing), run.is_as_expected ? "" : ", but not in this run");
    for (const std::string& line : run.lines) fmt::print("  {}\n", line);
    if (!statement.elsewhere.empty()) fmt::print("  {}\n", statement.elsewhere);
    is_as_expected = is_as_expected && run.is_as_expected;
    is_over = is_over && run.is_over;
    if (output_failed() || interrupted()) break;
  }
  if (interrupted()) return interrupted_exit;
  return !is_as_expected ? wrong : is_over ? decided : undecided;
}

Command statements_row() {
  Command command;
  command.name = "statements";
  command.summary = "The statements of the papers on hardness, each verified on small sources";
  command.settings = limit_settings("Seconds (no limit)");
  command.example = "explore statements";
  command.run = run_statements;
  return command;
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
      one.example = fmt::format("explore {} {}", one.name, experiment.example);
      one.run = [kind, &experiment](const Arguments& arguments) {
        return explore(*kind, experiment, arguments);
      };
      command.subcommands.push_back(std::move(one));
    }
  }
  command.subcommands.push_back(statements_row());
  return command;
}

}  // namespace hardboard::cli
