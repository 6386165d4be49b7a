// The table of all kinds, in the order of puzzles/all.h.
#include "puzzles/all.h"

#include <array>

#include "kinds/kind.h"

namespace hardboard {
namespace {

template <class... Traits>
std::span<const Kind* const> table(KindList<Traits...>) {
  static const std::array rows = {&kind_row<Traits>()...};
  return rows;
}

}  // namespace

std::span<const Kind* const> kinds() {
  return table(AllKinds());
}

}  // namespace hardboard
