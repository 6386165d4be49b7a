#include "cli/pages.h"

#include <fmt/format.h>
#include <functional>

#include "cli/table_help.h"

namespace hardboard::cli {
namespace {

// Text for roff: backslashes and dashes are escaped, and no line begins with a control character.
std::string roff(std::string_view text) {
  std::string escaped;
  for (const char c : text) {
    if (c == '\\') {
      escaped += "\\e";
    } else if (c == '-') {
      escaped += "\\-";
    } else if ((c == '.' || c == '\'') && (escaped.empty() || escaped.back() == '\n')) {
      escaped += "\\&";
      escaped += c;
    } else {
      escaped += c;
    }
  }
  return escaped;
}

std::string value_words(const Setting& setting) {
  if (setting.type == Setting::Type::flag) return "";
  if (!setting.value.empty()) return std::string(setting.value);
  if (setting.type == Setting::Type::choice)
    return fmt::format("{}", fmt::join(setting.words(), "|"));
  return "VALUE";
}

// Whether a file may stand behind the option, as far as its type tells.
bool takes_file(const Setting& setting) {
  return setting.type == Setting::Type::text;
}

std::string heading(const std::string& name, const std::string& version, const std::string& date) {
  return fmt::format(".TH {} 1 \"{}\" \"hardboard {}\" \"User Commands\"\n", name, date, version);
}

// Calls `visit(path, command)` for every command that runs; the path is "generate solo-chess".
void for_each_command(const std::vector<Command>& table, const std::string& before,
                      const std::function<void(const std::string&, const Command&)>& visit) {
  for (const Command& command : table) {
    const std::string path = before + command.name;
    if (command.subcommands.empty()) {
      visit(path, command);
    } else {
      for_each_command(command.subcommands, path + " ", visit);
    }
  }
}

std::string section(const std::string& path, const Command& command) {
  std::string text = fmt::format(".SS {}", roff(path));
  for (const Argument& argument : command.arguments) {
    const std::string name = std::string(argument.name) + (argument.many ? "..." : "");
    text += argument.required ? " " + name : fmt::format(" [{}]", name);
  }
  text += fmt::format("\n{}.\n", roff(command.summary));
  for (const Argument& argument : command.arguments)
    text += fmt::format(".TP\n.I {}\n{}.\n", argument.name, roff(argument.help));
  for (const Setting& setting : command.settings) {
    const std::string value = value_words(setting);
    const std::string letter = setting.letter != 0 ? fmt::format("\\-{}, ", setting.letter) : "";
    text += fmt::format(
        ".TP\n.B {}\\-\\-{}{}{}\n{}{}.\n", letter, roff(setting.name), value.empty() ? "" : " ",
        roff(value), roff(setting.help),
        setting.fallback.empty() ? "" : fmt::format(" (default {})", roff(setting.fallback)));
  }
  if (!command.example.empty())
    text += fmt::format(".PP\nExample:\n.B hardboard {}\n", roff(command.example));
  return text;
}

std::string manual(const std::vector<Command>& table, const std::string& version,
                   const std::string& date) {
  std::string text = heading("HARDBOARD", version, date);
  text +=
      ".SH NAME\nhardboard \\- solve, check, make, reduce and draw hard board puzzles\n"
      ".SH SYNOPSIS\n.B hardboard\n.I COMMAND\n.RI [ OPTIONS ]\n.I FILE\n"
      ".SH DESCRIPTION\nSolo Chess and Graph Capture, peg solitaire and peg armies, Push Fight: "
      "puzzles are files of text, answers are text or, with\n.BR \\-\\-json ,\nJSON, one a line. "
      "The answer is all that goes to standard output; messages go to standard error.\n"
      ".SH COMMANDS\n";
  for_each_command(table, "", [&](const std::string& path, const Command& command) {
    text += section(path, command);
  });
  text +=
      ".SH EXIT STATUS\n"
      ".TP\n.B 0\nDecided, whatever the answer.\n.TP\n.B 1\nAn answer does not check.\n"
      ".TP\n.B 2\nBad use or bad input: one line on standard error says which.\n"
      ".TP\n.B 3\nUndecided within the limits that were given.\n"
      ".TP\n.B 4\nAn internal error.\n.TP\n.B 130\nEnded by Ctrl\\-C; what was known is printed.\n"
      ".SH SEE ALSO\n.BR hardboard\\-check (1),\n.BR hardboard\\-table (1)\n";
  return text;
}

std::string check_manual(const std::string& version, const std::string& date) {
  return heading("HARDBOARD-CHECK", version, date) +
         ".SH NAME\nhardboard\\-check \\- check answers to hard board puzzles\n"
         ".SH SYNOPSIS\n.B hardboard\\-check\n.I FILE ANSWER\n.RB [ \\-\\-rules\n.IR NAME ]\n"
         ".RB [ \\-\\-proof\n.IR OUT ]\n"
         ".SH DESCRIPTION\nReplays the answers in\n.I ANSWER\nto the puzzles in\n.IR FILE ,\n"
         "as\n.B hardboard check\ndoes, in a program that has no solver in it. For each answer it "
         "prints\n.BR verified ,\n.B claimed\nor\n.BR wrong ,\nand why.\n"
         ".SH EXIT STATUS\n0 if no answer is wrong, 1 if one is, 2 for bad use or bad input.\n"
         ".SH SEE ALSO\n.BR hardboard (1)\n";
}

// What --help prints, as it stands.
std::string table_manual(const std::string& version, const std::string& date) {
  return heading("HARDBOARD-TABLE", version, date) +
         ".SH NAME\nhardboard\\-table \\- tables, classes and enumerations of board puzzles by "
         "many "
         "processes\n"
         ".SH SYNOPSIS\n.B mpirun\n.RB [ \\-n\n.IR N ]\n.B hardboard\\-table\n.RI [ OPTIONS ]\n.I "
         "FILE\n"
         ".SH DESCRIPTION\n.nf\n" +
         roff(table_help) +
         ".fi\n"
         ".SH EXIT STATUS\n0 if all is decided, 1 for a counterexample, 2 for bad use or bad "
         "input, 3 "
         "if something is left undecided, 4 for an internal error.\n"
         ".SH SEE ALSO\n.BR hardboard (1),\n.BR mpirun (1)\n";
}

// The options of a command, as words.
std::vector<std::string> option_words(const Command& command) {
  std::vector<std::string> words;
  for (const Setting& setting : command.settings) words.push_back("--" + std::string(setting.name));
  words.emplace_back("--help");
  return words;
}

std::string bash_completion(const std::vector<Command>& table) {
  std::string text =
      "# Completions of hardboard for bash.\n_hardboard() {\n"
      "  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]}\n"
      "  local path=\"${COMP_WORDS[1]}\" words=\n"
      "  case \"$path\" in\n";
  std::vector<std::string> names;
  for (const Command& command : table) {
    names.push_back(command.name);
    if (!command.subcommands.empty())
      text +=
          fmt::format("    {}) path=\"{} ${{COMP_WORDS[2]}}\" ;;\n", command.name, command.name);
  }
  text += "  esac\n  case \"$path $before\" in\n";
  for_each_command(table, "", [&](const std::string& path, const Command& command) {
    for (const Setting& setting : command.settings)
      if (setting.type == Setting::Type::choice)
        text += fmt::format("    '{} --{}') words='{}' ;;\n", path, setting.name,
                            fmt::join(setting.words(), " "));
  });
  text += "  esac\n  if [ -z \"$words\" ]; then case \"$path\" in\n";
  for_each_command(table, "", [&](const std::string& path, const Command& command) {
    text += fmt::format("    '{}') words='{}' ;;\n", path, fmt::join(option_words(command), " "));
  });
  for (const Command& command : table) {
    if (command.subcommands.empty()) continue;
    std::vector<std::string> inner;
    for (const Command& one : command.subcommands) inner.push_back(one.name);
    text += fmt::format("    '{} '*) words='{}' ;;\n", command.name, fmt::join(inner, " "));
  }
  text +=
      fmt::format("  esac; fi\n  [ \"$COMP_CWORD\" = 1 ] && words='{}'\n", fmt::join(names, " "));
  return text +
         "  COMPREPLY=($(compgen -W \"$words\" -- \"$word\"))\n"
         "  case \"$word\" in -*) ;; *)\n"
         "    [ \"$COMP_CWORD\" = 1 ] || COMPREPLY+=($(compgen -f -- \"$word\")) ;;\n"
         "  esac\n}\ncomplete -o filenames -F _hardboard hardboard\n";
}

// Text between single quotes, for zsh and fish. A backslash goes before each of the characters in
// `special`, which end a description in zsh.
std::string quoted(std::string_view text, std::string_view special) {
  std::string result;
  for (const char c : text) {
    if (special.find(c) != std::string_view::npos) result += '\\';
    result += c == '\'' ? "'\\''" : std::string(1, c);
  }
  return result;
}
std::string zsh_quoted(std::string_view text) {
  return quoted(text, "[]:");
}
std::string fish_quoted(std::string_view text) {
  return quoted(text, "\\");
}

std::string zsh_completion(const std::vector<Command>& table) {
  std::string text =
      "#compdef hardboard\n# Completions of hardboard for zsh.\n_hardboard() {\n"
      "  local command=$words[2]\n  if (( CURRENT == 2 )); then\n    local -a names=(\n";
  for (const Command& command : table)
    text += fmt::format("      '{}:{}'\n", command.name, zsh_quoted(command.summary));
  text += "    )\n    _describe command names\n    return\n  fi\n  case $command in\n";
  for (const Command& command : table) {
    if (command.subcommands.empty()) continue;
    std::vector<std::string> inner;
    for (const Command& one : command.subcommands) inner.push_back(one.name);
    text += fmt::format(
        "    {}) if (( CURRENT == 3 )); then compadd {}; return; fi; command=\"{} $words[3]\" ;;\n",
        command.name, fmt::join(inner, " "), command.name);
  }
  text += "  esac\n  case $command in\n";
  for_each_command(table, "", [&](const std::string& path, const Command& command) {
    text += fmt::format("    '{}') _arguments \\\n", path);
    for (const Setting& setting : command.settings) {
      text += fmt::format("      '--{}[{}]", setting.name, zsh_quoted(setting.help));
      if (setting.type == Setting::Type::choice)
        text += fmt::format(":{}:({})", setting.name, fmt::join(setting.words(), " "));
      else if (setting.type != Setting::Type::flag)
        text += fmt::format(":{}:{}", value_words(setting), takes_file(setting) ? "_files" : " ");
      text += "' \\\n";
    }
    text += "      '*:file:_files' ;;\n";
  });
  return text + "  esac\n}\n_hardboard \"$@\"\n";
}

std::string fish_completion(const std::vector<Command>& table) {
  std::string text =
      "# Completions of hardboard for fish.\n"
      "complete -c hardboard -n __fish_use_subcommand -f\n";
  for (const Command& command : table) {
    text += fmt::format("complete -c hardboard -n __fish_use_subcommand -a {} -d '{}'\n",
                        command.name, fish_quoted(command.summary));
    for (const Command& inner : command.subcommands)
      text +=
          fmt::format("complete -c hardboard -n '__fish_seen_subcommand_from {}' -a {} -d '{}'\n",
                      command.name, inner.name, fish_quoted(inner.summary));
  }
  for_each_command(table, "", [&](const std::string& path, const Command& command) {
    const std::string last = path.substr(path.rfind(' ') + 1);
    for (const Setting& setting : command.settings) {
      text += fmt::format("complete -c hardboard -n '__fish_seen_subcommand_from {}' -l {} -d '{}'",
                          last, setting.name, fish_quoted(setting.help));
      if (setting.letter != 0) text += fmt::format(" -s {}", setting.letter);
      if (setting.type == Setting::Type::choice)
        text += fmt::format(" -x -a '{}'", fmt::join(setting.words(), " "));
      else if (setting.type != Setting::Type::flag)
        text += takes_file(setting) ? " -r" : " -x";
      text += "\n";
    }
  });
  return text;
}

}  // namespace

std::vector<Page> pages(const std::vector<Command>& table, const std::string& version,
                        const std::string& date) {
  return {{"man/hardboard.1", manual(table, version, date)},
          {"man/hardboard-check.1", check_manual(version, date)},
          {"man/hardboard-table.1", table_manual(version, date)},
          {"bash/hardboard", bash_completion(table)},
          {"zsh/_hardboard", zsh_completion(table)},
          {"fish/hardboard.fish", fish_completion(table)}};
}

}  // namespace hardboard::cli
