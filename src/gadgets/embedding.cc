#include "gadgets/embedding.h"

#include <algorithm>
#include <fmt/format.h>
#include <numeric>
#include <optional>
#include <tuple>
#include <utility>

#include "gadgets/embedding_check.h"
#include "gadgets/embedding_order.h"
#include "gadgets/embedding_rows.h"

namespace hardboard::gadgets {
namespace {

// Gives the columns of a drawing their places.
class Columns {
public:
  Columns(RowDrawing drawing, const Macros& macros, const SpineOrder& order)
      : drawing_(std::move(drawing)), macros_(macros), order_(order) {}

  Result<Embedding> embedding() {
    place_columns();
    Embedding result;
    std::int32_t left = 0, right = 0;
    for (const SpineItem& item : drawing_.items) {
      left = std::min(left, left_of(item));
      right = std::max(right, right_of(item));
    }
    result.width = right - left + 1;
    result.height = drawing_.height;
    if (static_cast<std::uint64_t>(result.width) * static_cast<std::uint64_t>(drawing_.height) >
        most_cells)
      return error_in_words(fmt::format("the drawing would have {} x {} cells, more than {} in all",
                                        result.width, drawing_.height, most_cells));
    for (const SpineItem& item : drawing_.items)
      result.macros.push_back({item.kind, item.is_mirrored, left_of(item) - left,
                               item.line - macros_[item.kind].row, 1, item.vertical,
                               item.horizontal, item.made});
    for (const WireDown& wire : drawing_.wires)
      result.macros.push_back({MacroKind::wire_down, false, drawing_.columns[wire.column].x - left,
                               wire.from, wire.to - wire.from + 1, wire.net, no_net, no_net});
    add_rows(left, result.macros);
    for (const PlacedMacro& placed : result.macros) {
      const bool is_wire =
          placed.kind == MacroKind::wire_down || placed.kind == MacroKind::wire_right;
      const Macro& macro = macros_[placed.kind];
      const auto cells = static_cast<std::uint64_t>(placed.length) *
                         static_cast<std::uint64_t>(macro.width * macro.height);
      result.covered += cells;
      if (is_wire) result.wires += cells;
    }
    sort_by_flow(result.macros);
    result.nets = std::move(drawing_.nets);
    return result;
  }

private:
  // How far a macro reaches to a side of its column.
  std::int32_t reach(const SpineItem& item, bool to_right) const {
    const Macro& macro = macros_[item.kind];
    return to_right != item.is_mirrored ? macro.width - 1 - macro.column : macro.column;
  }

  // Columns are pushed to the spine as far as they go, the nearest first.
  void place_columns() {
    for (const bool on_right : {false, true}) {
      std::vector<std::int32_t> taken(static_cast<std::size_t>(drawing_.height), 0);
      for (const std::uint32_t i : drawing_.columns[chain].items) {
        const Macro& macro = macros_[drawing_.items[i].kind];
        const std::int32_t top = drawing_.items[i].line - macro.row;
        for (std::int32_t y = top; y < top + macro.height; ++y)
          taken[static_cast<std::size_t>(y)] = reach(drawing_.items[i], on_right);
      }
      if (!drawing_.columns[(on_right ? right_gates : left_gates)].items.empty())
        push_column((on_right ? right_gates : left_gates), on_right, 0, drawing_.height - 1, taken);
      for (const std::uint32_t column : drawing_.by_rank) {
        if (order_.is_right[column - first_variable] != on_right) continue;
        const SpineItem& head = drawing_.items[drawing_.columns[column].items.front()];
        push_column(column, on_right, head.line, drawing_.columns[column].bottom, taken);
      }
    }
  }

  void push_column(std::uint32_t column, bool on_right, std::int32_t top, std::int32_t bottom,
                   std::vector<std::int32_t>& taken) {
    const auto rows = static_cast<std::size_t>(bottom - top + 1);
    std::vector<std::int32_t> inward(rows, 0), outward(rows, 0);
    for (const std::uint32_t i : drawing_.columns[column].items) {
      const Macro& macro = macros_[drawing_.items[i].kind];
      for (std::int32_t k = 0; k < macro.height; ++k) {
        const auto y = static_cast<std::size_t>(drawing_.items[i].line - macro.row + k - top);
        inward[y] = reach(drawing_.items[i], !on_right);
        outward[y] = reach(drawing_.items[i], on_right);
      }
    }
    const auto first = static_cast<std::size_t>(top);
    std::int32_t depth = 0;
    for (std::size_t y = 0; y < rows; ++y)
      depth = std::max(depth, taken[first + y] + 1 + inward[y]);
    for (std::size_t y = 0; y < rows; ++y) taken[first + y] = depth + outward[y];
    drawing_.columns[column].x = on_right ? depth : -depth;
  }

  std::int32_t left_of(const SpineItem& item) const {
    return drawing_.columns[item.column].x - reach(item, false);
  }
  std::int32_t right_of(const SpineItem& item) const {
    return drawing_.columns[item.column].x + reach(item, true);
  }

  // Signals run down, and towards the spine within a row.
  void sort_by_flow(std::vector<PlacedMacro>& macros) const {
    const auto key = [&](const PlacedMacro& placed) {
      return std::tuple(placed.y + macros_[placed.kind].row, placed.is_mirrored,
                        placed.is_mirrored ? -placed.x : placed.x);
    };
    std::sort(macros.begin(), macros.end(),
              [&](const PlacedMacro& a, const PlacedMacro& b) { return key(a) < key(b); });
  }

  // The wires in rows, between neighbours in a row.
  void add_rows(std::int32_t left, std::vector<PlacedMacro>& macros) {
    std::vector<std::uint32_t> order(drawing_.items.size());
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(), [&](std::uint32_t a, std::uint32_t b) {
      return std::pair(drawing_.items[a].row, drawing_.columns[drawing_.items[a].column].x) <
             std::pair(drawing_.items[b].row, drawing_.columns[drawing_.items[b].column].x);
    });
    for (std::size_t i = 0; i + 1 < order.size(); ++i) {
      const SpineItem &here = drawing_.items[order[i]], &next = drawing_.items[order[i + 1]];
      if (here.row != next.row) continue;
      const std::int32_t from = right_of(here) + 1, length = left_of(next) - from;
      if (length == 0) continue;
      const bool runs_left = drawing_.rows[here.row].is_right;
      macros.push_back({MacroKind::wire_right, runs_left, from - left, here.line, length, no_net,
                        runs_left ? next.onward : here.onward, no_net});
    }
  }

  RowDrawing drawing_;
  const Macros& macros_;
  const SpineOrder& order_;
};

std::uint64_t area_of(const Embedding& embedding) {
  return static_cast<std::uint64_t>(embedding.width) * static_cast<std::uint64_t>(embedding.height);
}

}  // namespace

Result<Embedding> embed(const and_or_sat::Puzzle& formula, const Macros& macros,
                        const Limits& limits) {
  if (formula.clauses.empty()) return error_in_words("the formula has no clause");
  if (std::optional<std::string> why = why_not_once_each(formula))
    return error_in_words(*std::move(why));
  std::optional<Result<Embedding>> best;
  for (const bool both_sides : {false, true}) {
    if (both_sides && !macros.may_mirror) continue;
    const SpineOrder order = spine_order(formula, both_sides, limits);
    if (!order.is_complete) return error_in_words(limits.words());
    for (const unsigned track_weight : {0U, 1U, 2U}) {
      Result<Embedding> drawn =
          Columns(draw_rows(formula, macros, order, track_weight), macros, order).embedding();
      if (!best || !*best || (drawn && area_of(*drawn) < area_of(**best))) best = std::move(drawn);
    }
  }
  if (*best) check_embedding(**best, macros);
  return *std::move(best);
}

std::vector<bool> values_of(const Embedding& embedding, const formulas::Assignment& assignment) {
  std::vector<bool> values;
  values.reserve(embedding.nets.size());
  for (const Net& net : embedding.nets) {
    switch (net.kind) {
      case Net::Kind::literal:
        values.push_back(formulas::is_true(assignment, net.literal));
        break;
      case Net::Kind::disjunction:
        values.push_back(values[net.a] || values[net.b]);
        break;
      case Net::Kind::conjunction:
        values.push_back(values[net.a] && values[net.b]);
        break;
    }
  }
  return values;
}

}  // namespace hardboard::gadgets
