// A peg army on a window of the plane as a relaxed game: positions outside of the desert may hold a
// peg in the end.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "base/limits.h"
#include "methods/peg_army/relaxed.h"
#include "puzzles/peg_army/puzzle.h"
#include "puzzles/peg_army/window.h"

namespace hardboard::peg_army {

// The positions are the squares of the window, in the order of Window::index. Column j is moves[j],
// reversed; all squares of these moves lie in the window. Columns are sorted by removed[j], then by
// the number of the tuple.
//
// Open border: moves to squares of the window may also take pegs from outside, where the relaxed
// game has as many as one likes. It costs no more than any army of the whole plane; its solutions
// need not be armies.
enum class Border { closed, open };

struct Instance {
  Window window;
  Border border = Border::closed;
  Relaxed game;
  std::vector<Move> moves;
};

inline constexpr std::uint64_t most_positions = std::uint64_t{1} << 22;
inline constexpr std::uint64_t most_entries = std::uint64_t{1} << 28;

// The memory for an instance of the window and a linear programme on it, in bytes.
double bytes_of_instance(const Puzzle& puzzle, const Window& window);

// Nothing if the window has more than most_positions squares, if its moves take more than
// most_entries pegs in all, or if bytes_of_instance exceeds limits.memory_bytes, all of which the
// function decides at once; nothing also if the limits were reached. O(squares * offsets of the
// tuples).
std::optional<Instance> instance_of(const Puzzle& puzzle, std::int32_t margin,
                                    const Limits& limits = {}, Border border = Border::closed);

// The column of a move within the window. O(log columns).
std::uint32_t column_of(const Puzzle& puzzle, const Instance& instance, Move move);

// The moves of the columns with these numbers.
std::vector<Move> moves_of(const Instance& instance, std::span<const std::uint32_t> columns);

// The army that the moves need, sorted; the border must be closed, and the moves legal in this
// order. A square belongs to the army if a move takes its peg before any move has put a peg there.
// O(moves + squares).
std::vector<Square> army_of(const Instance& instance, std::span<const std::uint32_t> columns);

}  // namespace hardboard::peg_army
