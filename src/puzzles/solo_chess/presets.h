// The rule sets of Solo Chess that people play, under their names in lines `rules`.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace hardboard::solo_chess {

struct Preset {
  std::string_view name;
  std::uint32_t budget;
  bool king_is_last;  // a king, if there is one, can't be captured and remains
};

std::span<const Preset> presets();

// nullptr for an unknown name.
const Preset* preset_named(std::string_view name);

// "chess.com, thinkfun or ranger", for messages.
std::string preset_names();

}  // namespace hardboard::solo_chess
