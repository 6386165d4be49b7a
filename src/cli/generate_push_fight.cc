// hardboard generate push-fight: random boards and positions, with a mate on request.
#include <cstdio>
#include <fmt/format.h>
#include <memory>
#include <optional>
#include <string>

#include "base/counted.h"
#include "cli/commands.h"
#include "cli/options.h"
#include "cli/session.h"
#include "methods/push_fight/generate.h"
#include "puzzles/push_fight/read.h"

namespace hardboard::cli {
namespace {

struct Options {
  push_fight::Wish wish;
  bool has_mate = false;
  std::uint32_t mate = 0, count = 1;
  std::uint64_t seed = 1;
  double time = 0;
};

int generate(Options options) {
  if (options.has_mate) options.wish.mate = options.mate;
  if (const std::string why = why_impossible(options.wish); !why.empty()) {
    complain(why);
    return bad_input;
  }
  const Limits limits = limits_of(options.time);
  push_fight::Generator generator(options.wish, options.seed);
  for (std::uint32_t made = 0; made < options.count; ++made) {
    if (limits.progress)
      limits.progress(fmt::format("{} of {}", made, counted(options.count, "puzzle")));
    const std::optional<push_fight::Puzzle> puzzle = generator.next(limits);
    end_progress();
    if (!puzzle) {
      complain(
          fmt::format("{} of {} made within the limits", made, counted(options.count, "puzzle")));
      return undecided;
    }
    fmt::print("{}{}", made > 0 ? "---\n" : "", write(*puzzle));
    std::fflush(stdout);
  }
  return decided;
}

}  // namespace

void add_generate_push_fight(CLI::App& command, int& exit_code) {
  CLI::App* push = command.add_subcommand(
      "push-fight", "Push Fight boards and positions; the same seed makes the same puzzles");
  const auto options = std::make_shared<Options>();
  push_fight::Wish& wish = options->wish;
  push->add_flag("--published", wish.published, "The published board of 26 squares");
  push->add_option("--width", wish.width, "Of the board's box")->default_str("6");
  push->add_option("--height", wish.height, "Of the board's box")->default_str("4");
  push->add_option("--holes", wish.holes, "Of 100 squares so many are missing")->default_str("10");
  push->add_option("--rails", wish.rails, "Of 100 boundary edges so many have rails")
      ->default_str("40");
  push->add_option("--kings", wish.kings, "On each side")->default_str("2");
  push->add_option("--pawns", wish.pawns, "On each side")->default_str("2");
  CLI::Option* mate =
      push->add_option("--mate", options->mate, "A mate in exactly so many moves, and no fewer");
  push->add_option("--count", options->count, "How many")->capture_default_str();
  push->add_option("--seed", options->seed, "Where the random numbers begin")
      ->capture_default_str();
  add_time(*push, options->time, "Seconds after which to give up");
  push->footer("Example: hardboard generate push-fight --published --mate 2");
  push->callback([options, mate, &exit_code] {
    options->has_mate = mate->count() > 0;
    exit_code = generate(*options);
  });
}

}  // namespace hardboard::cli
