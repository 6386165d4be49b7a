// The rows of an And-Or embedding: what stands in them and how high, before the columns have their
// places.
#pragma once

#include <cstdint>
#include <vector>

#include "gadgets/embedding.h"
#include "gadgets/embedding_order.h"

namespace hardboard::gadgets {

// Columns: the chain of `and_down`, the gates of clauses on either side of it, and one for each
// variable.
inline constexpr std::uint32_t chain = 0, left_gates = 1, right_gates = 2, first_variable = 3;
inline constexpr std::uint32_t no_row = UINT32_MAX;

struct LiteralRow {
  formulas::Literal literal = 0;
  std::uint32_t clause = 0;
  bool is_right = false;              // the side on which the variable stands
  bool begins = false, ends = false;  // the clause
};

// A macro whose lines meet in a column and at a height; `onward` is the net that leaves it in its
// row.
struct SpineItem {
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

struct SpineColumn {
  std::int32_t bottom = -1;    // the lowest cell that is taken so far
  std::uint32_t net = no_net;  // what runs down from there
  std::uint32_t rank = 0;      // of a variable: those with smaller ranks stand nearer to the spine
  std::int32_t x = 0;
  std::vector<std::uint32_t> items;
};

struct RowDrawing {
  std::vector<LiteralRow> rows;
  std::vector<SpineItem> items;
  std::vector<WireDown> wires;
  std::vector<SpineColumn> columns;
  std::vector<std::uint32_t> by_rank;  // columns of variables
  std::vector<Net> nets;
  std::int32_t height = 0;  // in cells
};

// Each row stands as high as what stands above allows; the variables' tracks have the given weight
// (embedding_tracks.h). The formula has clauses, and each literal once. O(rows + crossings) times
// the variables that stand side by side.
RowDrawing draw_rows(const and_or_sat::Puzzle& formula, const Macros& macros,
                     const SpineOrder& order, unsigned track_weight);

}  // namespace hardboard::gadgets
