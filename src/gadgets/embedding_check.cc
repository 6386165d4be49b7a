#include "gadgets/embedding_check.h"

#include <algorithm>
#include <vector>

#include "base/contract.h"

namespace hardboard::gadgets {
namespace {

// A place where two cells meet: the left or upper border of a cell.
struct Joint {
  bool is_upper = false;
  std::int32_t x = 0, y = 0;
  std::uint32_t net = no_net;
  friend auto operator<=>(const Joint&, const Joint&) = default;
};

bool has_upper_input(Role role) {
  return role != Role::head && role != Role::turn && role != Role::wire_right;
}
bool has_side_input(Role role) {
  return role != Role::head && role != Role::foot && role != Role::wire_down && role != Role::test;
}

// The nets that leave a macro downwards and sideways.
std::uint32_t net_down(const PlacedMacro& placed) {
  switch (placed.role) {
    case Role::wire_down:
    case Role::crossing:
    case Role::head:
      return placed.vertical;
    case Role::turn:
      return placed.horizontal;
    case Role::or_down:
    case Role::and_down:
      return placed.made;
    default:
      return no_net;
  }
}
std::uint32_t net_onward(const PlacedMacro& placed) {
  switch (placed.role) {
    case Role::wire_right:
    case Role::crossing:
    case Role::head:
      return placed.horizontal;
    case Role::foot:
      return placed.vertical;
    case Role::or_right:
      return placed.made;
    default:
      return no_net;
  }
}

}  // namespace

void check_embedding(const Embedding& embedding, const Macros& macros) {
  std::vector<bool> is_taken(static_cast<std::size_t>(embedding.width) *
                             static_cast<std::size_t>(embedding.height));
  std::vector<Joint> leaving, entering;
  for (const PlacedMacro& placed : embedding.macros) {
    const Macro& macro = macros[placed.role];
    const bool runs_right = placed.role == Role::wire_right;
    const std::int32_t width = macro.width * (runs_right ? placed.length : 1);
    const std::int32_t height = macro.height * (placed.role == Role::wire_down ? placed.length : 1);
    promise(placed.length > 0 && placed.x >= 0 && placed.y >= 0 &&
                placed.x + width <= embedding.width && placed.y + height <= embedding.height,
            "macros lie within the grid");
    for (std::int32_t y = placed.y; y < placed.y + height; ++y)
      for (std::int32_t x = placed.x; x < placed.x + width; ++x) {
        auto cell = is_taken[static_cast<std::size_t>(y) *
                                 static_cast<std::size_t>(embedding.width) +
                             static_cast<std::size_t>(x)];
        promise(!cell, "no two macros share a cell");
        cell = true;
      }
    const std::int32_t column =
        placed.x + (placed.is_mirrored ? width - 1 - macro.column : macro.column);
    const std::int32_t row = placed.y + macro.row;
    const std::int32_t in = placed.x + (placed.is_mirrored ? width : 0);
    const std::int32_t out = placed.x + (placed.is_mirrored ? 0 : width);
    if (has_upper_input(placed.role))
      entering.push_back({true, column, placed.y, placed.vertical});
    if (has_side_input(placed.role)) entering.push_back({false, in, row, placed.horizontal});
    if (const std::uint32_t net = net_down(placed); net != no_net)
      leaving.push_back({true, column, placed.y + height, net});
    if (const std::uint32_t net = net_onward(placed); net != no_net)
      leaving.push_back({false, out, row, net});
  }
  std::sort(leaving.begin(), leaving.end());
  std::sort(entering.begin(), entering.end());
  promise(leaving == entering, "every port meets a port of the same net");
}

}  // namespace hardboard::gadgets
