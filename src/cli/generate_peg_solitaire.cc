// hardboard generate peg-solitaire: puzzles played backward from their goals, graded by chance.
#include <algorithm>
#include <cstdio>
#include <fmt/format.h>
#include <memory>
#include <optional>
#include <string>

#include "base/counted.h"
#include "cli/commands.h"
#include "cli/options.h"
#include "cli/session.h"
#include "methods/peg_solitaire/count.h"
#include "methods/peg_solitaire/generate.h"
#include "methods/peg_solitaire/grid.h"
#include "methods/peg_solitaire/hints.h"
#include "puzzles/peg_solitaire/boards.h"
#include "puzzles/peg_solitaire/jumps.h"
#include "puzzles/peg_solitaire/write.h"

namespace hardboard::cli {
namespace {

using peg_solitaire::Puzzle;

struct Options {
  std::string board = "english", goal = "one";
  std::int64_t size = 7;
  std::uint32_t pegs = 12, count = 1;
  std::uint64_t seed = 1;
  double most_chance = 1, time = 0;
};

// Backward play that ends early is tried again, and so is a puzzle that is too easy.
constexpr std::uint32_t most_attempts = 10'000;

// An empty board with its goal, or what is wrong with the options.
Result<Puzzle> shape_of(const Options& options) {
  const auto refuse = [](std::string message) { return InputError{"", 0, 0, std::move(message)}; };
  const peg_solitaire::BoardName* name = peg_solitaire::find_board(options.board);
  if (name == nullptr) {
    std::string names;
    for (const peg_solitaire::BoardName& row : peg_solitaire::board_names())
      names += fmt::format("{}{}", names.empty() ? "" : ", ", row.name);
    return refuse(fmt::format("--board {}: expected one of {}", options.board, names));
  }
  if (name->most_size > 0 && (options.size < 1 || options.size > name->most_size)) {
    return refuse(
        fmt::format("--size {}: expected 1 to {} for this board", options.size, name->most_size));
  }
  peg_solitaire::Board board = peg_solitaire::make_board(*name, options.size);
  Puzzle shape;
  shape.holes = std::move(board.holes);
  shape.directions = board.directions;
  shape.pegs.assign(shape.holes.size(), 0);
  if (options.pegs < 1 || options.pegs > shape.holes.size()) {
    return refuse(fmt::format("--pegs {}: expected 1 to {}, the holes of the board", options.pegs,
                              shape.holes.size()));
  }
  if (options.goal == "one") return shape;
  std::string_view words = options.goal;
  const std::optional<Square> square = take_square(words);
  if (!square || !words.empty() ||
      !std::binary_search(shape.holes.begin(), shape.holes.end(), *square,
                          [](Square a, Square b) { return a.y != b.y ? a.y < b.y : a.x < b.x; }))
    return refuse(fmt::format("--goal {}: expected one, or a hole such as d4", options.goal));
  shape.goal = peg_solitaire::Goal::one_at;
  shape.at = *square;
  return shape;
}

struct Graded {
  double chance = 0;
  std::size_t saving = 0, first = 0;
};

std::optional<Graded> grade(const Puzzle& puzzle, const Limits& limits) {
  const auto wins = count_wins(puzzle, limits);
  if (!wins) return std::nullopt;
  Graded graded{wins->random_win, 0, 0};
  for (const peg_solitaire::Hint& judged : hints(puzzle, limits)) {
    ++graded.first;
    graded.saving += judged.verdict == Verdict::solvable ? 1 : 0;
  }
  return graded;
}

int generate(const Options& options) {
  const Result<Puzzle> shape = shape_of(options);
  if (!shape) {
    complain(shape.error().message);
    return bad_input;
  }
  const Limits limits = limits_of(options.time);
  peg_solitaire::Generator generator(*shape, options.pegs, options.seed);
  std::uint32_t made = 0;
  for (std::uint32_t attempt = 0; made < options.count; ++attempt) {
    const std::optional<peg_solitaire::Generated> generated = generator.next(limits);
    if (!generated || attempt == most_attempts * options.count) {
      end_progress();
      complain(fmt::format("{} of {} made: fewer pegs or a higher --chance would do", made,
                           counted(options.count, "puzzle")));
      return undecided;
    }
    const Puzzle& puzzle = generated->puzzle;
    std::string words;
    if (puzzle.holes.size() <= peg_solitaire::most_searched && options.pegs > 1) {
      const std::optional<Graded> graded = grade(puzzle, limits);
      if (!graded || graded->chance > options.most_chance) continue;
      words =
          fmt::format("# {} of {} keep it solvable; play at random wins with a chance of {:.3g}\n",
                      graded->saving, counted(graded->first, "first jump"), graded->chance);
    }
    end_progress();
    fmt::print("{}{}{}", made > 0 ? "---\n" : "", words, write(puzzle));
    std::fflush(stdout);
    ++made;
  }
  return decided;
}

}  // namespace

void add_generate_peg_solitaire(CLI::App& command, int& exit_code) {
  CLI::App* pegs = command.add_subcommand(
      "peg-solitaire", "Peg solitaire, always solvable; the same seed makes the same puzzles");
  const auto options = std::make_shared<Options>();
  pegs->add_option("--board", options->board, "A board by name")->capture_default_str();
  pegs->add_option("--size", options->size, "Of square and triangle")->capture_default_str();
  pegs->add_option("--pegs", options->pegs, "Number of pegs")->capture_default_str();
  pegs->add_option("--goal", options->goal, "one, anywhere, or the hole of the last peg")
      ->capture_default_str();
  pegs->add_option("--chance", options->most_chance,
                   "Play at random may win with this chance at most: 1 is any, 0.001 is hard")
      ->check(CLI::Range(0.0, 1.0));
  pegs->add_option("--count", options->count, "How many")->capture_default_str();
  pegs->add_option("--seed", options->seed, "Where the random numbers begin")
      ->capture_default_str();
  add_time(*pegs, options->time, "Seconds after which to give up");
  pegs->footer("Example: hardboard generate peg-solitaire --pegs 20 --goal d4 --chance 0.01");
  pegs->callback([options, &exit_code] { exit_code = generate(*options); });
}

}  // namespace hardboard::cli
