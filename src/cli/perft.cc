// hardboard perft: numbers of turns and of positions, as engines count them.
#include "methods/push_fight/perft.h"

#include <fmt/format.h>
#include <memory>
#include <string>
#include <type_traits>

#include "cli/commands.h"
#include "cli/options.h"
#include "cli/session.h"

namespace hardboard::cli {
namespace {

int perft(const push_fight::Puzzle& puzzle, unsigned depth, double time) {
  if (const std::string why_not = perft_why_not(puzzle); !why_not.empty()) {
    complain("perft: " + why_not);
    return bad_input;
  }
  const push_fight::Perft counted = push_fight::perft(puzzle, depth, limits_of(time));
  end_progress();
  fmt::print("{:>5} {:>20} {:>20} {:>20}\n", "depth", "turns", "positions", "mates");
  for (const push_fight::PerftRow& row : counted.rows)
    fmt::print("{:>5} {:>20} {:>20} {:>20}\n", row.depth, row.turns, row.positions, row.mates);
  if (counted.complete) return decided;
  complain(counted.remark.empty() ? "the limits came first" : counted.remark);
  return undecided;
}

}  // namespace

void add_perft(CLI::App& program, int& exit_code) {
  struct Options {
    std::string file;
    unsigned depth = 2;
    double time = 0;
  };
  CLI::App* command = program.add_subcommand(
      "perft", "Push Fight: counts turns and positions, as engines do to be compared");
  const auto options = std::make_shared<Options>();
  command->add_option("FILE", options->file, "A puzzle; - is standard input")->required();
  command->add_option("--depth", options->depth, "Turns one after the other")
      ->check(CLI::Range(1, 20))
      ->capture_default_str();
  add_time(*command, options->time, "Seconds after which to stop");
  command->footer("Example: hardboard perft --depth 1 examples/push_published.txt");
  command->callback([options, &exit_code] {
    exit_code = with_one_puzzle(options->file, "", [&](const auto& puzzle) {
      if constexpr (std::is_same_v<std::decay_t<decltype(puzzle)>, push_fight::Puzzle>) {
        return perft(puzzle, options->depth, options->time);
      } else {
        complain(options->file + ": perft is for push-fight");
        return static_cast<int>(bad_input);
      }
    });
  });
}

}  // namespace hardboard::cli
