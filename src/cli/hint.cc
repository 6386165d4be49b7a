// hardboard hint: as much help as is asked for.
#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <string>

#include "cli/commands.h"
#include "cli/games.h"
#include "cli/options.h"
#include "cli/session.h"
#include "kinds/kind.h"
#include "proofs/answer_words.h"

namespace hardboard::cli {
namespace {

void print(const Hint& hint, int level) {
  std::string next;
  if (!hint.next.empty()) {
    next = fmt::format(" (--level {} {}.)", level + 1, hint.next);
  } else if (hint.verdict == Verdict::unsolvable || hint.verdict == Verdict::loss ||
             hint.verdict == Verdict::draw) {
    next = " (hardboard solve says why.)";
  }
  fmt::print("{}{}\n", hint.words, next);
}

int run(const Arguments& arguments) {
  const Result<Limits> limits = limits_of(arguments.values);
  if (!limits) {
    complain(limits.error().message);
    return bad_input;
  }
  const int level = static_cast<int>(arguments.values.number("level"));
  const bool json = arguments.values.flag("json");
  bool is_bad = false, is_open = false;
  for_each_puzzle({arguments.words[0]}, arguments.values.text("rules"),
                  [&](const Result<AnyPuzzle>& puzzle, const PuzzlePlace& place) {
                    const auto game = started_game(puzzle, arguments.values.text("moves"));
                    if (!game) {
                      complain(game.error());
                      is_bad = true;
                      return true;
                    }
                    const Hint hint =
                        kind_of(*puzzle).hint(**game, level, *limits_of(arguments.values));
                    end_progress();
                    is_open = is_open || hint.verdict == Verdict::unknown;
                    if (json) {
                      const nlohmann::ordered_json line = {{"kind", puzzle->kind().name},
                                                           {"index", place.index},
                                                           {"level", level},
                                                           {"answer", word_of(hint.verdict)},
                                                           {"hint", hint.words}};
                      fmt::print("{}\n", line.dump());
                    } else {
                      print(hint, level);
                    }
                    return !output_failed() && !interrupted();
                  });
  if (interrupted()) return interrupted_exit;
  return is_bad ? bad_input : is_open ? undecided : decided;
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
  command.run = run;
  return command;
}

}  // namespace hardboard::cli
