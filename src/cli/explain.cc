// hardboard explain: what kind of puzzle it is, how hard, and which methods apply to it.
#include <memory>
#include <string>

#include "cli/commands.h"
#include "cli/each_kind.h"
#include "cli/options.h"
#include "cli/session.h"

namespace hardboard::cli {

void add_explain(CLI::App& program, int& exit_code) {
  struct Options {
    std::string file, rules;
    double time = 0;
  };
  CLI::App* command = program.add_subcommand(
      "explain", "What kind of puzzle it is, what its shape tells, which methods apply");
  const auto options = std::make_shared<Options>();
  command->add_option("FILE", options->file, "A puzzle; - is standard input")->required();
  add_time(*command, options->time, "Seconds for the grading (10)");
  add_rules(*command, options->rules);
  command->footer("Example: hardboard explain examples/king.txt");
  command->callback([options, &exit_code] {
    exit_code = with_one_puzzle(options->file, options->rules, [&](const auto& puzzle) {
      explain(puzzle, options->time);
      return static_cast<int>(decided);
    });
  });
}

}  // namespace hardboard::cli
