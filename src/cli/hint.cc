// hardboard hint: as much help as is asked for. Level 1 says whether the position is still
// solvable, 2 what has a saving move, 3 the move.
#include <memory>
#include <string>

#include "cli/commands.h"
#include "cli/each_kind.h"
#include "cli/options.h"
#include "cli/session.h"

namespace hardboard::cli {

void add_hint(CLI::App& program, int& exit_code) {
  struct Options {
    std::string file, rules;
    int level = 1;
    double time = 0;
  };
  CLI::App* command = program.add_subcommand("hint", "Help in small steps");
  const auto options = std::make_shared<Options>();
  command->add_option("FILE", options->file, "A puzzle; - is standard input")->required();
  command
      ->add_option("--level", options->level,
                   "1: still solvable? 2: which pieces can save it; 3: the capture")
      ->check(CLI::Range(1, 3))
      ->capture_default_str();
  add_time(*command, options->time, "Seconds after which to give up");
  add_rules(*command, options->rules);
  command->footer("Example: hardboard hint --level 2 examples/king.txt");
  command->callback([options, &exit_code] {
    exit_code = with_one_puzzle(options->file, options->rules, [&](const auto& puzzle) {
      return hint(puzzle, options->level, options->time);
    });
  });
}

}  // namespace hardboard::cli
