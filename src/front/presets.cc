#include "front/presets.h"

#include <algorithm>

#include "base/contract.h"
#include "puzzles/grounds.h"
#include "puzzles/puzzle_file.h"

namespace hardboard::front {
namespace {

Preset preset_in(std::string_view file) {
  constexpr std::string_view mark = "# ";
  const std::size_t end = file.find('\n'), colon = file.find(": "), point = file.find(". ");
  promise(file.substr(0, mark.size()) == mark && colon < point && point < end,
          "the first line of a preset is `# LEVEL: TITLE. WORDS`");
  const auto part = [&](std::size_t from, std::size_t to) { return file.substr(from, to - from); };
  return {part(mark.size(), colon), part(colon + 2, point), part(point + 2, end),
          file.substr(end + 1)};
}

std::size_t rank(const Preset& preset) {
  const auto level = std::find(levels.begin(), levels.end(), preset.level);
  promise(level != levels.end(), "the level of a preset is one of `levels`");
  return static_cast<std::size_t>(level - levels.begin());
}

}  // namespace

std::vector<Preset> presets_of(const Ground& ground) {
  std::vector<Preset> presets;
  for (const std::string_view file : preset_files()) {
    const Preset preset = preset_in(file);
    const auto entry = puzzles_in(preset.text, "", "", grounds()).next();
    if (entry->puzzle && &entry->puzzle->kind() == &ground) presets.push_back(preset);
  }
  std::stable_sort(presets.begin(), presets.end(),
                   [](const Preset& a, const Preset& b) { return rank(a) < rank(b); });
  return presets;
}

}  // namespace hardboard::front
