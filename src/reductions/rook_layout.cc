#include "reductions/rook_layout.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <functional>
#include <set>
#include <string_view>
#include <utility>

#include "base/contract.h"
#include "gadgets/library.h"

namespace hardboard::rook_board {
namespace {

using and_or_sat::Clause;
using formulas::Literal;
using gadgets::Gadget;
using gadgets::Placed;
using gadgets::Port;

constexpr std::int64_t shell = 3;              // the shell's row, from the top, and column
constexpr std::uint64_t bytes_of_piece = 200;  // with its share of what is made on the way

// The gadgets of the library, each read once, for as long as the program runs.
const Gadget& gadget_of(const Clause& clause) {
  static const std::array<Gadget, 4> all = [] {
    const auto read = [](std::string_view name) {
      return gadgets::read_library(*gadgets::library_file(name));
    };
    return std::array{read("rook-single"), read("rook-right-or"), read("rook-clause-or"),
                      read("rook-clause-and-or")};
  }();
  return all[clause.has_and ? 3 : clause.size - 1U];
}
const Gadget& variable_gadget() {
  static const Gadget variable = gadgets::read_library(*gadgets::library_file("rook-variable"));
  return variable;
}

bool is_port(const Gadget& gadget, Square square) {
  return std::any_of(gadget.ports.begin(), gadget.ports.end(),
                     [&](const Port& port) { return port.squares[0] == square; });
}

std::size_t index_of(const Gadget& gadget, Square square) {
  const auto found =
      std::lower_bound(gadget.pieces.begin(), gadget.pieces.end(), square,
                       [](const Placed& piece, Square wanted) { return piece.square < wanted; });
  promise(found != gadget.pieces.end() && found->square == square, "a piece stands there");
  return static_cast<std::size_t>(found - gadget.pieces.begin());
}

// The rows of a variable's drawing that hold no literal: the rows of its triangle, from the top.
std::vector<std::int32_t> triangle_rows() {
  std::set<std::int32_t, std::greater<>> rows;
  for (const Placed& piece : variable_gadget().pieces)
    if (!is_port(variable_gadget(), piece.square)) rows.insert(piece.square.y);
  return {rows.begin(), rows.end()};
}

class Builder {
public:
  explicit Builder(const and_or_sat::Puzzle& source)
      : source_(source), triangle_rows_(triangle_rows()), triangle_(source.variables) {
    const auto variables = static_cast<std::int64_t>(source.variables);
    const auto rows_of_triangle = static_cast<std::int64_t>(triangle_rows_.size());
    layout_.rows = shell + (rows_of_triangle + 1) * variables + 1;
    for (const Clause& clause : source.clauses)
      layout_.rows += gadget_of(clause).drawing.high.y - 1;
    layout_.literals.resize(2 * std::size_t{source.variables});
    layout_.clause_of.resize(layout_.literals.size());
    next_row_ = row(shell + 1);
    next_column_ = shell + 2 * variables + 1;
    layout_.row_shell.push_back({shell, row(shell)});
  }

  Layout run() {
    for (const auto& [down, column] : {std::pair{1, 1}, {1, 2}, {2, 2}, {2, 3}})
      layout_.tomb.push_back({column, row(down)});
    for (std::uint32_t i = 0; i < source_.clauses.size(); ++i) place_clause(i);
    for (std::uint32_t v = 0; v < source_.variables; ++v) place_variable(v);
    std::sort(layout_.column_shell.begin(), layout_.column_shell.end(),
              [](Cell a, Cell b) { return a.row > b.row; });
    for (std::size_t i = 0; i < layout_.row_shell.size(); ++i)
      layout_.row_rooks.push_back({next_column_++, row(shell)});
    for (std::size_t i = 0; i <= layout_.column_shell.size(); ++i)
      layout_.column_rooks.push_back({shell, next_row_--});
    promise(next_row_ == 0, "the rows were counted right");
    return std::move(layout_);
  }

private:
  // Rows grow upward, as squares do.
  std::int64_t row(std::int64_t from_top) const { return layout_.rows + 1 - from_top; }

  // The uppermost row of the drawing is the shell's, the leftmost column the inputs'.
  void place_clause(std::uint32_t i) {
    const Gadget& gadget = gadget_of(source_.clauses[i]);
    std::vector<std::int64_t> row_of(static_cast<std::size_t>(gadget.drawing.high.y) + 1);
    row_of.back() = row(shell);
    std::vector<Cell> inputs;
    for (std::int32_t y = gadget.drawing.high.y - 1; y > 0; --y) {
      const std::int64_t here = row_of[static_cast<std::size_t>(y)] = next_row_--;
      for (std::size_t port = 0; port < gadget.ports.size(); ++port)
        if (gadget.ports[port].squares[0].y == y)
          place_literal(source_.clauses[i].literals[port], i, here);
    }
    PlacedGadget& placed = layout_.clauses.emplace_back(PlacedGadget{&gadget, {}});
    for (const auto& [square, what] : gadget.pieces) {
      const Cell cell{next_column_ + square.x - 2, row_of[static_cast<std::size_t>(square.y)]};
      placed.cells.push_back(cell);
    }
    for (std::size_t port = 0; port < gadget.ports.size(); ++port)
      at(placed, gadget.ports[port].squares[0]) =
          layout_.literals[number_of(source_.clauses[i].literals[port])];
    for (const Square square : gadget.shell) layout_.row_shell.push_back(at(placed, square));
    next_column_ += gadget.drawing.high.x - 1;
  }

  void place_literal(Literal literal, std::uint32_t clause, std::int64_t here) {
    const std::uint32_t v = formulas::variable_of(literal) - 1;
    layout_.literals[number_of(literal)] = {column_of(v), here};
    layout_.clause_of[number_of(literal)] = clause;
    if (triangle_[v] != 0) return;
    triangle_[v] = next_row_;
    next_row_ -= static_cast<std::int64_t>(triangle_rows_.size());
  }

  void place_variable(std::uint32_t v) {
    const Gadget& gadget = variable_gadget();
    PlacedGadget& placed = layout_.variables.emplace_back(PlacedGadget{&gadget, {}});
    const std::int32_t of_literals = gadget.ports[0].squares[0].x;
    for (const auto& [square, what] : gadget.pieces) {
      const auto down = std::find(triangle_rows_.begin(), triangle_rows_.end(), square.y) -
                        triangle_rows_.begin();
      placed.cells.push_back({column_of(v) + square.x - of_literals, triangle_[v] - down});
    }
    const auto [low, high] = std::minmax(layout_.literals[2 * v], layout_.literals[2 * v + 1],
                                         [](Cell a, Cell b) { return a.row < b.row; });
    at(placed, gadget.ports[0].squares[0]) = high;
    at(placed, gadget.ports[1].squares[0]) = low;
    for (const Square square : gadget.shell) {
      at(placed, square).column = shell;
      layout_.column_shell.push_back(at(placed, square));
    }
  }

  std::int64_t column_of(std::uint32_t v) const { return shell + 1 + 2 * std::int64_t{v}; }
  static Cell& at(PlacedGadget& placed, Square square) {
    return placed.cells[index_of(*placed.gadget, square)];
  }

  const and_or_sat::Puzzle& source_;
  const std::vector<std::int32_t> triangle_rows_;
  std::vector<std::int64_t> triangle_;  // of each variable: the uppermost row of its triangle, or 0
  Layout layout_;
  std::int64_t next_row_ = 0, next_column_ = 0;
};

}  // namespace

std::vector<Cell> PlacedGadget::own_cells() const {
  std::vector<Cell> own;
  const auto is_shell = [&](Square square) {
    return std::find(gadget->shell.begin(), gadget->shell.end(), square) != gadget->shell.end();
  };
  for (std::size_t i = 0; i < cells.size(); ++i)
    if (!is_port(*gadget, gadget->pieces[i].square) && !is_shell(gadget->pieces[i].square))
      own.push_back(cells[i]);
  return own;
}

std::size_t number_of(Literal literal) {
  return 2 * std::size_t{formulas::variable_of(literal)} - (literal > 0 ? 2 : 1);
}

Cell PlacedGadget::cell(Square of_drawing) const {
  return cells[index_of(*gadget, of_drawing)];
}

std::uint64_t pieces_of(const and_or_sat::Puzzle& source) {
  constexpr std::array<std::uint64_t, 4> of_size = {0, 5, 9, 19};
  std::uint64_t pieces = 7 + 7 * std::uint64_t{source.variables};
  for (const Clause& clause : source.clauses) pieces += clause.has_and ? 27 : of_size[clause.size];
  return pieces;
}

Result<Layout> layout_of(const and_or_sat::Puzzle& source, Look look, const Limits& limits) {
  if (auto why = why_not_once_each(source)) return error_in_words(*std::move(why));
  const std::uint64_t pieces = pieces_of(source);
  if (pieces > limits.memory_bytes / bytes_of_piece)
    return over_limits(fmt::format("{} pieces exceed the limit on memory", pieces));
  Layout layout = Builder(source).run();
  layout.placement.turned = look == Look::bishops;
  if (look == Look::queens) layout.placement.wide = layout.rows;
  // The corners of the board.
  const std::int64_t columns = layout.row_rooks.back().column;
  for (const std::int64_t column : {std::int64_t{1}, columns})
    for (const std::int64_t row : {std::int64_t{1}, layout.rows})
      if (!layout.placement.square({column, row}))
        return error_in_words("the board would exceed the coordinates of squares");
  return layout;
}

}  // namespace hardboard::rook_board
