// hardboard play: a puzzle or a game, move by move, typed in words.
#include <cctype>
#include <charconv>
#include <fmt/format.h>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "base/counted.h"
#include "base/text.h"
#include "cli/commands.h"
#include "cli/games.h"
#include "cli/line_editor.h"
#include "cli/options.h"
#include "cli/saved_game.h"
#include "cli/session.h"
#include "kinds/kind.h"

namespace hardboard::cli {
namespace {

std::string in_small_letters(std::string_view words) {
  std::string small(words);
  for (char& c : small) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return small;
}

class Play {
public:
  Play(const AnyPuzzle& puzzle, std::unique_ptr<AnyGame> game, std::optional<Opponent> helper,
       const Values& values)
      : puzzle_(puzzle),
        kind_(kind_of(puzzle)),
        game_(std::move(game)),
        helper_(std::move(helper)),
        has_opponent_(values.flag("against-best")),
        is_second_(values.flag("second")),
        values_(values) {}

  // Reads moves and commands from standard input until the game is won, `quit`, or the input's end.
  void loop() {
    LineEditor lines("> ");
    if (lines.is_terminal()) help();
    show();
    if (is_programs_turn()) reply();
    while ((lines.is_terminal() || !is_final()) && !interrupted()) {
      std::fflush(stdout);
      const std::optional<std::string> line = lines.next();
      if (!line && lines.is_terminal()) fmt::print("\n");  // what comes next has a line of its own
      if (!line) break;
      const std::string_view words = trimmed(*line);
      if (words.empty()) continue;
      const std::string command = in_small_letters(words.substr(0, words.find_first_of(" \t")));
      if (command == "quit" || command == "q" || command == "exit") break;
      obey(std::string(words), command);
    }
  }

private:
  void help() const {
    fmt::print("{} Also: hint [LEVEL], undo [N], board, save FILE, load FILE, help, quit.\n",
               kind_.how_to_play);
  }

  // A game that has been won, by whoever it is, can't go on; one that is stuck can be mended.
  bool is_final() const {
    const std::optional<Ending> ending = game_->ending();
    return ending && ending->verdict != Verdict::unsolvable;
  }

  void show() const {
    fmt::print("{}", kind_.show(*game_));
    if (const std::optional<Ending> ending = game_->ending())
      fmt::print("{}{}\n", ending->words, is_final() ? "" : " (undo)");
  }

  void obey(const std::string& line, const std::string& command) {
    if (command == "help" || command == "?") {
      help();
    } else if (command == "board") {
      fmt::print("{}", kind_.show(*game_));
    } else if (command == "undo") {
      undo(trimmed(std::string_view(line).substr(command.size())));
    } else if (command == "save" || command == "load") {
      const std::string_view file = trimmed(std::string_view(line).substr(command.size()));
      if (file.empty())
        fmt::print("Expected a file: {} my.game\n", command);
      else if (command == "save")
        save(std::string(file));
      else
        load(std::string(file));
    } else if (is_final()) {
      fmt::print("The game is over. (undo, quit)\n");
    } else if (command == "hint") {
      hint(trimmed(std::string_view(line).substr(command.size())));
    } else if (const auto fault = game_->play(line)) {
      fmt::print("No: {}.\n", *fault);
    } else {
      replied_.push_back(false);
      show();
      if (is_programs_turn()) {
        reply();
        replied_.back() = true;
      }
    }
  }

  void save(const std::string& file) const {
    const std::optional<std::string> fault = save_game(file, puzzle_, *game_);
    // A name may hold what upsets a terminal.
    fmt::print("{}\n",
               hex_escaped(fault ? "No: " + *fault + "." : "Saved: load " + file + " goes on."));
  }

  void load(const std::string& file) {
    Result<std::unique_ptr<AnyGame>> loaded = load_game(file, puzzle_, reading_limits(values_)());
    if (!loaded) {
      fmt::print("No: {}.\n", hex_escaped(to_string(loaded.error())));
      return;
    }
    game_ = std::move(loaded).value();
    replied_.assign(game_->played().size(), false);
    show();
    if (is_programs_turn()) reply();
  }

  // The side that begins is the player's, unless the player is second.
  bool is_programs_turn() const {
    return has_opponent_ && !is_final() && helper_->is_to_move(*game_) != is_second_;
  }

  void reply() {
    const Reply reply = helper_->choose(*game_, limits());
    end_progress();
    if (reply.moves.empty()) {
      fmt::print("{}\n", reply.why);
      return;
    }
    if (const auto fault = game_->play(reply.moves))
      throw std::logic_error("the program chose an illegal turn: " + *fault);
    fmt::print("Reply: {} ({})\n", reply.moves, reply.why);
    show();
  }

  // So many of the last steps, one without a number, with the replies to them.
  void undo(std::string_view number) {
    std::size_t wanted = 1;
    const auto [end, fault] = std::from_chars(number.begin(), number.end(), wanted);
    if (!number.empty() && (fault != std::errc() || end != number.end() || wanted == 0)) {
      fmt::print("Expected how many moves to take back: undo 3\n");
      return;
    }
    if (replied_.empty()) {
      fmt::print("There is nothing to take back.\n");
      return;
    }
    if (replied_.size() < wanted) {
      fmt::print("There is no more than {} to take back.\n", counted(replied_.size(), "move"));
      return;
    }
    for (; wanted > 0; --wanted) {
      for (int steps = replied_.back() ? 2 : 1; steps > 0; --steps)
        static_cast<void>(game_->undo());
      replied_.pop_back();
    }
    show();
  }

  // Without a level the move, as at level 3.
  void hint(std::string_view level) const {
    if (!level.empty() && level != "1" && level != "2" && level != "3") {
      fmt::print("Expected how much to tell, from 1 to 3: hint 1\n");
      return;
    }
    if (level == "1" || level == "2") {
      const Hint hint = kind_.hint(*game_, level.front() - '0', limits());
      end_progress();
      fmt::print("{}\n", hint.words);
      return;
    }
    if (helper_) {
      const Reply best = helper_->choose(*game_, limits());
      end_progress();
      fmt::print("{}\n", best.moves.empty() ? best.why : best.moves + " (" + best.why + ")");
      return;
    }
    const Hint hint = kind_.hint(*game_, 3, limits());
    end_progress();
    fmt::print("{}\n", hint.words);
  }

  Limits limits() const { return limits_of(values_); }

  AnyPuzzle puzzle_;
  const Kind& kind_;
  std::unique_ptr<AnyGame> game_;
  std::optional<Opponent> helper_;
  bool has_opponent_, is_second_;
  Values values_;
  std::vector<bool> replied_;  // for each step of the player: did the program answer it?
};

int run_play(const Arguments& arguments) {
  const std::string& file = arguments.words[0];
  const auto fail = [](const InputError& error) {
    complain(error);
    return static_cast<int>(bad_input);
  };
  if (file == "-")
    return fail({"", 0, 0, "FILE can't be standard input: moves are read from there"});
  const Result<AnyPuzzle> puzzle =
      one_puzzle(file, arguments.values.text("rules"), reading_limits(arguments.values)());
  auto game = started_game(puzzle, file, 0, arguments.values.text("moves"));
  if (!game) return fail(game.error());
  const Kind& kind = kind_of(*puzzle);
  const bool against_best = arguments.values.flag("against-best");
  const std::string table = arguments.values.text("table");
  if (kind.opponent == nullptr && against_best)
    return fail({"--against-best", 0, 0, "for games of two; this is a puzzle for one"});
  if (arguments.values.flag("second") && !against_best)
    return fail({"--second", 0, 0, "the program plays with --against-best alone"});
  if (kind.opponent == nullptr && !table.empty())
    return fail({"--table", 0, 0, fmt::format("{} has no tables", kind.ground->name)});
  std::optional<Opponent> helper;
  if (kind.opponent != nullptr) {
    // Making a table may take longer than a turn.
    Result<Opponent> made = kind.opponent(*puzzle, table, session_limits());
    end_progress();
    if (!made) return fail(made.error());
    helper = std::move(made).value();
  }
  Play(*puzzle, std::move(game).value(), std::move(helper), arguments.values).loop();
  return interrupted() ? interrupted_exit : decided;
}

}  // namespace

Command play_command() {
  Command command;
  command.name = "play";
  command.summary = "Plays a puzzle on the terminal";
  command.arguments = {{"FILE", "A puzzle"}};
  command.settings = joined(
      {{.name = "against-best",
        .type = Setting::Type::flag,
        .help = "Games for two: the program answers with its best turn"},
       {.name = "second",
        .type = Setting::Type::flag,
        .help = "With --against-best: the program begins"},
       {.name = "table", .value = "TABLE", .help = "Games for two: the table of all positions"},
       moves_setting(),
       rules_setting()},
      limit_settings("Seconds for a hint, or a turn of the program", "3"));
  command.example = "play --against-best examples/push_small.txt";
  command.run = run_play;
  return command;
}

}  // namespace hardboard::cli
