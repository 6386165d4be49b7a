#include "kernel/army.h"

#include <cstdlib>
#include <unordered_set>

namespace hardboard::kernel {
namespace {

Box read_box(Reader& in) {
  const Square low = read_square(in);
  return {low, read_square(in)};
}

void write(std::ostream& out, const Box& box) {
  out << box.low.x << ' ' << box.low.y << ' ' << box.high.x << ' ' << box.high.y;
}

Square sum(Square a, Square b) {
  return {a.x + b.x, a.y + b.y};
}

}  // namespace

bool Army::is_desert(Square at) const {
  if (shape == "half-plane") return at.y > 0;
  if (shape == "rhombus") return std::abs(at.x) + std::abs(at.y) <= radius;
  return shape == "box" ? box.has(at) : squares.find(at) != Grid::none;
}

Army read_army(Reader& in) {
  Army puzzle;
  in.line("desert");
  puzzle.shape = in.word("a shape");
  if (puzzle.shape == "rhombus") {
    puzzle.radius = in.number("the radius", 0, most_coordinate);
  } else if (puzzle.shape == "box") {
    puzzle.box = read_box(in);
  } else if (puzzle.shape == "squares") {
    for (std::int64_t left = in.number("how many squares", 0, no_bound - 1); left > 0; --left) {
      in.line();
      puzzle.squares.add(in);
    }
  } else if (puzzle.shape != "half-plane") {
    in.fail("expected half-plane, rhombus, box or squares");
  }
  in.line("goal");
  puzzle.goal = read_square(in);
  if (!puzzle.is_desert(puzzle.goal)) in.fail("expected a goal in the desert");
  in.line("window");
  const bool has_window = in.word("`all` or `box`") == "box";
  if (has_window) puzzle.window = read_box(in);
  in.line("moves");
  for (std::int64_t left = in.number("how many moves", 1, 1'000'000); left > 0; --left) {
    in.line("put");
    Move move;
    move.put = read_square(in);
    if (in.word("`take`") != "take") in.fail("expected `take`");
    do move.taken.push_back(read_square(in));
    while (in.has_word());
    puzzle.moves.push_back(move);
  }
  return puzzle;
}

void write(std::ostream& out, const Army& puzzle) {
  out << "peg-army\ndesert " << puzzle.shape;
  if (puzzle.shape == "rhombus") out << ' ' << puzzle.radius;
  if (puzzle.shape == "box") write(out << ' ', puzzle.box);
  if (puzzle.shape == "squares") out << ' ' << puzzle.squares.size();
  for (std::uint32_t i = 0; i < puzzle.squares.size(); ++i)
    out << '\n' << puzzle.squares[i].x << ' ' << puzzle.squares[i].y;
  out << "\ngoal " << puzzle.goal.x << ' ' << puzzle.goal.y << "\nwindow ";
  if (puzzle.window)
    write(out << "box ", *puzzle.window);
  else
    out << "all";
  out << "\nmoves " << puzzle.moves.size() << '\n';
  for (const Move& move : puzzle.moves) {
    out << "put " << move.put.x << ' ' << move.put.y << " take";
    for (const Square by : move.taken) out << ' ' << by.x << ' ' << by.y;
    out << '\n';
  }
}

void play(const Army& puzzle, Reader& in) {
  std::unordered_set<Square, SquareHash> pegs;
  for (std::int64_t left = in.number("how many pegs", 0, INT64_MAX); left > 0; --left) {
    in.line();
    const Square at = read_square(in);
    need(!puzzle.is_desert(at), "a peg is deployed in the desert, on " + words(at));
    need(!puzzle.window || puzzle.window->has(at), "a peg is deployed beyond the window");
    need(pegs.insert(at).second, "two pegs are deployed on " + words(at));
  }
  in.line("moves");
  const std::int64_t moves = in.number("how many moves", 0, INT64_MAX);
  for (std::int64_t number = 1; number <= moves; ++number) {
    in.line();
    const Move& move = puzzle.moves[in.index("a move", puzzle.moves.size())];
    const Square at = read_square(in), put = sum(at, move.put);
    const std::string name = "move " + std::to_string(number);
    for (const Square by : move.taken)
      need(pegs.count(sum(at, by)) > 0, name + ": no peg is on " + words(sum(at, by)));
    need(!puzzle.window || puzzle.window->has(put), name + " leads beyond the window");
    need(pegs.count(put) == 0, name + ": a peg is on " + words(put) + " already");
    for (const Square by : move.taken) pegs.erase(sum(at, by));
    pegs.insert(put);
  }
  need(pegs.count(puzzle.goal) > 0, "in the end no peg is on the goal");
}

}  // namespace hardboard::kernel
