// docs/commands.md has every command, option and word of an option, and no option that does not
// exist.
#include <functional>
#include <gtest/gtest.h>

#include "cli/command.h"
#include "cli/session.h"
#include "docs/markdown.h"

namespace hardboard::docs {
namespace {

using cli::Command;

const std::vector<Section>& page() {
  static const std::vector<Section> sections = document("commands.md");
  return sections;
}

std::set<std::string> shared_options() {
  return rows(section(page(), "Options of several commands"));
}

// Calls visit(path, command) for every command that runs; the path is "generate solo-chess".
void for_each_command(const std::function<void(const std::string&, const Command&)>& visit) {
  for (const Command& command : cli::commands()) {
    if (command.subcommands.empty()) visit(command.name, command);
    for (const Command& inner : command.subcommands) visit(command.name + " " + inner.name, inner);
  }
}

// The section of a command, with that of its group.
Section section_of(const std::string& path) {
  Section own = section(page(), "`" + path + "`");
  const std::string group = path.substr(0, path.find(' '));
  if (group == path || own.text.empty()) return own;
  const Section outer = section(page(), "`" + group + "`");
  own.text += outer.text.substr(0, outer.text.find("\n### "));
  return own;
}

std::set<std::string> options_of(const Command& command) {
  std::set<std::string> options;
  for (const Setting& setting : command.settings) options.insert("--" + std::string(setting.name));
  return options;
}

TEST(Commands, EachHasASectionWithAnExample) {
  for_each_command([](const std::string& path, const Command&) {
    const Section about = section_of(path);
    ASSERT_FALSE(about.text.empty()) << path;
    bool is_shown = false;
    for (const std::string& block : blocks(about, "console"))
      is_shown = is_shown || block.find("hardboard " + path) != block.npos;
    EXPECT_TRUE(is_shown) << path;
  });
}

TEST(Commands, EveryOptionHasARow) {
  const std::set<std::string> shared = shared_options();
  for_each_command([&](const std::string& path, const Command& command) {
    const std::set<std::string> own = rows(section_of(path));
    for (const std::string& option : options_of(command))
      EXPECT_TRUE(own.contains(option) || shared.contains(option)) << path << ": " << option;
  });
}

TEST(Commands, NoRowIsOfAnOptionThatDoesNotExist) {
  std::set<std::string> all;
  for_each_command([&](const std::string& path, const Command& command) {
    const std::set<std::string> options = options_of(command);
    all.insert(options.begin(), options.end());
    for (const std::string& row : rows(section_of(path)))
      EXPECT_TRUE(!row.starts_with("--") || options.contains(row)) << path << ": " << row;
  });
  for (const std::string& row : shared_options()) EXPECT_TRUE(all.contains(row)) << row;
}

// `hardboard list methods` tells the names of methods.
TEST(Commands, EveryWordOfAChoiceIsNamed) {
  const Section shared = section(page(), "Options of several commands");
  for_each_command([&](const std::string& path, const Command& command) {
    const std::string text = section_of(path).text + shared.text;
    for (const Setting& setting : command.settings) {
      if (setting.type != Setting::Type::choice || setting.name == "method") continue;
      for (const std::string_view word : setting.words())
        EXPECT_NE(text.find("`" + std::string(word) + "`"), text.npos)
            << path << ": --" << setting.name << " " << word;
    }
  });
}

TEST(Commands, EveryExitCodeHasARow) {
  std::string text = section(page(), "Exit codes").text;
  for (const int code : {cli::decided, cli::wrong, cli::bad_input, cli::undecided,
                         cli::internal_error, cli::interrupted_exit})
    EXPECT_NE(text.find("\n| " + std::to_string(code) + " |"), text.npos) << code;
  EXPECT_NE(text.find("\n| 10, 20 |"), text.npos);
}

}  // namespace
}  // namespace hardboard::docs
