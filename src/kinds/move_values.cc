#include "kinds/move_values.h"

#include <array>
#include <utility>

#include "kinds/push_fight_parts.h"

namespace hardboard {

MoveValuer move_valuer_of(const Kind& kind) {
  static constexpr std::array rows = {
      std::pair<std::string_view, MoveValuer>{push_fight::kind_name, values_in_push_fight}};
  for (const auto& [name, valuer] : rows)
    if (kind.ground->name == name) return valuer;
  return nullptr;
}

}  // namespace hardboard
