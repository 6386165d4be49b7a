#include "gadgets/embedding_rows.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <utility>

#include "gadgets/embedding_tracks.h"

namespace hardboard::gadgets {
namespace {

using and_or_sat::Clause;
using formulas::Literal;
using formulas::variable_of;

class Drawer {
public:
  Drawer(const and_or_sat::Puzzle& formula, const Macros& macros, const SpineOrder& order,
         unsigned track_weight)
      : formula_(formula),
        macros_(macros),
        order_(order),
        track_weight_(track_weight),
        is_clause_right_(formula.clauses.size()) {
    drawing_.columns.resize(first_variable + formula.variables);
  }

  RowDrawing draw() {
    list_rows();
    rank_variables();
    for (std::uint32_t r = 0; r < drawing_.rows.size(); ++r) place_row(r);
    put({.kind = MacroKind::test,
         .column = chain,
         .line = lowest_line(chain, MacroKind::test),
         .vertical = drawing_.columns[chain].net},
        no_net);
    for (const SpineColumn& column : drawing_.columns)
      drawing_.height = std::max(drawing_.height, column.bottom + 1);
    return std::move(drawing_);
  }

private:
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
        drawing_.rows.push_back({all[i], c, is_right(all[i]), i == 0, i + 1 == all.size()});
    }
  }

  void rank_variables() {
    std::vector<RowSpan> spans(formula_.variables, {no_row, 0});
    for (std::uint32_t r = 0; r < drawing_.rows.size(); ++r) {
      RowSpan& span = spans[variable_of(drawing_.rows[r].literal) - 1];
      span.first = std::min(span.first, r);
      span.last = r;
    }
    for (const bool on_right : {false, true}) {
      std::vector<std::uint32_t> side;
      for (std::uint32_t v = 0; v < formula_.variables; ++v)
        if (order_.is_right[v] == on_right) side.push_back(v);
      const auto rows = static_cast<std::uint32_t>(drawing_.rows.size());
      for (const std::uint32_t v : nearest_first(std::move(side), spans, rows, track_weight_)) {
        drawing_.columns[first_variable + v].rank =
            static_cast<std::uint32_t>(drawing_.by_rank.size());
        drawing_.by_rank.push_back(first_variable + v);
      }
    }
    for (Literal v = 1; v <= static_cast<Literal>(formula_.variables); ++v)
      for (const Literal literal : {v, -v})
        drawing_.nets.push_back({Net::Kind::literal, literal, 0, 0, 0});
  }

  // The line of a macro that stands as high as it can.
  std::int32_t lowest_line(std::uint32_t column, MacroKind kind) const {
    return drawing_.columns[column].bottom + 1 + macros_[kind].row;
  }

  // Places a macro, with a wire down to it; `net` leaves it downwards.
  void put(const SpineItem& item, std::uint32_t net) {
    SpineColumn& column = drawing_.columns[item.column];
    const std::int32_t top = item.line - macros_[item.kind].row;
    const bool is_driven = item.kind != MacroKind::head && column.net != no_net;
    if (is_driven && top > column.bottom + 1)
      drawing_.wires.push_back({item.column, column.bottom + 1, top - 1, column.net});
    column.bottom = top + macros_[item.kind].height - 1;
    column.net = net;
    column.items.push_back(static_cast<std::uint32_t>(drawing_.items.size()));
    drawing_.items.push_back(item);
  }

  std::uint32_t add_gate(Net::Kind kind, std::uint32_t a, std::uint32_t b, std::uint32_t clause) {
    drawing_.nets.push_back({kind, 0, a, b, clause});
    return static_cast<std::uint32_t>(drawing_.nets.size() - 1);
  }

  // The kind of the gate at which a row ends; nothing for the only row of a clause.
  std::optional<MacroKind> gate_of(const LiteralRow& row) const {
    if (row.begins) return row.ends ? std::nullopt : std::optional(MacroKind::turn);
    if (row.ends) return MacroKind::or_right;
    return formula_.clauses[row.clause].has_and ? MacroKind::and_down : MacroKind::or_down;
  }

  // The variables on the row's side that stand between its own column and the spine.
  std::span<const std::uint32_t> crossed(const LiteralRow& row) const {
    const std::vector<std::uint32_t>& active = active_[row.is_right ? 1 : 0];
    return std::span(active).first(
        static_cast<std::size_t>(place_among(active, column_of(row.literal)) - active.begin()));
  }
  std::vector<std::uint32_t>::const_iterator place_among(const std::vector<std::uint32_t>& active,
                                                         std::uint32_t column) const {
    return std::lower_bound(active.begin(), active.end(), column,
                            [&](std::uint32_t a, std::uint32_t b) {
                              return drawing_.columns[a].rank < drawing_.columns[b].rank;
                            });
  }

  void place_row(std::uint32_t r) {
    const LiteralRow& row = drawing_.rows[r];
    const std::uint32_t own = column_of(row.literal), literal = net_of(row.literal);
    const bool clause_side = is_clause_right_[row.clause],
               changes_side = row.is_right != clause_side;
    const bool is_foot = drawing_.columns[own].net != no_net;
    const std::optional<MacroKind> gate = gate_of(row);
    // What stands in this row, from the variable to the spine, so far without its height.
    std::vector<SpineItem> stands;
    std::vector<std::uint32_t> passes;  // columns that the row's wire passes
    const auto stand = [&](MacroKind kind, std::uint32_t column, bool is_mirrored) -> SpineItem& {
      stands.push_back({.kind = kind, .is_mirrored = is_mirrored, .column = column, .row = r});
      stands.back().vertical = drawing_.columns[column].net;
      stands.back().horizontal = stands.back().onward = literal;
      return stands.back();
    };
    SpineItem& end = stand(is_foot ? MacroKind::foot : MacroKind::head, own, row.is_right);
    end.vertical = is_foot ? literal : literal ^ 1;
    if (is_foot) end.horizontal = no_net;
    for (const std::uint32_t column : crossed(row))
      stand(MacroKind::crossing, column, row.is_right);
    if (changes_side) {
      passes.push_back(gates(row.is_right));
      if (drawing_.columns[chain].net == no_net)
        passes.push_back(chain);
      else
        stand(MacroKind::crossing, chain, row.is_right);
    }
    std::uint32_t value = literal;
    if (gate) {
      SpineItem& item = stand(*gate, gates(clause_side), row.is_right);
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
      const bool is_first = drawing_.columns[chain].net == no_net;
      SpineItem& item =
          stand(is_first ? MacroKind::turn : MacroKind::and_down, chain, row.is_right);
      item.horizontal = value;
      item.onward = no_net;
      if (!is_first) {
        item.made = add_gate(Net::Kind::conjunction, item.vertical, value, row.clause);
        drawing_.nets.back().is_chain = true;
      }
    }
    set_height(stands, passes);
    update_active(row, own, is_foot);
  }

  void set_height(std::vector<SpineItem>& stands, const std::vector<std::uint32_t>& passes) {
    std::int32_t line = 0;
    for (const SpineItem& item : stands)
      if (item.kind != MacroKind::head) line = std::max(line, lowest_line(item.column, item.kind));
    for (const std::uint32_t column : passes)
      line = std::max(line, drawing_.columns[column].bottom + 1);
    for (const std::uint32_t column : passes) drawing_.columns[column].bottom = line;
    for (SpineItem& item : stands) {
      item.line = line;
      put(item, leaves_down(item));
    }
  }

  static std::uint32_t leaves_down(const SpineItem& item) {
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

  void update_active(const LiteralRow& row, std::uint32_t own, bool is_foot) {
    std::vector<std::uint32_t>& active = active_[row.is_right ? 1 : 0];
    const auto at = place_among(active, own);
    if (is_foot)
      active.erase(at);
    else
      active.insert(at, own);
  }

  const and_or_sat::Puzzle& formula_;
  const Macros& macros_;
  const SpineOrder& order_;
  const unsigned track_weight_;
  std::vector<bool> is_clause_right_;  // on which side its gates stand
  // Columns of variables that began and have not ended, by rank, on each side.
  std::array<std::vector<std::uint32_t>, 2> active_;
  RowDrawing drawing_;
};

}  // namespace

RowDrawing draw_rows(const and_or_sat::Puzzle& formula, const Macros& macros,
                     const SpineOrder& order, unsigned track_weight) {
  return Drawer(formula, macros, order, track_weight).draw();
}

}  // namespace hardboard::gadgets
