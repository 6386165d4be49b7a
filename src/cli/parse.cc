// The words of a command line, against the rows of command.h. CLI11 takes them apart and lays out
// the help; values are checked by the settings themselves.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <filesystem>
#include <fmt/format.h>
#include <map>
#include <memory>
#include <optional>

#include "base/likely.h"
#include "base/text.h"
#include "cli/command.h"
#include "cli/session.h"

namespace hardboard::cli {
namespace {

constexpr std::string_view program_summary =
    "Solves, checks, makes, reduces and draws hard board puzzles: Solo Chess, Graph Capture, peg "
    "solitaire, peg armies, Push Fight.";
constexpr std::string_view program_footer =
    "Try: hardboard solve examples/king.txt\n"
    "Exit codes: 0 decided, 1 the answer does not check, 2 bad use or bad input,\n"
    "3 undecided within the limits, 4 an internal error, 130 ended by Ctrl-C.";

// The words that were found for a command, by the names of its rows.
struct Found {
  std::map<std::string, std::string, std::less<>> values;
  std::map<std::string, bool> flags;
  std::map<std::string, std::string> words;
  std::vector<std::string> many;
};

// A command on its way into CLI11.
struct Entry {
  const Command* command;
  CLI::App* app;
  std::shared_ptr<Found> found;
};

std::string dashed(const Setting& setting) {
  return (setting.letter != 0 ? fmt::format("-{},", setting.letter) : "") + "--" +
         std::string(setting.name);
}

std::string value_of(const Setting& setting) {
  std::string value(setting.value);
  if (setting.type == Setting::Type::choice && value.empty())
    value = fmt::format("{}", fmt::join(setting.words(), "|"));
  if (!setting.fallback.empty()) value += fmt::format("={}", setting.fallback);
  return value;
}

void add_options(CLI::App& app, const Command& command, Found& found) {
  for (const Argument& argument : command.arguments) {
    const std::string name(argument.name);
    CLI::Option* const option =
        argument.many ? app.add_option(name, found.many, std::string(argument.help))
                      : app.add_option(name, found.words[name], std::string(argument.help));
    option->required(argument.required)->type_name("");
  }
  for (const Setting& setting : command.settings) {
    const std::string name(setting.name), help(setting.help);
    if (setting.type == Setting::Type::flag) {
      app.add_flag(dashed(setting), found.flags[name], help)->disable_flag_override();
    } else {
      app.add_option(dashed(setting), found.values[name], help)->type_name(value_of(setting));
    }
  }
}

void add(CLI::App& parent, const Command& command, std::vector<Entry>& entries) {
  CLI::App* const app = parent.add_subcommand(command.name, command.summary);
  const auto found = std::make_shared<Found>();
  add_options(*app, command, *found);
  app->footer(command.example.empty() ? std::string() : "Example: hardboard " + command.example);
  if (!command.subcommands.empty()) app->require_subcommand(1);
  for (const Command& inner : command.subcommands) add(*app, inner, entries);
  entries.push_back({&command, app, found});
}

// Options whose value may be missing get the fallback for it, as CLI11 would take the word behind
// them for their value. A word that is no option and no file is meant to be the value.
void fill_in_values(const Command& command, std::vector<std::string>& words) {
  for (const Setting& setting : command.settings) {
    if (setting.alone.empty()) continue;
    const std::string option = "--" + std::string(setting.name);
    for (std::size_t i = 0; i < words.size(); ++i) {
      if (words[i] != option) continue;
      std::error_code ignored;
      const bool has_value = i + 1 < words.size() && !words[i + 1].empty() &&
                             words[i + 1][0] != '-' &&
                             !std::filesystem::exists(words[i + 1], ignored);
      if (has_value) {
        words[i] += "=" + words[i + 1];
        words.erase(words.begin() + static_cast<std::ptrdiff_t>(i) + 1);
      } else {
        words[i] += "=" + std::string(setting.alone);
      }
    }
  }
}

// Where a word is missing: a file that an option has taken for its value.
std::string swallowed(const CLI::App& command, const CLI::ParseError& error) {
  if (dynamic_cast<const CLI::RequiredError*>(&error) == nullptr) return "";
  for (const CLI::Option* option : command.get_options()) {
    std::error_code ignored;
    if (option->count() == 1 && !option->get_lnames().empty() &&
        std::filesystem::exists(option->results()[0], ignored))
      return fmt::format("; {} was taken for the value of {}", in_quotes(option->results()[0]),
                         option->get_name());
  }
  return "";
}

const CLI::App& deepest(const CLI::App& program) {
  const CLI::App* at = &program;
  while (!at->get_subcommands().empty()) at = at->get_subcommands().front();
  return *at;
}

// Where the command that was parsed last is explained.
std::string pointer_to_help(const CLI::App& program) {
  std::string names;
  for (const CLI::App* at = &deepest(program); at != nullptr; at = at->get_parent())
    names = at->get_name() + " " + names;
  return fmt::format("(see {}--help)", names);
}

std::string not_among(const std::vector<std::string>& names, const std::string& word) {
  return fmt::format("expected {}{}; not {}{}", names.size() > 1 ? "one of " : "",
                     fmt::join(names, ", "), in_quotes(word), did_you_mean(word, names));
}

// Why `help COMMAND...` has nothing to show: CLI11 would show the help of the words that it knows.
std::optional<std::string> no_help_for(const std::vector<std::string>& words,
                                       const std::vector<Command>& table) {
  const std::vector<Command>* level = &table;
  for (const std::string& word : words) {
    if (level->empty()) return fmt::format("a word too many: {}", in_quotes(word));
    const auto command = std::find_if(level->begin(), level->end(),
                                      [&](const Command& row) { return row.name == word; });
    if (command == level->end()) {
      std::vector<std::string> names;
      for (const Command& row : *level) names.push_back(row.name);
      return not_among(names, word);
    }
    level = &command->subcommands;
  }
  return std::nullopt;
}

// The flag that was given with a value: --json=maybe. Empty if the error is another one.
std::string flag_with_value(const CLI::ParseError& error) {
  const std::string words = error.what();
  const std::string name = words.substr(0, words.find(' '));
  return words == CLI::ArgumentMismatch::FlagOverride(name).what() ? "--" + name : "";
}

// What an option without its value lacks: CLI11 counts values. Empty if the error is another one.
std::string missing_value(const CLI::App& command, const CLI::ParseError& error) {
  if (dynamic_cast<const CLI::ArgumentMismatch*>(&error) == nullptr) return "";
  const std::string words = error.what(), name = words.substr(0, words.find(':'));
  for (const CLI::Option* option : command.get_options()) {
    if (option->get_name() != name) continue;
    const std::string value = option->get_type_name();
    return fmt::format("{}: expected {}, found nothing", name, value.substr(0, value.find('=')));
  }
  return "";
}

// CLI11 says of a word that it does not know only that one is required, or not expected.
std::string explain(const CLI::App& program, const CLI::ParseError& error) {
  const CLI::App* const at = &deepest(program);
  const std::vector<std::string> left = at->remaining();
  std::vector<std::string> names;
  for (const CLI::App* command : at->get_subcommands({})) names.push_back(command->get_name());
  if (!names.empty()) {
    if (!left.empty()) return not_among(names, left.front());
    return fmt::format("expected {}{}", names.size() > 1 ? "one of " : "", fmt::join(names, ", "));
  }
  if (const std::string flag = flag_with_value(error); !flag.empty())
    return fmt::format("{} takes no value", flag);
  for (const CLI::Option* option : at->get_options())
    if (option->count() > 1 && option->get_expected_max() == 1)
      return fmt::format("{} is given twice", option->get_name());
  if (std::string missing = missing_value(*at, error); !missing.empty()) return missing;
  if (left.empty()) return error.what() + swallowed(*at, error);
  if (left.front().substr(0, 1) != "-" || left.front() == "-")
    return fmt::format("a word too many: {}", in_quotes(left.front()));
  for (const CLI::Option* option : at->get_options())
    for (const std::string& name : option->get_lnames()) names.push_back("--" + name);
  const std::string word = left.front().substr(0, left.front().find('='));
  return fmt::format("{} has no option {}{}", at->get_name(), in_quotes(word),
                     did_you_mean(word, names));
}

Result<Arguments> arguments_of(const Entry& entry) {
  Arguments arguments;
  std::map<std::string, std::string, std::less<>> given;
  for (const Setting& setting : entry.command->settings) {
    const std::string name(setting.name);
    if (entry.app->count("--" + name) == 0) continue;
    given[name] = setting.type == Setting::Type::flag ? "" : entry.found->values[name];
    if (setting.type == Setting::Type::text && !setting.may_be_empty && given[name].empty())
      return error_in_words(fmt::format("--{}: expected {}, found nothing", name, setting.value));
  }
  Result<Values> values = Values::from(entry.command->settings, std::move(given));
  if (!values) return values.error();
  arguments.values = std::move(values).value();
  for (const Argument& argument : entry.command->arguments) {
    if (argument.many) {
      arguments.words.insert(arguments.words.end(), entry.found->many.begin(),
                             entry.found->many.end());
    } else {
      arguments.words.push_back(entry.found->words[std::string(argument.name)]);
    }
  }
  return arguments;
}

}  // namespace

int run_command_line(const std::vector<Command>& table, std::vector<std::string> words) {
  CLI::App program{std::string(program_summary), "hardboard"};
  program.set_version_flag("-V,--version", std::string("hardboard ") + HARDBOARD_VERSION);
  program.require_subcommand(1);
  program.footer(std::string(program_footer));
  std::vector<Entry> entries;
  for (const Command& command : table) add(program, command, entries);
  // `help COMMAND...` is `COMMAND... --help`.
  if (!words.empty() && words.front() == "help") {
    std::erase_if(words, [](const std::string& word) {
      return word == "help" || word == "--help" || word == "-h";
    });
    if (const auto why = no_help_for(words, table)) {
      complain(fmt::format("{} (see hardboard --help)", *why));
      return bad_input;
    }
    words.emplace_back("--help");
  }
  if (!words.empty())
    for (const Command& command : table)
      if (command.name == words.front()) fill_in_values(command, words);
  try {
    program.parse(std::vector<std::string>(words.rbegin(), words.rend()));
  } catch (const CLI::Success& success) {  // --help and --version
    return program.exit(success);
  } catch (const CLI::ParseError& error) {
    complain(fmt::format("{} {}", explain(program, error), pointer_to_help(program)));
    return bad_input;
  }
  for (const Entry& entry : entries) {
    if (!entry.app->parsed() || !entry.command->subcommands.empty()) continue;
    const Result<Arguments> arguments = arguments_of(entry);
    if (arguments) return entry.command->run(*arguments);
    complain(fmt::format("{} {}", arguments.error().message, pointer_to_help(program)));
  }
  return bad_input;
}

}  // namespace hardboard::cli
