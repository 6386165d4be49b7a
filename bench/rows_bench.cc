// One row of up to ten million pieces, without reading and writing. Usage: rows_bench [n] [name]
#include <cstdlib>
#include <utility>
#include <vector>

#include "base/random.h"
#include "growth.h"
#include "methods/solo_chess/one_row.h"

namespace hardboard {
namespace {

using solo_chess::Puzzle;

struct Shape {
  const char* name;
  std::uint32_t empty;   // chance in percent that a square is empty
  std::uint32_t kings;   // chance in percent that a piece is a king
  std::uint32_t budget;  // budgets are 0 .. budget - 1 for rooks, 0 .. king_budget for kings
  std::uint32_t king_budget;
  bool shuffled;  // pieces are listed in any order
  bool goal;
};

Puzzle make(const Shape& shape, std::uint32_t n) {
  Random random(2);
  Puzzle puzzle;
  puzzle.types = {*solo_chess::standard_type('K'), *solo_chess::standard_type('R')};
  puzzle.pieces.reserve(n);
  for (std::int32_t x = 0; puzzle.pieces.size() < n; ++x) {
    if (random.below(100) < shape.empty) continue;
    const bool king = random.below(100) < shape.kings;
    const auto budget = static_cast<std::uint32_t>(
        king ? random.below(shape.king_budget + std::uint64_t{1}) : random.below(shape.budget));
    puzzle.pieces.push_back({{x, 1}, budget, static_cast<std::uint8_t>(king ? 0 : 1)});
  }
  if (shape.goal) puzzle.goal = puzzle.pieces[n / 2].square;
  if (shape.shuffled) {
    for (std::size_t i = n; i > 1; --i)
      std::swap(puzzle.pieces[i - 1], puzzle.pieces[random.below(i)]);
  }
  return puzzle;
}

}  // namespace
}  // namespace hardboard

int main(int argc, char** argv) {
  using hardboard::Shape;
  const auto most =
      static_cast<std::uint32_t>(argc > 1 ? std::strtoul(argv[1], nullptr, 10) : 10'000'000);
  const std::vector<Shape> shapes = {
      {"rooks, budgets 0..2, in order", 50, 0, 3, 0, false, false},
      {"rooks, budgets 0..2, shuffled", 50, 0, 3, 0, true, false},
      {"rooks, budgets 0..2, a goal", 50, 0, 3, 0, true, true},
      {"kings and rooks, 0..3, half full", 50, 50, 3, 3, true, false},
      {"kings and rooks, 0..3, full row", 0, 50, 3, 3, true, false},
      {"kings, budgets 0..3, full row", 0, 100, 1, 3, false, false},
      {"one run, king budgets 0..1000", 0, 50, 2, 1000, false, false},
      {"one run, king budgets 0..100000", 0, 50, 2, 100'000, false, true},
  };
  std::vector<hardboard::bench::Case> cases;
  for (const Shape& shape : shapes) {
    cases.push_back({shape.name, [&](std::uint32_t n) { return hardboard::make(shape, n); },
                     &hardboard::solo_chess::solve_one_row});
  }
  hardboard::bench::growth_table(cases, most, argc > 2 ? argv[2] : "");
}
