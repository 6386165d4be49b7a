// hardboard play: a puzzle or a game, turn by turn, typed in words.
#include "cli/play.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <iostream>
#include <memory>
#include <string>
#include <unistd.h>

#include "cli/commands.h"
#include "cli/each_kind.h"
#include "cli/options.h"
#include "cli/session.h"

namespace hardboard::cli {
namespace {

std::string without_blanks_around(const std::string& line) {
  const std::size_t begin = line.find_first_not_of(" \t\r");
  if (begin == std::string::npos) return "";
  return line.substr(begin, line.find_last_not_of(" \t\r") - begin + 1);
}

// Prints the board, and what there is to say if the game is over; true then.
bool show(const PlayedGame& game) {
  fmt::print("{}", game.show());
  const std::string over = game.over();
  if (!over.empty()) fmt::print("{}\n", over);
  return !over.empty();
}

}  // namespace

int play_loop(const PlayedGame& game) {
  const bool prompts = isatty(STDIN_FILENO) != 0;
  if (prompts) fmt::print("{} Also: hint, undo, board, help, quit.\n", game.how);
  bool is_over = show(game);
  std::string line;
  while (prompts || !is_over) {
    if (prompts) fmt::print("> ");
    std::fflush(stdout);
    if (interrupted() || !std::getline(std::cin, line)) break;
    line = without_blanks_around(line);
    if (line.empty()) continue;
    if (line == "quit" || line == "q" || line == "exit") break;
    if (line == "help" || line == "?") {
      fmt::print("{} Also: hint, undo, board, help, quit.\n", game.how);
    } else if (line == "board") {
      fmt::print("{}", game.show());
    } else if (line == "undo") {
      if (game.undo()) {
        is_over = show(game);
      } else {
        fmt::print("There is nothing to take back.\n");
      }
    } else if (is_over) {
      fmt::print("The game is over. (undo, quit)\n");
    } else if (line == "hint") {
      game.hint();
    } else if (const std::string why_not = game.play(line); !why_not.empty()) {
      fmt::print("No: {}.\n", why_not);
    } else {
      is_over = show(game);
      if (is_over || !game.reply) continue;
      const std::string reply = game.reply();
      end_progress();
      fmt::print("{}\n", reply);
      is_over = show(game);
    }
  }
  return decided;
}

void add_play(CLI::App& program, int& exit_code) {
  struct Options : PlayOptions {
    std::string file, rules;
  };
  CLI::App* command = program.add_subcommand("play", "Plays a puzzle on the terminal");
  const auto options = std::make_shared<Options>();
  command->add_option("FILE", options->file, "A puzzle")->required();
  command->add_flag("--against-best", options->against_best,
                    "Push Fight: the program answers with its best turn");
  command->add_option("--table", options->table, "Push Fight: the table of all positions");
  add_time(*command, options->time, "Seconds for a turn of the program (3)");
  add_rules(*command, options->rules);
  command->footer("Example: hardboard play --against-best examples/push_small.txt");
  command->callback([options, &exit_code] {
    if (options->file == "-") {
      complain("FILE can't be standard input: turns are read from there");
      exit_code = bad_input;
      return;
    }
    exit_code = with_one_puzzle(options->file, options->rules, [&](const auto& puzzle) {
      const Result<PlayedGame> game = played_game(puzzle, *options);
      if (game) return play_loop(*game);
      complain(game.error());
      return static_cast<int>(bad_input);
    });
  });
}

}  // namespace hardboard::cli
