// The puzzles of the gallery, which travel in the program: files of data/presets/.
#pragma once

#include <array>
#include <span>
#include <string_view>
#include <vector>

#include "puzzles/ground.h"

namespace hardboard::front {

struct Preset {
  std::string_view level, title, words;  // of the file's first line, `# LEVEL: TITLE. WORDS`
  std::string_view text;
};

// The files as they are, in the order of their names; cmake/presets.cmake writes this function.
std::span<const std::string_view> preset_files();

// How hard a puzzle is for a person, the easiest first: the levels of presets.
inline constexpr std::array<std::string_view, 3> levels = {"easy", "medium", "hard"};

// The presets of a kind, the easiest first. O(files).
std::vector<Preset> presets_of(const Ground& ground);

}  // namespace hardboard::front
