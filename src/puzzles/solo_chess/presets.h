// The rules that people play Solo Chess by, under the names that a line `rules` gives them.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace hardboard::solo_chess {

struct Preset {
  std::string_view name;
  std::uint32_t budget;
  bool king_is_last;  // if there is a king, it can't be captured and remains
};

std::span<const Preset> presets();

// nullptr if there is none of this name.
const Preset* preset_named(std::string_view name);

// "chess.com, thinkfun or ranger", for messages.
std::string preset_names();

}  // namespace hardboard::solo_chess
