// Commands as rows: their words, arguments and options, and what runs them. The command line, the
// manual pages and the completions of shells are all made from these rows.
#pragma once

#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "kinds/setting.h"

namespace hardboard::cli {

// A word that stands on its place, without a dash.
struct Argument {
  std::string_view name;  // "FILE"
  std::string_view help;
  bool required = true;
  bool many = false;  // one or more; the last argument of a command alone
};

// The words of a command line, checked against the rows.
struct Arguments {
  std::vector<std::string> words;  // the arguments, in order
  Values values;

  // The argument at a place, or nothing in its place.
  std::string word(std::size_t place) const { return place < words.size() ? words[place] : ""; }
};

struct Command {
  std::string name;
  std::string summary;
  std::vector<Argument> arguments;
  std::vector<Setting> settings;
  std::string example;                       // a whole command line, without `hardboard`
  std::function<int(const Arguments&)> run;  // its exit code
  std::vector<Command> subcommands;          // then there is nothing else but these
};

// One row a command; `list`, `generate` and `explore` have subcommands.
std::vector<Command> commands();

// Parses the words behind the program's name and runs the command. A word that is not understood is
// bad use: one line on standard error that says what was expected.
int run_command_line(const std::vector<Command>& table, std::vector<std::string> words);

}  // namespace hardboard::cli
