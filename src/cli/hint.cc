// hardboard hint: as much help as is asked for.
#include <fmt/format.h>
#include <iostream>
#include <string>

#include "cli/batch.h"
#include "cli/commands.h"
#include "cli/games.h"
#include "cli/options.h"
#include "cli/session.h"
#include "kinds/kind.h"
#include "proofs/answer_form.h"

namespace hardboard::cli {
namespace {

void print_json(const AnyPuzzle& puzzle, const PuzzlePlace& place, int level, const Hint& hint) {
  std::string kind(puzzle.kind().name), answer(word_of(hint.verdict)), words = hint.words;
  Origin origin = origin_of(puzzle, place, Form::json);
  write_form(std::cout, Form::json, [&](Archive& archive) {
    archive.begin_object();
    archive.field("kind", kind);
    archive.field("answer", answer);
    describe_origin(archive, origin);
    archive.field("level", level);
    archive.field("hint", words);
    archive.end_object();
  });
}

// `solve` gives its reasons for the start alone.
void print_text(const AnyGame& game, const Hint& hint, int level) {
  const bool is_lost = hint.verdict == Verdict::unsolvable || hint.verdict == Verdict::loss ||
                       hint.verdict == Verdict::draw;
  std::string next;
  if (!hint.next.empty())
    next = fmt::format(" (--level {} {}.)", level + 1, hint.next);
  else if (is_lost && game.played().empty())
    next = " (hardboard solve says why.)";
  std::cout << hint.words << next << '\n';
}

int run_hint(const Arguments& arguments) {
  const int level = static_cast<int>(arguments.values.number("level"));
  Batch batch(arguments.values.flag("json"));
  bool is_open = false;
  for_each_puzzle(
      {arguments.words[0]}, arguments.values.text("rules"), reading_limits(arguments.values),
      [&](const Result<AnyPuzzle>& puzzle, const PuzzlePlace& place) {
        const auto game =
            started_game(puzzle, place.file, place.line, arguments.values.text("moves"));
        if (!game) {
          batch.bad(place, game.error());
          return true;
        }
        const Hint hint = kind_of(*puzzle).hint(**game, level, limits_of(arguments.values));
        is_open = is_open || hint.verdict == Verdict::unknown;
        end_progress();
        batch.begin_answer();
        if (batch.form() == Form::json)
          print_json(*puzzle, place, level, hint);
        else
          print_text(**game, hint, level);
        return !output_failed() && !interrupted();
      });
  if (interrupted()) return interrupted_exit;
  return batch.has_bad() ? bad_input : is_open || batch.is_cut_off() ? undecided : decided;
}

}  // namespace

Command hint_command() {
  Command command;
  command.name = "hint";
  command.summary = "Help in small steps";
  command.arguments = {{"FILE", "Puzzles; - is standard input"}};
  command.settings = joined({{.name = "level",
                              .type = Setting::Type::number,
                              .value = "N",
                              .fallback = "1",
                              .help = "1: still solvable? 2: what has a saving move; 3: the move",
                              .least = 1,
                              .most = 3},
                             moves_setting(),
                             json_setting(),
                             rules_setting()},
                            limit_settings("Seconds after which to give up"));
  command.example = "hint --level 2 examples/king.txt";
  command.run = run_hint;
  return command;
}

}  // namespace hardboard::cli
