// And-Or embeddings (Kühn 2024, section 2.2.2): a formula of And-Or-(1,1)-SAT drawn on a grid of
// cells with macros for its variables, gates, turns and crossings, and wires between them.
//
// All signals run down, or towards the gates in the middle, the *spine*:
//
//     head---+-------------turn                 a head is a variable: one literal runs along its
//      |     |              |                   row, the other one down its column to a foot;
//      |    foot---------or_down                a crossing stands wherever a row meets the column
//      |                    |                   of another variable
//     foot---------------or_right---and_down
//                                      |
//
// Every row is a literal of a clause and ends at the clause's gates. The chain of `and_down` takes
// the values of all clauses, and a test ends the chain. Heads stand on both sides of the spine;
// what stands on the right runs to the left, mirrored.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "base/limits.h"
#include "base/result.h"
#include "problems/and_or_sat/puzzle.h"

namespace hardboard::gadgets {

// What a macro does. Ports are named by the sides of a macro that is not mirrored.
enum class MacroKind : std::uint8_t {
  wire_right,  // left to right
  wire_down,   // up to down
  crossing,    // up to down, and left to right
  head,        // a variable: one of its literals leaves right, the other down
  foot,        // up to right
  turn,        // left to down
  or_down,     // up or left, to down
  or_right,    // up or left, to right
  and_down,    // up and left, to down
  test,        // up must be true
};
inline constexpr std::size_t macro_kinds = 10;

// The size of a macro in cells, and where its lines run: ports at the upper and lower side lie in
// `column`, those at the left and right side in `row`, counted from the upper left cell. Wires are
// one cell. The lines of a head meet in its top row, those of a foot in its bottom row.
struct Macro {
  std::int32_t width = 1, height = 1;
  std::int32_t column = 0, row = 0;
};
struct Macros {
  std::array<Macro, macro_kinds> by_kind;
  bool may_mirror = true;  // else all heads stand on the left
  const Macro& operator[](MacroKind kind) const { return by_kind[static_cast<std::size_t>(kind)]; }
};

// A net carries one truth value: a literal, or what a gate makes of two nets before it.
struct Net {
  enum class Kind : std::uint8_t { literal, disjunction, conjunction };
  Kind kind = Kind::literal;
  formulas::Literal literal = 0;
  std::uint32_t a = 0, b = 0;  // of gates: the nets that come in from above and from the side
  std::uint32_t clause = 0;    // of gates: the clause that it belongs to, or that it joins
  bool is_chain = false;       // a gate that joins a clause to those above
};

inline constexpr std::uint32_t no_net = UINT32_MAX;

// A macro on the grid, or a wire of `length` cells. `vertical` and `horizontal` are the nets that
// come in from above and from the side; of a head the nets that leave. `made` is what a gate makes
// of them.
struct PlacedMacro {
  MacroKind kind = MacroKind::wire_right;
  bool is_mirrored = false;
  std::int32_t x = 0, y = 0;  // the upper left cell; y grows downwards
  std::int32_t length = 1;
  std::uint32_t vertical = no_net, horizontal = no_net, made = no_net;
};

struct Embedding {
  std::int32_t width = 0, height = 0;  // in cells; all macros lie within 0 <= x < width and so on
  std::vector<Net> nets;               // gates come after the nets that they take
  std::vector<PlacedMacro> macros;     // each behind those from which its nets come
  std::uint64_t covered = 0;           // cells that macros and wires cover
  std::uint64_t wires = 0;             // of these the cells of wires
};

// An embedding with few crossings and short wires: the smallest of several drawings, some with all
// variables on the left, some with both sides. No two macros share a cell, and each
// port meets a port of the same net; this has been checked. An error in words if the formula has no
// clause, if some literal does not occur once, if the grid would exceed `most_cells`, or if the
// limits do not suffice. O(clauses^2) for the order of the clauses, and O(cells).
inline constexpr std::uint64_t most_cells = std::uint64_t{1} << 26;
Result<Embedding> embed(const and_or_sat::Puzzle& formula, const Macros& macros,
                        const Limits& limits);

// The truth value of each net under an assignment: literal v or -v for each variable v. O(nets).
std::vector<bool> values_of(const Embedding& embedding,
                            const std::vector<formulas::Literal>& assignment);

}  // namespace hardboard::gadgets
