#include "draw/peg_parts.h"

#include <algorithm>
#include <fmt/format.h>
#include <variant>

#include "base/counted.h"
#include "draw/words.h"
#include "puzzles/peg_solitaire/jumps.h"
#include "puzzles/peg_solitaire/replay.h"

namespace hardboard::draw {

using peg_solitaire::Colouring, peg_solitaire::Goal, peg_solitaire::Jump, peg_solitaire::Pagoda;
using peg_solitaire::Pagodas, peg_solitaire::PositionClass, peg_solitaire::Weight;

Window window_of(const peg_solitaire::Puzzle& puzzle) {
  const auto [left, right] = std::minmax_element(puzzle.holes.begin(), puzzle.holes.end(),
                                                 [](Square a, Square b) { return a.x < b.x; });
  const std::int64_t low = puzzle.holes.front().y, high = puzzle.holes.back().y;
  return {left->x, low, std::int64_t{right->x} - left->x + 1, high - low + 1};
}

std::string headline(const peg_solitaire::Puzzle& puzzle) {
  const auto pegs = std::count(puzzle.pegs.begin(), puzzle.pegs.end(), 1);
  std::string goal;
  switch (puzzle.goal) {
    case Goal::peg:
      goal = "a peg must come to " + name(puzzle.at);
      break;
    case Goal::one:
      goal = "one peg must remain";
      break;
    case Goal::one_at:
      goal = "one peg must remain, on " + name(puzzle.at);
      break;
    case Goal::target:
      goal = "the pegs of the target must remain";
      break;
  }
  return fmt::format("{} on {}; {}", counted(static_cast<std::size_t>(pegs), "peg"),
                     counted(puzzle.holes.size(), "hole"), goal);
}

std::vector<HoleFunction> functions_of(const peg_solitaire::Puzzle& puzzle,
                                       const peg_solitaire::Proof& proof) {
  std::vector<HoleFunction> functions;
  const auto add = [&](bool is_colouring, const auto& entries, auto square, auto value) {
    HoleFunction& function = functions.emplace_back();
    function.is_colouring = is_colouring;
    function.values.assign(puzzle.holes.size(), 0);
    for (const auto& entry : entries)
      if (const auto hole = hole_at(puzzle, square(entry))) function.values[*hole] = value(entry);
  };
  const auto add_colourings = [&](const std::vector<Colouring>& colourings) {
    for (const Colouring& colouring : colourings)
      add(
          true, colouring.coloured, [](Square s) { return s; }, [](Square) { return 1; });
  };
  if (const auto* classes = std::get_if<PositionClass>(&proof)) add_colourings(classes->colourings);
  if (const auto* pagodas = std::get_if<Pagodas>(&proof)) {
    for (const Pagoda& pagoda : pagodas->pagodas)
      add(
          false, pagoda.weights, [](const Weight& w) { return w.hole; },
          [](const Weight& w) { return w.weight; });
    add_colourings(pagodas->colourings);
  }
  return functions;
}

std::vector<Jump> legal_part(const peg_solitaire::Puzzle& puzzle, const std::vector<Jump>& jumps) {
  peg_solitaire::Game game(puzzle);
  std::vector<Jump> legal;
  for (const Jump& jump : jumps) {
    if (game.play(jump)) break;
    legal.push_back(jump);
  }
  return legal;
}

}  // namespace hardboard::draw
