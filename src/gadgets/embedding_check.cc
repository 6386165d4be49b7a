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

bool has_upper_input(MacroKind kind) {
  return kind != MacroKind::head && kind != MacroKind::turn && kind != MacroKind::wire_right;
}
bool has_side_input(MacroKind kind) {
  return kind != MacroKind::head && kind != MacroKind::foot && kind != MacroKind::wire_down &&
         kind != MacroKind::test;
}

// The nets that leave a macro downwards and sideways.
std::uint32_t net_down(const PlacedMacro& placed) {
  switch (placed.kind) {
    case MacroKind::wire_down:
    case MacroKind::crossing:
    case MacroKind::head:
      return placed.vertical;
    case MacroKind::turn:
      return placed.horizontal;
    case MacroKind::or_down:
    case MacroKind::and_down:
      return placed.made;
    default:
      return no_net;
  }
}
std::uint32_t net_onward(const PlacedMacro& placed) {
  switch (placed.kind) {
    case MacroKind::wire_right:
    case MacroKind::crossing:
    case MacroKind::head:
      return placed.horizontal;
    case MacroKind::foot:
      return placed.vertical;
    case MacroKind::or_right:
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
    const Macro& macro = macros[placed.kind];
    const bool runs_right = placed.kind == MacroKind::wire_right;
    const std::int32_t width = macro.width * (runs_right ? placed.length : 1);
    const std::int32_t height =
        macro.height * (placed.kind == MacroKind::wire_down ? placed.length : 1);
    promise(placed.length > 0 && placed.x >= 0 && placed.y >= 0 &&
                placed.x + width <= embedding.width && placed.y + height <= embedding.height,
            "macros lie within the grid");
    for (std::int32_t y = placed.y; y < placed.y + height; ++y)
      for (std::int32_t x = placed.x; x < placed.x + width; ++x) {
        auto cell =
            is_taken[static_cast<std::size_t>(y) * static_cast<std::size_t>(embedding.width) +
                     static_cast<std::size_t>(x)];
        promise(!cell, "no two macros share a cell");
        cell = true;
      }
    const std::int32_t column =
        placed.x + (placed.is_mirrored ? width - 1 - macro.column : macro.column);
    const std::int32_t row = placed.y + macro.row;
    const std::int32_t in = placed.x + (placed.is_mirrored ? width : 0);
    const std::int32_t out = placed.x + (placed.is_mirrored ? 0 : width);
    if (has_upper_input(placed.kind)) entering.push_back({true, column, placed.y, placed.vertical});
    if (has_side_input(placed.kind)) entering.push_back({false, in, row, placed.horizontal});
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
