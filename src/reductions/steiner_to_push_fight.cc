#include "reductions/steiner_to_push_fight.h"

#include <algorithm>
#include <fmt/format.h>

#include "base/box.h"
#include "puzzles/push_fight/board.h"
#include "reductions/unit_tree.h"

namespace hardboard {

using push_fight::Direction;
using push_fight::Move;
using push_fight::Piece;
using steiner::Segment;
using Trace = SteinerToPushFight::Trace;
using MadeBoard = Image<SteinerToPushFight>;

namespace {

std::uint64_t columns_of(const steiner::Puzzle& puzzle) {
  return bounding_box(puzzle.points).width() + puzzle.points.size() + 1;
}
std::uint64_t rows_of(const steiner::Puzzle& puzzle) {
  return bounding_box(puzzle.points).height() + 3;
}

Trace trace_of(const steiner::Puzzle& puzzle) {
  const Square low = bounding_box(puzzle.points).low;
  Trace trace;
  trace.shift_x = std::int64_t{2} - low.x;
  trace.shift_y = std::int64_t{Trace::plaza} - low.y;
  // Points are sorted by x.
  const auto first = std::find_if(puzzle.points.begin(), puzzle.points.end(),
                                  [&](Square point) { return point.y == low.y; });
  trace.door = trace.square(*first).x;
  trace.alley = static_cast<std::int32_t>(puzzle.points.size());
  trace.width = static_cast<std::int32_t>(columns_of(puzzle));
  trace.height = static_cast<std::int32_t>(rows_of(puzzle));
  return trace;
}

push_fight::Board board_of(const Trace& trace) {
  std::vector<Square> squares;
  std::vector<push_fight::Edge> rails;
  for (std::int32_t y = trace.height; y >= 1; --y) {
    for (std::int32_t x = 1; x <= trace.width; ++x) {
      const Square square{x, y};
      squares.push_back(square);
      if (y == trace.height) rails.push_back({square, Direction::up});
      if (y == 1 && x != trace.door) rails.push_back({square, Direction::down});
      if (x == 1) rails.push_back({square, Direction::left});
      if (x == trace.width) rails.push_back({square, Direction::right});
    }
  }
  return push_fight::board_of(std::move(squares), rails);
}

push_fight::Position position_of(const Trace& trace, const steiner::Puzzle& puzzle) {
  push_fight::Position position;
  const Square king{trace.door + trace.alley, 2}, anchored{trace.door - 1, 2};
  const std::uint32_t size = trace.index({trace.width, 1}) + 1;
  for (std::uint32_t i = 0; i < size; ++i) {
    const auto [x, y] = trace.square_at(i);
    const bool is_black =
        y == 1 || (y == 2 && (x < anchored.x || x > king.x)) || (y == 3 && x != trace.door);
    position.pieces.push_back(is_black ? Piece::black_pawn : Piece::white_pawn);
  }
  for (const Square point : puzzle.points)
    position.pieces[trace.index(trace.square(point))] = Piece::none;
  position.pieces[trace.index(king)] = Piece::white_king;
  position.pieces[trace.index(anchored)] = Piece::black_king;
  position.anchor = trace.index(anchored);
  return position;
}

// Which squares are points, by index.
std::vector<bool> holes_of(const steiner::Puzzle& puzzle, const MadeBoard& image) {
  std::vector<bool> holes(image.puzzle.board.size(), false);
  for (const Square point : puzzle.points)
    holes[image.trace.index(image.trace.square(point))] = true;
  return holes;
}

// The squares of a tree, as far as they lie beside the points' box moved into it: this keeps the
// tree connected and makes it no longer.
std::vector<bool> squares_of(const steiner::Puzzle& puzzle, const MadeBoard& image,
                             const std::vector<Segment>& segments) {
  const Box box = bounding_box(puzzle.points);
  const auto into = [&](Square square) {
    return image.trace.square(
        {std::clamp(square.x, box.low.x, box.high.x), std::clamp(square.y, box.low.y, box.high.y)});
  };
  std::vector<bool> squares = holes_of(puzzle, image);
  for (const Segment& segment : segments) {
    const Square a = into(segment.a), b = into(segment.b);
    for (std::int32_t y = std::min(a.y, b.y); y <= std::max(a.y, b.y); ++y)
      for (std::int32_t x = std::min(a.x, b.x); x <= std::max(a.x, b.x); ++x)
        squares[image.trace.index({x, y})] = true;
  }
  return squares;
}

// Neighbouring unit segments of a line as one. O(n log n).
std::vector<Segment> joined(std::vector<Segment> units) {
  for (Segment& unit : units)
    if (unit.b < unit.a) std::swap(unit.a, unit.b);
  std::vector<Segment> result;
  for (const bool is_row : {true, false}) {
    std::vector<Segment> line;
    std::copy_if(units.begin(), units.end(), std::back_inserter(line),
                 [&](const Segment& unit) { return (unit.a.y == unit.b.y) == is_row; });
    std::sort(line.begin(), line.end(), [&](const Segment& s, const Segment& t) {
      return is_row ? std::pair(s.a.y, s.a.x) < std::pair(t.a.y, t.a.x) : s.a < t.a;
    });
    for (std::size_t i = 0; i < line.size(); ++i) {
      if (i > 0 && line[i - 1].b == line[i].a)
        result.back().b = line[i].b;
      else
        result.push_back(line[i]);
    }
  }
  return result;
}

}  // namespace

Result<MadeBoard> SteinerToPushFight::forward(const steiner::Puzzle& puzzle, const Limits&) {
  constexpr std::uint64_t most_moves = push_fight::unlimited_moves - 4;
  if (!puzzle.length) return error_in_words("the problem has no length to turn into moves");
  if (*puzzle.length > most_moves)
    return error_in_words("the length is too large for a number of moves");
  const std::uint64_t columns = columns_of(puzzle), rows = rows_of(puzzle);
  if (columns > push_fight::most_squares / rows)
    return error_in_words(
        fmt::format("the board would have more than {} squares", push_fight::most_squares));
  const Trace trace = trace_of(puzzle);
  MadeBoard image{{}, trace};
  image.puzzle.board = board_of(trace);
  image.puzzle.position = position_of(trace, puzzle);
  image.puzzle.moves = static_cast<std::uint32_t>(*puzzle.length) + 3;
  return image;
}

bool SteinerToPushFight::keeps_law(const steiner::Puzzle& puzzle, const push_fight::Puzzle& board) {
  return board.board.size() == columns_of(puzzle) * rows_of(puzzle) &&
         board.moves == *puzzle.length + 3;
}

// The tree grows by the door and the alley, up to the root next to the king. A leaf is a hole: the
// next pawn on its way to the root moves there, through holes, and the leaf is taken off. The
// nearest pawns are found by shortcuts, as in a union-find forest.
push_fight::Answer SteinerToPushFight::witness(const steiner::Puzzle& puzzle,
                                               const MadeBoard& image,
                                               const steiner::Answer& solution) {
  const Trace& trace = image.trace;
  const std::vector<bool> holes = holes_of(puzzle, image);
  std::vector<bool> squares = squares_of(puzzle, image, solution.segments);
  squares[trace.index({trace.door, 3})] = true;
  for (std::int32_t i = 0; i < trace.alley; ++i) squares[trace.index({trace.door + i, 2})] = true;
  const UnitTree tree = tree_within(squares, holes, static_cast<std::uint32_t>(trace.width),
                                    trace.index({trace.door + trace.alley - 1, 2}));
  // Of each position in the tree: a pawn stands there, or the nearest one is at this ancestor or
  // behind it.
  std::vector<std::uint32_t> toward(tree.squares.size());
  std::vector<bool> is_hole;
  for (const std::uint32_t square : tree.squares) is_hole.push_back(holes[square]);
  for (std::uint32_t i = 0; i < toward.size(); ++i) toward[i] = tree.parents[i];
  push_fight::Answer answer;
  answer.verdict = Verdict::solvable;
  answer.turn.emplace();
  // Every square stands behind its parent, so that the last square of the tree is a leaf.
  for (auto leaf = static_cast<std::uint32_t>(tree.squares.size()); leaf-- > 0 && !is_hole[0];) {
    std::uint32_t pawn = tree.parents[leaf];
    while (is_hole[pawn]) {
      toward[pawn] = is_hole[toward[pawn]] ? toward[toward[pawn]] : toward[pawn];
      pawn = toward[pawn];
    }
    answer.turn->moves.push_back(
        {trace.square_at(tree.squares[pawn]), trace.square_at(tree.squares[leaf])});
    is_hole[pawn] = true;
  }
  answer.turn->moves.push_back({{trace.door + trace.alley, 2}, {trace.door, 2}});
  answer.turn->push = {{trace.door, 2}, Direction::down};
  return answer;
}

Result<steiner::Answer> SteinerToPushFight::recover(const steiner::Puzzle& puzzle,
                                                    const MadeBoard& image,
                                                    const push_fight::Answer& answer) {
  const Trace& trace = image.trace;
  const std::vector<bool> holes = holes_of(puzzle, image);
  std::vector<bool> emptied = holes;
  for (const Move& move : answer.turn->moves)
    if (move.from.y >= Trace::plaza) emptied[trace.index(move.from)] = true;
  const UnitTree tree = tree_within(emptied, holes, static_cast<std::uint32_t>(trace.width),
                                    trace.index({trace.door, Trace::plaza}));
  std::vector<Segment> units;
  const auto point = [&](std::uint32_t i) { return trace.point(trace.square_at(tree.squares[i])); };
  for (std::uint32_t i = 1; i < tree.squares.size(); ++i)
    units.push_back({point(i), point(tree.parents[i])});
  steiner::Answer solution = steiner::solved(joined(std::move(units)));
  if (auto fault = steiner::fault_of(puzzle, solution.segments))
    return error_in_words(std::move(*fault));
  return solution;
}

Refusal SteinerToPushFight::refusal() {
  return {Verdict::unsolvable, "no tree is short enough: refusal"};
}

std::vector<Part> SteinerToPushFight::parts(const steiner::Puzzle& puzzle, const MadeBoard& image) {
  std::vector<Part> parts;
  for (std::size_t i = 0; i < puzzle.points.size(); ++i)
    parts.push_back({fmt::format("point {}", i + 1), {image.trace.square(puzzle.points[i])}});
  Part alley{"alley"};
  for (std::int32_t i = 0; i < image.trace.alley; ++i)
    alley.squares.push_back({image.trace.door + i, 2});
  parts.push_back(std::move(alley));
  parts.push_back({"door", {{image.trace.door, 3}}});
  return parts;
}

std::vector<std::string> SteinerToPushFight::meanings(const steiner::Puzzle& puzzle,
                                                      const MadeBoard& image,
                                                      const push_fight::Answer& answer) {
  std::vector<std::string> meanings;
  if (!answer.turn) return meanings;
  std::vector<bool> emptied = holes_of(puzzle, image);
  for (const Move& move : answer.turn->moves) {
    std::string words;
    if (move.from.y >= Trace::plaza && !emptied[image.trace.index(move.from)]) {
      const Square point = image.trace.point(move.from);
      words = fmt::format("the tree takes up ({}, {})", point.x, point.y);
      emptied[image.trace.index(move.from)] = true;
    }
    meanings.push_back(std::move(words));
  }
  meanings.emplace_back();  // the push
  return meanings;
}

}  // namespace hardboard
