// New puzzles a second.
#include <fmt/format.h>

#include "bench.h"
#include "methods/solo_chess/generate.h"

namespace hardboard::bench {
namespace {

double rate(std::uint32_t pieces, bool unique, std::uint32_t count) {
  solo_chess::Wish wish;
  wish.pieces = pieces;
  wish.unique = unique;
  Random random(7);
  return count / seconds([&] {
           solo_chess::DistinctPuzzles made;
           for (std::uint32_t i = 0; i < count; ++i) solo_chess::generate(wish, random, {}, made);
         });
}

}  // namespace

void generator() {
  fmt::print(
      "Generated 8x8 puzzles a second, budget 2, king last, graded.\n"
      "Reference: puzzles of the same size that need not be unique.\n");
  fmt::print("{:<10} {:>10} {:>10} {:>10}\n", "pieces", "unique", "wanted", "any");
  struct Row {
    std::uint32_t pieces, unique, any;  // how many of each are made
    double wanted;                      // unique ones a second
  };
  for (const Row& row : {Row{8, 200, 2000, 20}, Row{11, 30, 200, 2}, Row{14, 10, 50, 0.5}})
    fmt::print("{:<10} {:>10.1f} {:>10} {:>10.0f}\n", row.pieces,
               rate(row.pieces, true, row.unique), row.wanted, rate(row.pieces, false, row.any));
  fmt::print("\n");
}

}  // namespace hardboard::bench
