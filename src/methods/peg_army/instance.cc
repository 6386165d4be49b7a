#include "methods/peg_army/instance.h"

#include <algorithm>

#include "base/contract.h"

namespace hardboard::peg_army {
namespace {

// The position at an offset from a square, if that square lies in the window.
std::optional<std::uint32_t> position(const Window& window, Square at, Square by) {
  const std::optional<Square> square = shifted(at, by);
  if (!square || !window.contains(*square)) return std::nullopt;
  return static_cast<std::uint32_t>(window.index(*square));
}

Square negated(Square by) {
  return {-by.x, -by.y};
}

// The move by the tuple that puts its peg on `put`, with the positions of the pegs it takes in
// `added`, but for those beyond an open border; nothing if the move leaves a closed one.
std::optional<Move> placed(const Instance& instance, const Tuple& tuple, std::uint32_t number,
                           Square put, std::vector<std::uint32_t>& added) {
  const std::optional<Square> at = shifted(put, negated(tuple.put));
  if (!at) return std::nullopt;
  added.clear();
  for (const Square by : tuple.taken) {
    const std::optional<std::uint32_t> taken = position(instance.window, *at, by);
    if (!taken && instance.border == Border::closed) return std::nullopt;
    if (taken) added.push_back(*taken);
  }
  return Move{*at, number};
}

std::uint64_t offsets_of(std::span<const Tuple> tuples) {
  std::uint64_t offsets = 0;
  for (const Tuple& tuple : tuples) offsets += tuple.taken.size();
  return offsets;
}

}  // namespace

double bytes_of_instance(const Puzzle& puzzle, const Window& window) {
  // Measured: the instance, the model of its programme, Clp's copy, and Clp's working memory.
  constexpr double of_position = 300, of_column = 500, of_entry = 100;
  const std::span<const Tuple> tuples = tuples_of(puzzle);
  const auto columns = static_cast<double>(tuples.size());
  const auto entries = static_cast<double>(offsets_of(tuples));
  return static_cast<double>(window.width()) * static_cast<double>(window.height()) *
         (of_position + of_column * columns + of_entry * entries);
}

std::optional<Instance> instance_of(const Puzzle& puzzle, std::int32_t margin, const Limits& limits,
                                    Border border) {
  const std::span<const Tuple> tuples = tuples_of(puzzle);
  const Window window = window_of(puzzle, margin);
  // The sides have up to 2^32 squares each, so that their product could overflow.
  if (window.width() > most_positions || window.height() > most_positions) return std::nullopt;
  if (window.squares() > most_positions || window.squares() * offsets_of(tuples) > most_entries ||
      bytes_of_instance(puzzle, window) > static_cast<double>(limits.memory_bytes))
    return std::nullopt;

  Instance instance;
  instance.window = window;
  instance.border = border;
  Relaxed& game = instance.game;
  const auto squares = static_cast<std::uint32_t>(window.squares());
  game.start = static_cast<std::uint32_t>(window.index(puzzle.goal));
  game.allowed.resize(squares);
  std::vector<std::uint32_t> added;
  for (std::uint32_t i = 0; i < squares; ++i) {
    if (i % 4096 == 4095 && limits.reached()) return std::nullopt;
    const Square square = window.square(i);
    game.allowed[i] = in_desert(puzzle, square) ? 0 : 1;
    for (std::uint32_t number = 0; number < tuples.size(); ++number) {
      const std::optional<Move> move = placed(instance, tuples[number], number, square, added);
      if (!move) continue;
      game.add_column(i, added);
      instance.moves.push_back(*move);
    }
  }
  return instance;
}

std::uint32_t column_of(const Puzzle& puzzle, const Instance& instance, Move move) {
  const Square by = tuples_of(puzzle)[move.tuple].put;
  const Square put{move.at.x + by.x, move.at.y + by.y};
  const auto position = static_cast<std::uint32_t>(instance.window.index(put));
  const auto& removed = instance.game.removed;
  auto column = std::lower_bound(removed.begin(), removed.end(), position);
  while (column != removed.end() && instance.moves[column - removed.begin()] != move) ++column;
  promise(column != removed.end(), "the move stays in the window");
  return static_cast<std::uint32_t>(column - removed.begin());
}

std::vector<Move> moves_of(const Instance& instance, std::span<const std::uint32_t> columns) {
  std::vector<Move> moves;
  moves.reserve(columns.size());
  for (const std::uint32_t column : columns) moves.push_back(instance.moves[column]);
  return moves;
}

std::vector<Square> army_of(const Instance& instance, std::span<const std::uint32_t> columns) {
  // An army that needs no moves is a lone peg on the goal.
  const Relaxed& game = instance.game;
  std::vector<std::uint8_t> now(game.positions(), 0), army(game.positions(), 0);
  if (columns.empty()) army[game.start] = 1;
  for (const std::uint32_t column : columns) {
    for (const std::uint32_t position : game.added(column)) {
      if (now[position] == 0) army[position] = 1;
      now[position] = 0;
    }
    now[game.removed[column]] = 1;
  }
  std::vector<Square> squares;
  for (std::uint32_t i = 0; i < game.positions(); ++i)
    if (army[i] != 0) squares.push_back(instance.window.square(i));
  return squares;
}

}  // namespace hardboard::peg_army
