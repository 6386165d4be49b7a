// hardboard generate solo-chess: new puzzles to a wish.
#include "methods/solo_chess/generate.h"

#include <charconv>
#include <cstdio>
#include <fmt/format.h>
#include <memory>
#include <string>

#include "base/counted.h"
#include "cli/commands.h"
#include "cli/options.h"
#include "cli/session.h"
#include "cli/words.h"
#include "puzzles/solo_chess/write.h"

namespace hardboard::cli {
namespace {

struct Options {
  std::string size = "8x8", rules = "chess.com", budget, mix, level, last;
  std::uint32_t pieces = 8, count = 1;
  std::uint64_t seed = 1;
  double time = 0;
  bool unique = false, fen = false;
};

// Reads a whole number; false for anything else.
bool read_number(const std::string& text, std::uint32_t& number) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  return error == std::errc() && end == text.data() + text.size();
}

// What is wrong with the options, or empty and the wish.
std::string make_wish(const Options& options, solo_chess::Wish& wish) {
  const std::size_t x = options.size.find('x');
  std::uint32_t width = 0, height = 0;
  if (x == std::string::npos || !read_number(options.size.substr(0, x), width) ||
      !read_number(options.size.substr(x + 1), height) || width > 1'000'000 || height > 1'000'000)
    return fmt::format("--size {}: expected WIDTHxHEIGHT, for example 8x8", options.size);
  wish.width = static_cast<std::int32_t>(width);
  wish.height = static_cast<std::int32_t>(height);
  wish.pieces = options.pieces;
  wish.unique = options.unique;

  if (options.rules == "chess.com") {
    wish.budget = 2;
    wish.last = 'K';
  } else if (options.rules == "thinkfun") {
    wish.budget = solo_chess::unlimited;
    wish.last = 'K';
  } else {
    wish.budget = solo_chess::unlimited;
    wish.last = 0;
    wish.mix = "KQRBNP";
  }
  if (options.budget == "unlimited")
    wish.budget = solo_chess::unlimited;
  else if (!options.budget.empty() && !read_number(options.budget, wish.budget))
    return fmt::format("--budget {}: expected a number or unlimited", options.budget);
  if (!options.mix.empty()) wish.mix = options.mix;
  if (options.last == "none")
    wish.last = 0;
  else if (!options.last.empty())
    wish.last = options.last[0];
  if (options.level == "easy") wish.level = solo_chess::Level::easy;
  if (options.level == "medium") wish.level = solo_chess::Level::medium;
  if (options.level == "hard") wish.level = solo_chess::Level::hard;
  return solo_chess::why_impossible(wish);
}

int generate(const Options& options) {
  solo_chess::Wish wish;
  if (const std::string wrong = make_wish(options, wish); !wrong.empty()) {
    complain(wrong);
    return bad_input;
  }
  const Limits limits = limits_of(options.time);
  Random random(options.seed);
  for (std::uint32_t made = 0; made < options.count; ++made) {
    if (limits.progress)
      limits.progress(fmt::format("{} of {}", made, counted(options.count, "puzzle")));
    const std::optional<solo_chess::Generated> generated =
        solo_chess::generate(wish, random, limits);
    if (!generated) {
      complain(
          fmt::format("{} of {} made within the limits", made, counted(options.count, "puzzle")));
      return undecided;
    }
    end_progress();
    if (options.fen) {
      fmt::print("{}\n", solo_chess::write_fen(generated->puzzle));
    } else {
      // There is nothing to say of one piece that stands there from the start.
      const auto& difficulty = generated->difficulty;
      const bool is_graded = difficulty && wish.pieces > 1;
      fmt::print("{}{}{}", made > 0 ? "---\n" : "",
                 is_graded ? fmt::format("# {}\n", in_words(*difficulty)) : "",
                 solo_chess::write(generated->puzzle));
    }
    std::fflush(stdout);
  }
  return decided;
}

}  // namespace

void add_generate(CLI::App& program, int& exit_code) {
  CLI::App* command = program.add_subcommand("generate", "Makes new puzzles");
  command->require_subcommand(1);
  CLI::App* solo = command->add_subcommand(
      "solo-chess", "Solo Chess puzzles, always solvable; the same seed makes the same puzzles");
  const auto options = std::make_shared<Options>();
  solo->add_option("--size", options->size, "Board, WIDTHxHEIGHT")->capture_default_str();
  solo->add_option("--pieces", options->pieces, "Number of pieces")->capture_default_str();
  solo->add_option("--mix", options->mix,
                   "Letters to choose from; twice is twice as often (QRBNP)");
  add_rules(*solo, options->rules, "Rules to play by")->capture_default_str();
  solo->add_option("--budget", options->budget, "Captures for each piece, or unlimited");
  solo->add_option("--last", options->last, "Letter of the piece that must be last, or none")
      ->check([](const std::string& letter) {
        return letter == "none" || letter.size() == 1 ? "" : "expected one letter, or none";
      });
  solo->add_flag("--unique", options->unique, "One solution only, as a set of captures");
  add_choice(*solo, "--level", options->level, {"easy", "medium", "hard"}, "How hard");
  solo->add_option("--count", options->count, "How many")->capture_default_str();
  solo->add_option("--seed", options->seed, "Where the random numbers begin")
      ->capture_default_str();
  add_time(*solo, options->time, "Seconds after which to give up");
  solo->add_flag("--fen", options->fen, "One FEN a line");
  solo->footer("Example: hardboard generate solo-chess --pieces 8 --unique --level hard --seed 7");
  solo->callback([options, &exit_code] { exit_code = generate(*options); });
  add_generate_peg_solitaire(*command, exit_code);
  add_generate_push_fight(*command, exit_code);
}

}  // namespace hardboard::cli
