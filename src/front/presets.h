// The puzzles of the gallery, which travel in the program: files of data/presets/.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "puzzles/ground.h"

namespace hardboard::front {

struct Preset {
  std::string_view title, words;  // of the file's first line, `# TITLE. WORDS`
  std::string_view text;
};

// The files as they are, in the order of their names; cmake/presets.cmake writes this function.
std::span<const std::string_view> preset_files();

// The presets of a kind. O(files).
std::vector<Preset> presets_of(const Ground& ground);

}  // namespace hardboard::front
