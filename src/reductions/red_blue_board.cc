#include "reductions/red_blue_board.h"

#include <algorithm>
#include <fmt/format.h>
#include <set>

#include "problems/red_blue/dominators.h"
#include "puzzles/solo_chess/square_index.h"

namespace hardboard::red_blue_board {

using Capture = capture::Capture<Square>;

namespace {

constexpr std::uint64_t bytes_of_piece = 100;  // with its share of what is made on the way

}  // namespace

Square Layout::square(Cell cell) const {
  const auto narrow = [](std::int64_t x, std::int64_t y) {
    return Square{static_cast<std::int32_t>(x), static_cast<std::int32_t>(y)};
  };
  if (look == Look::queens) return narrow((cell.column - 1) * spread + 1, cell.row);
  if (look == Look::bishops)
    return narrow(cell.column + cell.row - 1, cell.row - cell.column + target().column);
  return narrow(cell.column, cell.row);
}

Cell Layout::cell(Square square) const {
  if (look == Look::queens) return {(square.x - 1) / spread + 1, square.y};
  if (look == Look::bishops) {
    const std::int64_t sum = square.x + 1, difference = square.y - target().column;
    return {(sum - difference) / 2, (sum + difference) / 2};
  }
  return {square.x, square.y};
}

Layout layout_of(const red_blue::Puzzle& source, Look look, std::int64_t spread) {
  Layout layout{source.reds, source.blues, std::min(source.k, source.reds), look, spread};
  layout.spread = std::max(spread, layout.top());
  return layout;
}

std::uint64_t pieces_of(const red_blue::Puzzle& source) {
  return source.reds + source.edges.size() + source.blues + std::min(source.k, source.reds) + 1;
}

std::optional<InputError> why_not(const red_blue::Puzzle& source, const Layout& layout,
                                  const Limits& limits) {
  if (source.is_colourful()) return error_in_words("for problems without classes");
  const std::uint64_t pieces = pieces_of(source);
  if (pieces > limits.memory_bytes / bytes_of_piece)
    return over_limits(fmt::format("{} pieces exceed the limit on memory", pieces));
  const std::int64_t columns = layout.target().column;
  const std::int64_t largest =
      layout.look == Look::queens ? columns * layout.spread : columns + layout.top();
  if (largest > INT32_MAX)
    return error_in_words("the board would exceed the coordinates of squares");
  return std::nullopt;
}

solo_chess::Puzzle board_of(const red_blue::Puzzle& source, const Layout& layout,
                            std::uint32_t budget_of_target) {
  constexpr std::string_view letters = "RQB";
  solo_chess::Puzzle board;
  board.budget = 2;
  board.types = {*solo_chess::standard_type(letters[static_cast<std::size_t>(layout.look)])};
  board.pieces.reserve(pieces_of(source));
  const auto put = [&](Cell cell, std::uint32_t budget) {
    board.pieces.push_back({layout.square(cell), budget, 0});
  };
  for (std::int64_t red = 1; red <= layout.reds; ++red) put({red, layout.top()}, 1);
  for (const red_blue::Edge& edge : source.edges) put({edge.red, layout.row(edge.blue)}, 1);
  for (std::int64_t blue = 1; blue <= layout.blues; ++blue) put(layout.collector(blue), 2);
  for (std::int64_t i = 1; i <= layout.cleaners; ++i) put(layout.cleaner(i), 2);
  put(layout.target(), budget_of_target);
  return board;
}

namespace {

// Plays a solution of the source on the board.
class Player {
public:
  Player(const red_blue::Puzzle& source, const Layout& layout, std::span<const std::uint32_t> reds)
      : layout_(layout), dominators_(dominators(source)), is_chosen_(source.reds, false) {
    for (const std::uint32_t red : reds) is_chosen_[red - 1] = true;
    captures_.reserve(pieces_of(source));
  }

  std::vector<Capture> run() {
    // The highest row first: the way up from a row leads through cleared rows.
    for (auto blue = static_cast<std::uint32_t>(layout_.blues); blue > 0; --blue) clear_row(blue);
    collect_in_top_row();
    clean();
    return std::move(captures_);
  }

private:
  void capture(Cell from, Cell to) {
    captures_.push_back({layout_.square(from), layout_.square(to)});
  }

  // All rooks of the row go to the column of the blue's first chosen red, the nearest ones first;
  // then the collector captures there, and carries on to the top row.
  void clear_row(std::uint32_t blue) {
    const auto row = dominators_.row(blue - 1);
    const auto at = static_cast<std::size_t>(
        std::find_if(row.begin(), row.end(), [&](std::uint32_t r) { return is_chosen_[r]; }) -
        row.begin());
    const std::int64_t y = layout_.row(blue);
    const Cell chosen{row[at] + std::int64_t{1}, y};
    for (std::size_t i = at; i > 0; --i) capture({row[i - 1] + std::int64_t{1}, y}, chosen);
    for (std::size_t i = at + 1; i < row.size(); ++i)
      capture({row[i] + std::int64_t{1}, y}, chosen);
    capture(layout_.collector(blue), chosen);
    capture(chosen, {chosen.column, layout_.top()});
    if (used_.empty()) used_.assign(is_chosen_.size(), false);
    used_[row[at]] = true;
  }

  // The rooks of the other reds capture in a used column next to them.
  void collect_in_top_row() {
    const std::int64_t top = layout_.top();
    for (std::int64_t red = 1; red <= layout_.reds && !used_.empty(); ++red)
      if (used_[static_cast<std::size_t>(red - 1)]) columns_.push_back(red);
    if (columns_.empty()) return;
    for (std::int64_t red = columns_.front() - 1; red > 0; --red)
      capture({red, top}, {columns_.front(), top});
    std::int64_t last = columns_.front();
    for (std::int64_t red = last + 1; red <= layout_.reds; ++red) {
      if (used_[static_cast<std::size_t>(red - 1)])
        last = red;
      else
        capture({red, top}, {last, top});
    }
  }

  // A cleaner for each used column, from the right: it captures there, and once more in the next
  // used column, where another cleaner follows. The last one captures the target in the end, behind
  // the idle cleaners, which do so first.
  void clean() {
    const std::int64_t top = layout_.top();
    const auto needed = static_cast<std::int64_t>(columns_.size());
    for (std::int64_t i = 1; i <= needed; ++i) {
      const Cell used{columns_[static_cast<std::size_t>(needed - i)], top};
      if (i > 1) capture({columns_[static_cast<std::size_t>(needed - i + 1)], top}, used);
      capture(layout_.cleaner(i), used);
    }
    for (std::int64_t i = layout_.cleaners; i > needed; --i)
      capture(layout_.cleaner(i), layout_.target());
    if (needed > 0)
      capture({columns_.front(), top}, layout_.target());
    else
      for (std::int64_t red = layout_.reds; red > 0; --red) capture({red, top}, layout_.target());
  }

  const Layout& layout_;
  const graphs::Rows dominators_;
  std::vector<bool> is_chosen_, used_;  // of red r at r - 1
  std::vector<std::int64_t> columns_;   // the used ones
  std::vector<Capture> captures_;
};

}  // namespace

std::vector<Capture> captures_of(const red_blue::Puzzle& source, const Layout& layout,
                                 std::span<const std::uint32_t> reds) {
  return Player(source, layout, reds).run();
}

namespace {

// Without reds whose blues the others dominate.
std::vector<std::uint32_t> without_idle(const red_blue::Puzzle& source,
                                        const std::set<std::uint32_t>& reds) {
  const graphs::Rows blues = red_blue::dominated(source);
  std::vector<std::uint32_t> dominators(source.blues, 0);
  for (const std::uint32_t red : reds)
    for (const std::uint32_t blue : blues.row(red - 1)) ++dominators[blue];
  std::vector<std::uint32_t> needed;
  for (const std::uint32_t red : reds) {
    const auto row = blues.row(red - 1);
    if (std::any_of(row.begin(), row.end(), [&](std::uint32_t b) { return dominators[b] == 1; }))
      needed.push_back(red);
    else
      for (const std::uint32_t blue : row) --dominators[blue];
  }
  return needed;
}

}  // namespace

// Why these reds solve the source. Only a first capture of a collector or cleaner leaves a rook
// that can still capture, and such a capture is never vertical. Call a cell spent if a rook on it
// can capture no more, at any time. A spent cell that is not the last one of the game can only be
// emptied after a collector or cleaner came there by its first capture: so each row of a blue
// without the last cell has at most one spent cell, and the top row at most k, or k + 1 with the
// last cell.
// A row of a blue without the last cell: its collector leaves by a first capture, to (i, row), and
// i is a neighbour of the blue. From there a rook goes on; along the row it would spend a second
// cell, so it goes along column i, to a spent cell of another row. That row, if it is a blue's row
// without the last cell, has its collector there too, and goes on in the same column; so the column
// ends in a spent cell of the top row, or of the row with the last cell.
// The last cell in the top row: the target is one of the k + 1 spent cells there, which leaves k
// columns. The last cell in the row of blue j: the top row has at most k spent cells, one of them
// the target, and row j at most two. The top row is left from a spent cell (the target's chain of
// captures spends a cell each time), along a column that ends in row j: so this column is counted
// twice, and is a neighbour of blue j. Again k columns are left.
std::vector<std::uint32_t> reds_of(const red_blue::Puzzle& source, const Layout& layout,
                                   const solo_chess::Puzzle& board,
                                   std::span<const Capture> captures) {
  if (captures.empty()) return {};
  const solo_chess::SquareIndex index(board.pieces);
  std::vector<std::uint32_t> budget;  // of the piece that stands where piece i began
  for (const solo_chess::Piece& piece : board.pieces) budget.push_back(piece.budget);
  const std::int64_t last_row = layout.cell(captures.back().to).row;
  std::set<std::uint32_t> reds;
  for (const auto& [from, to] : captures) {
    const std::uint32_t left = budget[index.find(from).value()] - 1;
    budget[index.find(to).value()] = left;
    const auto [column, row] = layout.cell(to);
    if (left == 0 && column <= layout.reds && (row == layout.top() || row == last_row))
      reds.insert(static_cast<std::uint32_t>(column));
  }
  return without_idle(source, reds);
}

std::vector<std::string> meanings_of(const Layout& layout, std::span<const Capture> captures) {
  std::vector<std::string> meanings;
  for (const auto& capture : captures) {
    const Cell from = layout.cell(capture.from), to = layout.cell(capture.to);
    const bool is_choice = from.column == to.column && from.row < layout.top();
    meanings.push_back(
        is_choice ? fmt::format("red {} dominates blue {}", from.column, (from.row + 1) / 2) : "");
  }
  return meanings;
}

std::vector<Part> parts_of(const red_blue::Puzzle& source, const Layout& layout) {
  std::vector<Part> parts;
  for (std::int64_t red = 1; red <= layout.reds; ++red)
    parts.push_back({fmt::format("red {}", red), {layout.square({red, layout.top()})}});
  for (const red_blue::Edge& edge : source.edges)
    parts[edge.red - 1].squares.push_back(layout.square({edge.red, layout.row(edge.blue)}));
  for (std::int64_t blue = 1; blue <= layout.blues; ++blue)
    parts.push_back({fmt::format("blue {}", blue), {layout.square(layout.collector(blue))}});
  for (std::int64_t i = 1; i <= layout.cleaners; ++i)
    parts.push_back({fmt::format("cleaner {}", i), {layout.square(layout.cleaner(i))}});
  parts.push_back({"target", {layout.square(layout.target())}});
  return parts;
}

}  // namespace hardboard::red_blue_board
