#include "front/presets.h"

#include "base/contract.h"
#include "puzzles/grounds.h"
#include "puzzles/puzzle_file.h"

namespace hardboard::front {
namespace {

Preset preset_in(std::string_view file) {
  constexpr std::string_view mark = "# ";
  const std::size_t end = file.find('\n'), point = file.find(". ");
  promise(file.substr(0, mark.size()) == mark && point < end,
          "the first line of a preset is `# TITLE. WORDS`");
  return {file.substr(mark.size(), point - mark.size()), file.substr(point + 2, end - point - 2),
          file.substr(end + 1)};
}

}  // namespace

std::vector<Preset> presets_of(const Ground& ground) {
  std::vector<Preset> presets;
  for (const std::string_view file : preset_files()) {
    const Preset preset = preset_in(file);
    const auto entry = puzzles_in(preset.text, "", "", grounds()).next();
    if (entry->puzzle && &entry->puzzle->kind() == &ground) presets.push_back(preset);
  }
  return presets;
}

}  // namespace hardboard::front
