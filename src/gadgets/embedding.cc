#include "gadgets/embedding.h"

#include <algorithm>
#include <fmt/format.h>
#include <numeric>
#include <optional>
#include <span>
#include <tuple>
#include <utility>

#include "gadgets/embedding_check.h"
#include "gadgets/embedding_order.h"

namespace hardboard::gadgets {
namespace {

using and_or_sat::Clause;
using formulas::Literal;
using formulas::variable_of;

// Columns: the chain of `and_down`, the gates of clauses on either side of it, and one for each
// variable.
constexpr std::uint32_t chain = 0, left_gates = 1, right_gates = 2, first_variable = 3;
constexpr std::uint32_t no_row = UINT32_MAX;

struct Row {
  Literal literal = 0;
  std::uint32_t clause = 0;
  bool is_right = false;              // the side on which the variable stands
  bool begins = false, ends = false;  // the clause
};

// A macro whose lines meet in a column and at a height; `onward` is the net that leaves it in its
// row.
struct Item {
  MacroKind kind = MacroKind::test;
  bool is_mirrored = false;
  std::uint32_t column = 0, row = no_row;
  std::int32_t line = 0;
  std::uint32_t vertical = no_net, horizontal = no_net, made = no_net, onward = no_net;
};

struct WireDown {
  std::uint32_t column = 0;
  std::int32_t from = 0, to = 0;  // both included
  std::uint32_t net = no_net;
};

class Drawing {
public:
  Drawing(const and_or_sat::Puzzle& formula, const Macros& macros, const SpineOrder& order)
      : formula_(formula),
        macros_(macros),
        order_(order),
        columns_(first_variable + formula.variables),
        is_clause_right_(formula.clauses.size()) {}

  Result<Embedding> draw() {
    list_rows();
    rank_variables();
    for (std::uint32_t r = 0; r < rows_.size(); ++r) place_row(r);
    put(Item{.kind = MacroKind::test,
             .column = chain,
             .line = lowest_line(chain, MacroKind::test),
             .vertical = columns_[chain].net},
        no_net);
    for (const Column& column : columns_) height_ = std::max(height_, column.bottom + 1);
    place_columns();
    return embedding();
  }

private:
  struct Column {
    std::int32_t bottom = -1;    // the lowest cell that is taken so far
    std::uint32_t net = no_net;  // what runs down from there
    std::uint32_t rank = 0;  // of a variable: those with smaller ranks stand nearer to the spine
    std::int32_t x = 0;
    std::vector<std::uint32_t> items;
  };

  static std::uint32_t column_of(Literal literal) {
    return first_variable + variable_of(literal) - 1;
  }
  static std::uint32_t net_of(Literal literal) {
    return 2 * (variable_of(literal) - 1) + (literal < 0 ? 1 : 0);
  }
  bool is_right(Literal literal) const { return order_.is_right[variable_of(literal) - 1]; }
  std::uint32_t gates(bool on_right) const { return on_right ? right_gates : left_gates; }

  // Rows of one clause stand in an order in which their columns don't cross each other: literals
  // whose variable began above, the latest first; then the others, the last to end first. The last
  // row has its gate on its own side, so that the value can go straight to the chain.
  void list_rows() {
    std::vector<std::uint32_t> place(formula_.clauses.size());
    for (std::uint32_t i = 0; i < place.size(); ++i) place[order_.clauses[i]] = i;
    std::vector<std::uint32_t> other(2 * std::size_t{formula_.variables});  // by net
    for (std::uint32_t c = 0; c < place.size(); ++c)
      for (const Literal literal : formula_.clauses[c]) other[net_of(-literal)] = place[c];
    for (const std::uint32_t c : order_.clauses) {
      Clause clause = formula_.clauses[c];
      const std::span<Literal> all(clause.literals.data(), clause.size);
      const std::span<Literal> free = clause.has_and ? all.first(2) : all;
      std::stable_sort(free.begin(), free.end(), [&](Literal a, Literal b) {
        const std::uint32_t p = other[net_of(a)], q = other[net_of(b)], own = place[c];
        const auto group = [&](std::uint32_t end) { return end < own ? 0 : end == own ? 1 : 2; };
        return std::pair(group(p), ~p) < std::pair(group(q), ~q);
      });
      const auto on_right = static_cast<std::size_t>(
          std::count_if(all.begin(), all.end(), [&](Literal l) { return is_right(l); }));
      const bool side = clause.has_and || 2 * on_right == all.size() ? is_right(all.back())
                                                                     : 2 * on_right > all.size();
      is_clause_right_[c] = side;
      const auto last =
          std::find_if(all.rbegin(), all.rend(), [&](Literal l) { return is_right(l) == side; });
      std::rotate(last.base() - 1, last.base(), all.end());
      for (std::size_t i = 0; i < all.size(); ++i)
        rows_.push_back({all[i], c, is_right(all[i]), i == 0, i + 1 == all.size()});
    }
  }

  void rank_variables() {
    struct Span {
      std::uint32_t first = no_row, last = 0;
    };
    std::vector<Span> spans(formula_.variables);
    for (std::uint32_t r = 0; r < rows_.size(); ++r) {
      Span& span = spans[variable_of(rows_[r].literal) - 1];
      span.first = std::min(span.first, r);
      span.last = r;
    }
    std::vector<std::uint32_t> by_length(spans.size());
    std::iota(by_length.begin(), by_length.end(), 0);
    std::sort(by_length.begin(), by_length.end(), [&](std::uint32_t a, std::uint32_t b) {
      return std::pair(spans[a].last - spans[a].first, spans[a].first) <
             std::pair(spans[b].last - spans[b].first, spans[b].first);
    });
    for (std::uint32_t i = 0; i < by_length.size(); ++i) {
      by_rank_.push_back(first_variable + by_length[i]);
      columns_[by_rank_.back()].rank = i;
    }
    for (Literal v = 1; v <= static_cast<Literal>(formula_.variables); ++v)
      for (const Literal literal : {v, -v}) nets_.push_back({Net::Kind::literal, literal, 0, 0, 0});
  }

  // The line of a macro that stands as high as it can.
  std::int32_t lowest_line(std::uint32_t column, MacroKind kind) const {
    return columns_[column].bottom + 1 + macros_[kind].row;
  }

  // Places a macro, with a wire down to it; `net` leaves it downwards.
  void put(const Item& item, std::uint32_t net) {
    Column& column = columns_[item.column];
    const std::int32_t top = item.line - macros_[item.kind].row;
    const bool is_driven = item.kind != MacroKind::head && column.net != no_net;
    if (is_driven && top > column.bottom + 1)
      wires_.push_back({item.column, column.bottom + 1, top - 1, column.net});
    column.bottom = top + macros_[item.kind].height - 1;
    column.net = net;
    column.items.push_back(static_cast<std::uint32_t>(items_.size()));
    items_.push_back(item);
  }

  std::uint32_t add_gate(Net::Kind kind, std::uint32_t a, std::uint32_t b, std::uint32_t clause) {
    nets_.push_back({kind, 0, a, b, clause});
    return static_cast<std::uint32_t>(nets_.size() - 1);
  }

  // The kind of the gate at which a row ends; nothing for the only row of a clause.
  std::optional<MacroKind> gate_of(const Row& row) const {
    if (row.begins) return row.ends ? std::nullopt : std::optional(MacroKind::turn);
    if (row.ends) return MacroKind::or_right;
    return formula_.clauses[row.clause].has_and ? MacroKind::and_down : MacroKind::or_down;
  }

  // The variables on the row's side that stand between its own column and the spine.
  std::span<const std::uint32_t> crossed(const Row& row) const {
    const std::vector<std::uint32_t>& active = active_[row.is_right ? 1 : 0];
    return std::span(active).first(
        static_cast<std::size_t>(place_among(active, column_of(row.literal)) - active.begin()));
  }
  std::vector<std::uint32_t>::const_iterator place_among(const std::vector<std::uint32_t>& active,
                                                         std::uint32_t column) const {
    return std::lower_bound(
        active.begin(), active.end(), column,
        [&](std::uint32_t a, std::uint32_t b) { return columns_[a].rank < columns_[b].rank; });
  }

  void place_row(std::uint32_t r) {
    const Row& row = rows_[r];
    const std::uint32_t own = column_of(row.literal), literal = net_of(row.literal);
    const bool clause_side = is_clause_right_[row.clause],
               changes_side = row.is_right != clause_side;
    const bool is_foot = columns_[own].net != no_net;
    const std::optional<MacroKind> gate = gate_of(row);
    // What stands in this row, from the variable to the spine, so far without its height.
    std::vector<Item> stands;
    std::vector<std::uint32_t> passes;  // columns that the row's wire passes
    const auto stand = [&](MacroKind kind, std::uint32_t column, bool is_mirrored) -> Item& {
      stands.push_back({.kind = kind, .is_mirrored = is_mirrored, .column = column, .row = r});
      stands.back().vertical = columns_[column].net;
      stands.back().horizontal = stands.back().onward = literal;
      return stands.back();
    };
    Item& end = stand(is_foot ? MacroKind::foot : MacroKind::head, own, row.is_right);
    end.vertical = is_foot ? literal : literal ^ 1;
    if (is_foot) end.horizontal = no_net;
    for (const std::uint32_t column : crossed(row))
      stand(MacroKind::crossing, column, row.is_right);
    if (changes_side) {
      passes.push_back(gates(row.is_right));
      if (columns_[chain].net == no_net)
        passes.push_back(chain);
      else
        stand(MacroKind::crossing, chain, row.is_right);
    }
    std::uint32_t value = literal;
    if (gate) {
      Item& item = stand(*gate, gates(clause_side), row.is_right);
      if (!row.begins) {
        const bool is_and = *gate == MacroKind::and_down;
        value = item.made = add_gate(is_and ? Net::Kind::conjunction : Net::Kind::disjunction,
                                     item.vertical, literal, row.clause);
      }
      item.onward = row.ends ? value : no_net;
    } else {
      passes.push_back(gates(clause_side));
    }
    if (row.ends) {
      const bool is_first = columns_[chain].net == no_net;
      Item& item = stand(is_first ? MacroKind::turn : MacroKind::and_down, chain, row.is_right);
      item.horizontal = value;
      item.onward = no_net;
      if (!is_first) {
        item.made = add_gate(Net::Kind::conjunction, item.vertical, value, row.clause);
        nets_.back().is_chain = true;
      }
    }
    set_height(stands, passes);
    update_active(row, own, is_foot);
  }

  void set_height(std::vector<Item>& stands, const std::vector<std::uint32_t>& passes) {
    std::int32_t line = 0;
    for (const Item& item : stands)
      if (item.kind != MacroKind::head) line = std::max(line, lowest_line(item.column, item.kind));
    for (const std::uint32_t column : passes) line = std::max(line, columns_[column].bottom + 1);
    for (const std::uint32_t column : passes) columns_[column].bottom = line;
    for (Item& item : stands) {
      item.line = line;
      put(item, leaves_down(item));
    }
  }

  static std::uint32_t leaves_down(const Item& item) {
    switch (item.kind) {
      case MacroKind::turn:
        return item.horizontal;
      case MacroKind::or_down:
      case MacroKind::and_down:
        return item.made;
      case MacroKind::crossing:
      case MacroKind::head:
        return item.vertical;
      default:
        return no_net;
    }
  }

  void update_active(const Row& row, std::uint32_t own, bool is_foot) {
    std::vector<std::uint32_t>& active = active_[row.is_right ? 1 : 0];
    const auto at = place_among(active, own);
    if (is_foot)
      active.erase(at);
    else
      active.insert(at, own);
  }

  // How far a macro reaches to a side of its column.
  std::int32_t reach(const Item& item, bool to_right) const {
    const Macro& macro = macros_[item.kind];
    return to_right != item.is_mirrored ? macro.width - 1 - macro.column : macro.column;
  }

  // Columns are pushed to the spine as far as they go, the nearest first.
  void place_columns() {
    for (const bool on_right : {false, true}) {
      std::vector<std::int32_t> taken(static_cast<std::size_t>(height_), 0);
      for (const std::uint32_t i : columns_[chain].items) {
        const Macro& macro = macros_[items_[i].kind];
        const std::int32_t top = items_[i].line - macro.row;
        for (std::int32_t y = top; y < top + macro.height; ++y)
          taken[static_cast<std::size_t>(y)] = reach(items_[i], on_right);
      }
      if (!columns_[gates(on_right)].items.empty())
        push_column(gates(on_right), on_right, 0, height_ - 1, taken);
      for (const std::uint32_t column : by_rank_) {
        if (order_.is_right[column - first_variable] != on_right) continue;
        const Item& head = items_[columns_[column].items.front()];
        push_column(column, on_right, head.line, columns_[column].bottom, taken);
      }
    }
  }

  void push_column(std::uint32_t column, bool on_right, std::int32_t top, std::int32_t bottom,
                   std::vector<std::int32_t>& taken) {
    const auto rows = static_cast<std::size_t>(bottom - top + 1);
    std::vector<std::int32_t> inward(rows, 0), outward(rows, 0);
    for (const std::uint32_t i : columns_[column].items) {
      const Macro& macro = macros_[items_[i].kind];
      for (std::int32_t k = 0; k < macro.height; ++k) {
        const auto y = static_cast<std::size_t>(items_[i].line - macro.row + k - top);
        inward[y] = reach(items_[i], !on_right);
        outward[y] = reach(items_[i], on_right);
      }
    }
    const auto first = static_cast<std::size_t>(top);
    std::int32_t depth = 0;
    for (std::size_t y = 0; y < rows; ++y)
      depth = std::max(depth, taken[first + y] + 1 + inward[y]);
    for (std::size_t y = 0; y < rows; ++y) taken[first + y] = depth + outward[y];
    columns_[column].x = on_right ? depth : -depth;
  }

  std::int32_t left_of(const Item& item) const {
    return columns_[item.column].x - reach(item, false);
  }
  std::int32_t right_of(const Item& item) const {
    return columns_[item.column].x + reach(item, true);
  }

  Result<Embedding> embedding() {
    Embedding result;
    std::int32_t left = 0, right = 0;
    for (const Item& item : items_) {
      left = std::min(left, left_of(item));
      right = std::max(right, right_of(item));
    }
    result.width = right - left + 1;
    result.height = height_;
    if (static_cast<std::uint64_t>(result.width) * static_cast<std::uint64_t>(height_) > most_cells)
      return error_in_words(fmt::format("the drawing would have {} x {} cells, more than {} in all",
                                        result.width, height_, most_cells));
    for (const Item& item : items_)
      result.macros.push_back({item.kind, item.is_mirrored, left_of(item) - left,
                               item.line - macros_[item.kind].row, 1, item.vertical,
                               item.horizontal, item.made});
    for (const WireDown& wire : wires_)
      result.macros.push_back({MacroKind::wire_down, false, columns_[wire.column].x - left,
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
    result.nets = std::move(nets_);
    check_embedding(result, macros_);
    return result;
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
    std::vector<std::uint32_t> order(items_.size());
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(), [&](std::uint32_t a, std::uint32_t b) {
      return std::pair(items_[a].row, columns_[items_[a].column].x) <
             std::pair(items_[b].row, columns_[items_[b].column].x);
    });
    for (std::size_t i = 0; i + 1 < order.size(); ++i) {
      const Item &here = items_[order[i]], &next = items_[order[i + 1]];
      if (here.row != next.row) continue;
      const std::int32_t from = right_of(here) + 1, length = left_of(next) - from;
      if (length == 0) continue;
      const bool runs_left = rows_[here.row].is_right;
      macros.push_back({MacroKind::wire_right, runs_left, from - left, here.line, length, no_net,
                        runs_left ? next.onward : here.onward, no_net});
    }
  }

  const and_or_sat::Puzzle& formula_;
  const Macros& macros_;
  const SpineOrder& order_;
  std::vector<Row> rows_;
  std::vector<Column> columns_;
  std::vector<std::uint32_t> by_rank_;    // columns of variables
  std::vector<bool> is_clause_right_;     // on which side its gates stand
  std::vector<std::uint32_t> active_[2];  // columns of variables that began, by rank, on each side
  std::vector<Item> items_;
  std::vector<WireDown> wires_;
  std::vector<Net> nets_;
  std::int32_t height_ = 0;
};

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
    Result<Embedding> drawn = Drawing(formula, macros, order).draw();
    if (!best || !*best || (drawn && drawn.value().covered < best->value().covered))
      best = std::move(drawn);
  }
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
