// The kinds of the test program: those of hardboard, and those that exist for the tests alone.
#include <array>

#include "kinds/kind.h"
#include "kinds/stairs.h"
#include "puzzles/all.h"
#include "puzzles/ground.h"
#include "puzzles/grounds.h"

namespace hardboard {
namespace {

using OfTests = KindList<stairs::Traits>;

template <class... Traits, class... More>
std::span<const Ground* const> grounds_in(KindList<Traits...>, KindList<More...>) {
  static const std::array rows = {&ground_of<Traits>()..., &ground_of<More>()...};
  return rows;
}

template <class... Traits, class... More>
std::span<const Kind* const> kinds_in(KindList<Traits...>, KindList<More...>) {
  static const std::array rows = {&kind_row<Traits>()..., &kind_row<More>()...};
  return rows;
}

}  // namespace

std::span<const Ground* const> grounds() {
  return grounds_in(AllKinds(), OfTests());
}

std::span<const Kind* const> kinds() {
  return kinds_in(AllKinds(), OfTests());
}

}  // namespace hardboard
