// hardboard check: the same check as the small program hardboard-check.
#include <memory>
#include <string>

#include "cli/check.h"
#include "cli/commands.h"
#include "cli/options.h"

namespace hardboard::cli {

void add_check(CLI::App& program, int& exit_code) {
  struct Options {
    std::string puzzle, answer, rules;
  };
  CLI::App* command = program.add_subcommand(
      "check", "Replays an answer, with code that shares nothing with solvers");
  const auto options = std::make_shared<Options>();
  command->add_option("FILE", options->puzzle, "Puzzles; - is standard input")->required();
  command->add_option("ANSWER", options->answer, "Answers as solve prints them, JSON or words")
      ->required();
  add_rules(*command, options->rules);
  command->footer(
      "Example: hardboard solve examples/king.txt | hardboard check examples/king.txt -");
  command->callback([options, &exit_code] {
    exit_code = check_files(options->puzzle, options->answer, options->rules);
  });
}

}  // namespace hardboard::cli
