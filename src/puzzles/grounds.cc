#include "puzzles/grounds.h"

#include <array>

#include "puzzles/all.h"
#include "puzzles/ground.h"

namespace hardboard {
namespace {

template <class... Traits>
std::span<const Ground* const> table(KindList<Traits...>) {
  static const std::array rows = {&ground_of<Traits>()...};
  return rows;
}

}  // namespace

std::span<const Ground* const> grounds() {
  return table(AllKinds());
}

}  // namespace hardboard
