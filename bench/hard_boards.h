// Boards of captures from a seed, by shape, types and budgets: what families of hard boards
// (hard_families.h) are made of.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <fmt/format.h>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/random.h"
#include "kinds/kind.h"
#include "puzzles/graph_capture/traits.h"
#include "puzzles/ground.h"
#include "puzzles/solo_chess/traits.h"
#include "reductions/chain.h"

namespace hardboard::bench {

// One of the given values.
inline std::uint32_t one_of(Random& random, std::initializer_list<std::uint32_t> values) {
  return values.begin()[random.below(values.size())];
}

// Pieces on random squares of a board, of types drawn from `letters`; a piece of the type `last`,
// if there is one, must be last.
inline solo_chess::Puzzle scattered(Random& random, std::uint32_t columns, std::uint32_t rows,
                                    std::uint32_t pieces, std::string_view letters, char last = 0) {
  solo_chess::Puzzle puzzle;
  for (const char letter : letters) puzzle.types.push_back(*solo_chess::standard_type(letter));
  std::vector<Square> squares;
  for (std::uint32_t i = 0; i < columns * rows; ++i)
    squares.push_back(
        {static_cast<std::int32_t>(i % columns + 1), static_cast<std::int32_t>(i / columns + 1)});
  shuffle(squares, random);
  for (std::uint32_t i = 0; i < pieces; ++i)
    puzzle.pieces.push_back({squares[i], solo_chess::unlimited,
                             static_cast<std::uint8_t>(random.below(letters.size()))});
  if (last == 0) return puzzle;
  puzzle.last = 0;
  puzzle.pieces[0].type = static_cast<std::uint8_t>(puzzle.types.size());
  puzzle.types.push_back(*solo_chess::standard_type(last));
  return puzzle;
}

inline solo_chess::Puzzle scattered(Random& random, std::uint32_t side, std::uint32_t pieces,
                                    std::string_view letters, char last = 0) {
  return scattered(random, side, side, pieces, letters, last);
}

// The side of a board on which two of five squares have a piece.
inline std::uint32_t side_for(std::uint32_t pieces) {
  std::uint32_t side = 1;
  while (side * side * 2 < pieces * 5) ++side;
  return side;
}

inline AnyPuzzle any(solo_chess::Puzzle puzzle) {
  return {ground_of<solo_chess::Traits>(), std::move(puzzle)};
}

// A full board; `percent` of the budgets are `high`, the others `low`.
inline AnyPuzzle full(Random& random, std::string_view letters, std::uint32_t side,
                      std::uint32_t low, std::uint32_t high, std::uint32_t percent) {
  solo_chess::Puzzle puzzle = scattered(random, side, side * side, letters);
  for (solo_chess::Piece& piece : puzzle.pieces)
    piece.budget = random.below(100) < percent ? high : low;
  return any(std::move(puzzle));
}

// Budgets are `low` and 2, so many of them that the slack is `slack` or one less.
inline AnyPuzzle tight(Random& random, char letter, std::uint32_t pieces, std::uint32_t low,
                       std::uint32_t slack) {
  solo_chess::Puzzle puzzle =
      scattered(random, side_for(pieces), pieces, std::string_view(&letter, 1));
  const std::uint32_t twos = (pieces - 1 + slack - low * pieces) / (2 - low);
  for (std::uint32_t i = 0; i < pieces; ++i) puzzle.pieces[i].budget = i < twos ? 2 : low;
  shuffle(puzzle.pieces, random);
  return any(std::move(puzzle));
}

// All types; captures are dealt out one by one, up to `most` a piece, until the slack is reached.
inline AnyPuzzle dealt(Random& random, std::uint32_t pieces, std::uint32_t most,
                       std::uint32_t slack) {
  solo_chess::Puzzle puzzle = scattered(random, side_for(pieces), pieces, "KQRBNP");
  for (solo_chess::Piece& piece : puzzle.pieces) piece.budget = 0;
  for (std::uint32_t left = pieces - 1 + slack; left > 0;) {
    solo_chess::Piece& piece = puzzle.pieces[random.below(pieces)];
    if (piece.budget == most) continue;
    ++piece.budget;
    --left;
  }
  return any(std::move(puzzle));
}

// All budgets from `least` to `most`, drawn alike.
inline AnyPuzzle mixed(Random& random, std::uint32_t side, std::uint32_t pieces,
                       std::uint32_t least, std::uint32_t most) {
  solo_chess::Puzzle puzzle = scattered(random, side, pieces, "KQRBNP");
  for (solo_chess::Piece& piece : puzzle.pieces)
    piece.budget = least + static_cast<std::uint32_t>(random.below(most - least + 1));
  return any(std::move(puzzle));
}

// Two rows or three, on which three of five squares have a piece; `percent` of the budgets are 1,
// the others 2.
inline AnyPuzzle few_rows(Random& random, std::string_view letters, std::uint32_t percent) {
  const std::uint32_t rows = one_of(random, {2, 3}), pieces = one_of(random, {100, 300, 1'000});
  solo_chess::Puzzle puzzle = scattered(random, pieces * 5 / (3 * rows), rows, pieces, letters);
  for (solo_chess::Piece& piece : puzzle.pieces) piece.budget = random.below(100) < percent ? 1 : 2;
  return any(std::move(puzzle));
}

// Pieces on `percent` of a board, and a queen that must be last.
inline solo_chess::Puzzle with_queen(Random& random, std::string_view letters, std::uint32_t pieces,
                                     std::uint32_t percent) {
  std::uint32_t side = 1;
  while (side * side * percent < pieces * 100) ++side;
  return scattered(random, side, pieces, letters, 'Q');
}

// A queen that must be last, and two other types.
inline AnyPuzzle queen_last(Random& random, std::string_view letters, std::uint32_t pieces,
                            std::uint32_t budget, std::uint32_t percent) {
  solo_chess::Puzzle puzzle = with_queen(random, letters, pieces, percent);
  for (solo_chess::Piece& piece : puzzle.pieces) piece.budget = budget;
  return any(std::move(puzzle));
}

// The same with a queen that may always capture, before pieces that may 0, 1 or 2 times each.
inline AnyPuzzle queen_alone(Random& random, std::string_view letters, std::uint32_t pieces,
                             std::uint32_t percent) {
  solo_chess::Puzzle puzzle = with_queen(random, letters, pieces, percent);
  for (solo_chess::Piece& piece : puzzle.pieces)
    piece.budget = static_cast<std::uint32_t>(random.below(3));
  puzzle.pieces[*puzzle.last].budget = solo_chess::unlimited;
  return any(std::move(puzzle));
}

// A random graph in which each vertex has `degree` edges, up to the few that fall together. Of 100
// vertices so many as `twos` says have budget 2, the others 1.
inline AnyPuzzle regular(Random& random, std::uint32_t degree, std::uint32_t vertices,
                         std::uint32_t twos) {
  std::vector<std::uint32_t> ends;
  for (std::uint32_t i = 0; i < degree * vertices; ++i) ends.push_back(i % vertices + 1);
  shuffle(ends, random);
  graph_capture::Puzzle puzzle;
  puzzle.budget = 2;
  puzzle.budgets.assign(vertices, 2);
  for (std::uint32_t& budget : puzzle.budgets)
    if (twos < 100 && random.below(100) >= twos) budget = 1;
  for (std::size_t i = 0; i < ends.size(); i += 2)
    if (ends[i] != ends[i + 1])
      puzzle.edges.push_back({std::min(ends[i], ends[i + 1]), std::max(ends[i], ends[i + 1])});
  std::sort(puzzle.edges.begin(), puzzle.edges.end());
  puzzle.edges.erase(std::unique(puzzle.edges.begin(), puzzle.edges.end()), puzzle.edges.end());
  return {ground_of<graph_capture::Traits>(), std::move(puzzle)};
}

// The image of a generated source: settings of the generator by name, and the reductions in a row.
inline AnyPuzzle image(Random& random, std::string_view kind,
                       std::map<std::string, std::string, std::less<>> settings,
                       const std::vector<std::string>& via) {
  const Generator& generator = *kind_named(kind)->generator;
  const Values values = Values::from(generator.settings, std::move(settings)).value();
  const std::uint64_t seed = random.below(1'000'000);
  const AnyPuzzle source = generator.start(values, seed).value()({}).value().puzzle;
  return reduce_via(source, via, {}).value().image();
}

// Circles and single edges, each hung up at a vertex of what is there already; or one circle alone,
// whose budgets all but suffice.
inline AnyPuzzle cactus(Random& random) {
  graph_capture::Puzzle puzzle;
  const std::uint32_t vertices = one_of(random, {100, 300, 1'000});
  const std::uint32_t circle = one_of(random, {3, 5, 10, vertices});
  puzzle.budget = circle == vertices ? vertices / 2 - 1 : one_of(random, {3, 4, 5, 6, 8});
  for (std::uint32_t next = 2; next <= vertices;) {
    const auto at = static_cast<std::uint32_t>(random.below(next - 1)) + 1;
    const bool is_edge = circle < vertices && random.below(3) == 0;
    const std::uint32_t more = std::min(is_edge ? 1 : circle - 1, vertices + 1 - next);
    puzzle.edges.push_back({at, next});
    for (std::uint32_t i = 1; i < more; ++i) puzzle.edges.push_back({next + i - 1, next + i});
    if (more > 1) puzzle.edges.push_back({at, next + more - 1});
    next += more;
  }
  std::sort(puzzle.edges.begin(), puzzle.edges.end());
  puzzle.budgets.assign(vertices, puzzle.budget);
  return {ground_of<graph_capture::Traits>(), std::move(puzzle)};
}

// A graph of two sides: each vertex of the larger side is beside so many of the smaller one as
// `degree` says. So many of 100 vertices of the larger side as `idle` says have budget 0, the
// others 1 or 5; those of the smaller side 0, 1 or 5.
inline AnyPuzzle two_sides(Random& random, std::uint32_t smaller, std::uint32_t larger,
                           std::uint32_t degree, std::uint32_t idle) {
  graph_capture::Puzzle puzzle;
  puzzle.budget = 0;
  std::vector<std::uint32_t> side;
  for (std::uint32_t u = 1; u <= smaller; ++u) {
    side.push_back(u);
    puzzle.budgets.push_back(one_of(random, {0, 1, 5}));
  }
  for (std::uint32_t v = smaller + 1; v <= smaller + larger; ++v) {
    puzzle.budgets.push_back(random.below(100) < idle ? 0 : one_of(random, {1, 5}));
    shuffle(side, random);
    for (std::uint32_t i = 0; i < degree; ++i) puzzle.edges.push_back({side[i], v});
  }
  std::sort(puzzle.edges.begin(), puzzle.edges.end());
  return {ground_of<graph_capture::Traits>(), std::move(puzzle)};
}

// A full board of one type, with one budget on white squares and another on black ones.
inline AnyPuzzle chequered(Random& random) {
  constexpr std::array<std::string_view, 4> letters = {"K", "R", "Q", "N"};
  const std::uint32_t side = one_of(random, {8, 12, 16, 24});
  solo_chess::Puzzle puzzle = scattered(random, side, side * side, letters[random.below(4)]);
  const std::uint32_t white = one_of(random, {2, 3, 4}), black = white == 2 ? 1 : 0;
  for (solo_chess::Piece& piece : puzzle.pieces)
    piece.budget = (piece.square.x + piece.square.y) % 2 == 0 ? white : black;
  return any(std::move(puzzle));
}

// A full board of one type on which one piece makes all captures.
inline AnyPuzzle one_walks(Random& random) {
  constexpr std::array<std::string_view, 4> letters = {"K", "R", "Q", "N"};
  const std::uint32_t side = one_of(random, {8, 12, 16, 24});
  solo_chess::Puzzle puzzle = scattered(random, side, side * side, letters[random.below(4)]);
  for (solo_chess::Piece& piece : puzzle.pieces) piece.budget = 0;
  puzzle.pieces[0].budget = solo_chess::unlimited;
  return any(std::move(puzzle));
}

// The image of random clauses, half of those with three literals with an and.
inline AnyPuzzle clauses_as(Random& random, std::string_view pieces, std::uint32_t variables) {
  return image(random, "and-or-sat", {{"variables", std::to_string(variables)}},
               {fmt::format("and-or-sat-to-{}", pieces)});
}

// The image of a graph of degrees up to 3, or of points of a grid, around a Hamiltonian path whose
// ends are given.
inline AnyPuzzle path_as(Random& random, std::string_view pieces, std::string_view shape,
                         std::uint32_t size) {
  return image(random, "hamiltonian-path",
               {{"shape", std::string(shape)},
                {"size", std::to_string(size)},
                {"planted", ""},
                {"ends", ""}},
               {fmt::format("path-to-{}", pieces)});
}

// The image of a dominating set with as few reds as a greedy choice takes, of a colour or of
// classes.
inline AnyPuzzle reds_as(Random& random, std::string_view reduction, std::uint32_t reds,
                         std::uint32_t classes) {
  std::map<std::string, std::string, std::less<>> settings{{"reds", std::to_string(reds)},
                                                           {"blues", std::to_string(2 * reds)}};
  if (classes > 0) settings["classes"] = std::to_string(classes);
  return image(random, "red-blue-dominating-set", settings, {std::string(reduction)});
}

}  // namespace hardboard::bench
