#include "puzzles/solo_chess/presets.h"

#include <array>

#include "puzzles/solo_chess/puzzle.h"

namespace hardboard::solo_chess {
namespace {

constexpr std::array rows = {
    Preset{"chess.com", 2, true},
    Preset{"thinkfun", unlimited, true},
    Preset{"ranger", unlimited, false},
};

}  // namespace

std::span<const Preset> presets() {
  return rows;
}

const Preset* preset_named(std::string_view name) {
  for (const Preset& row : rows)
    if (row.name == name) return &row;
  return nullptr;
}

std::string preset_names() {
  std::string names;
  for (const Preset& row : rows) {
    if (!names.empty()) names += &row == &rows.back() ? " or " : ", ";
    names += row.name;
  }
  return names;
}

}  // namespace hardboard::solo_chess
