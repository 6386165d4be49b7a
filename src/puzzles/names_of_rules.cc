#include "puzzles/names_of_rules.h"

#include "puzzles/grounds.h"

namespace hardboard {

std::vector<std::string_view> names_of_rules() {
  std::vector<std::string_view> names;
  for (const Ground* ground : grounds())
    if (ground->lines != nullptr)
      for (const std::string_view rules : ground->lines->rules()) names.push_back(rules);
  return names;
}

}  // namespace hardboard
