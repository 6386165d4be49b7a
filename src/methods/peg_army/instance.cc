#include "methods/peg_army/instance.h"

namespace hardboard::peg_army {
namespace {

// The position at an offset from a square, if it lies in the window.
std::optional<std::uint32_t> position(const Window& window, Square at, Square by) {
  const std::optional<Square> square = shifted(at, by);
  if (!square || !window.contains(*square)) return std::nullopt;
  return static_cast<std::uint32_t>(window.index(*square));
}

Square negated(Square by) {
  return {-by.x, -by.y};
}

// The tuple placed so that it puts its peg on `put`; nothing if it sticks out of the window.
std::optional<Move> placed(const Window& window, const Tuple& tuple, std::uint32_t number,
                           Square put, std::vector<std::uint32_t>& added) {
  const std::optional<Square> at = shifted(put, negated(tuple.put));
  if (!at) return std::nullopt;
  added.clear();
  for (const Square by : tuple.taken) {
    const std::optional<std::uint32_t> taken = position(window, *at, by);
    if (!taken) return std::nullopt;
    added.push_back(*taken);
  }
  return Move{*at, number};
}

}  // namespace

std::optional<Instance> instance_of(const Puzzle& puzzle, std::int32_t margin) {
  const std::span<const Tuple> tuples = tuples_of(puzzle);
  const Window window = window_of(puzzle, margin);
  std::uint64_t offsets = 0;
  for (const Tuple& tuple : tuples) offsets += tuple.taken.size();
  // Either side has at most 2^32 squares: look at them one by one before multiplying.
  if (window.width() > most_positions || window.height() > most_positions) return std::nullopt;
  if (window.squares() > most_positions || window.squares() * offsets > most_entries)
    return std::nullopt;

  Instance instance;
  instance.window = window;
  Relaxed& game = instance.game;
  const auto squares = static_cast<std::uint32_t>(window.squares());
  game.start = static_cast<std::uint32_t>(window.index(puzzle.goal));
  game.allowed.resize(squares);
  std::vector<std::uint32_t> added;
  for (std::uint32_t i = 0; i < squares; ++i) {
    const Square square = window.square(i);
    game.allowed[i] = in_desert(puzzle, square) ? 0 : 1;
    for (std::uint32_t number = 0; number < tuples.size(); ++number) {
      const std::optional<Move> move = placed(window, tuples[number], number, square, added);
      if (!move) continue;
      game.add_column(i, added);
      instance.moves.push_back(*move);
    }
  }
  return instance;
}

std::vector<Move> moves_of(const Instance& instance, std::span<const std::uint32_t> columns) {
  std::vector<Move> moves;
  moves.reserve(columns.size());
  for (const std::uint32_t column : columns) moves.push_back(instance.moves[column]);
  return moves;
}

std::vector<Square> army_of(const Instance& instance, std::span<const std::uint32_t> columns) {
  // A peg that is taken before one was put there stood there from the start; the lone peg of an
  // army that needs no moves stands on the goal.
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
