#include "cli/options.h"

#include <algorithm>
#include <cstdlib>
#include <fmt/format.h>

#include "base/text.h"
#include "puzzles/solo_chess/presets.h"

namespace hardboard::cli {
namespace {

// A message if the word is no time, else empty. CLI11's own check lets `nan` pass, and tells of the
// range in 300 digits.
std::string refuse_time(const std::string& word) {
  char* end = nullptr;
  const double seconds = std::strtod(word.c_str(), &end);
  const bool is_number = !word.empty() && end == word.c_str() + word.size();
  if (is_number && seconds > 0) return "";
  return fmt::format("expected seconds, more than 0, not {}", hardboard::in_quotes(word));
}

}  // namespace

void add_time(CLI::App& command, double& seconds, const std::string& description) {
  command.add_option("--time", seconds, description)->check(refuse_time)->type_name("SECONDS");
}

CLI::Option* add_choice(CLI::App& command, const std::string& name, std::string& value,
                        const std::vector<std::string>& words, const std::string& description) {
  const auto refuse_others = [words](const std::string& word) -> std::string {
    if (std::find(words.begin(), words.end(), word) != words.end()) return "";
    return fmt::format("expected one of {}; not {}", fmt::join(words, ", "),
                       hardboard::in_quotes(word));
  };
  return command.add_option(name, value, description)
      ->check(refuse_others)
      ->type_name(fmt::format("{}", fmt::join(words, "|")));
}

CLI::Option* add_rules(CLI::App& command, std::string& rules, const std::string& description) {
  std::vector<std::string> names;
  for (const solo_chess::Preset& preset : solo_chess::presets()) names.emplace_back(preset.name);
  return add_choice(command, "--rules", rules, names, description);
}

}  // namespace hardboard::cli
