// Push Fight, who wins: tables of boards of several sizes, and the speed of the index.
#include <fmt/format.h>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

#include "base/random.h"
#include "bench.h"
#include "methods/push_fight/retrograde.h"
#include "puzzles/push_fight/board.h"
#include "puzzles/push_fight/table_check.h"

namespace {

using namespace hardboard;
using namespace hardboard::push_fight;

// The published board made smaller: rows of these lengths, each next one a step to the left, rails
// above the first and below the last.
Board slanted_board(const std::vector<std::int32_t>& rows) {
  std::vector<Square> squares;
  std::vector<Edge> rails;
  const auto count = static_cast<std::int32_t>(rows.size());
  for (std::int32_t row = 0; row < count; ++row) {
    const std::int32_t first = row == 0 || row == 2 ? 2 : 1;
    for (std::int32_t x = first; x < first + rows[static_cast<std::size_t>(row)]; ++x) {
      squares.push_back({x, count - row});
      if (row == 0) rails.push_back({{x, count}, Direction::up});
      if (row + 1 == count) rails.push_back({{x, 1}, Direction::down});
    }
  }
  return board_of(squares, rails);
}

void measure(const std::vector<std::int32_t>& rows, Force force, std::uint32_t moves) {
  // A process of its own, so that its memory is its own.
  std::fflush(stdout);
  if (fork() != 0) {
    wait(nullptr);
    return;
  }
  const double before = bench::peak_memory();
  Table table(Contest{slanted_board(rows), {force, force}, moves});
  Analysis analysis;
  Limits limits;
  limits.threads = 2;
  const double time = bench::seconds([&] { analyse(table, analysis, limits); });
  const auto positions = static_cast<double>(table.bytes(Side::white).size());
  const std::uint32_t pieces = 2 * (force.kings + force.pawns);
  std::size_t drawn = 0;
  std::uint32_t deepest_found = 0;
  for (const std::uint8_t byte : table.bytes(Side::white)) {
    const Value value = value_of(byte);
    drawn += value.verdict == Verdict::draw ? 1 : 0;
    deepest_found = std::max(deepest_found, value.depth);
  }
  fmt::print(
      "{:>7} {:>6} {:>6} {:>5} {:>11.0f} {:>6} {:>6} {:>8.2f} s {:>8.0f} {:>8.1f} {:>7.2f}\n",
      table.contest().board.size(), force.kings, force.pawns,
      moves == unlimited_moves ? "any" : std::to_string(moves), positions, deepest_found, drawn,
      time, 1e9 * time / positions, 1e9 * time / positions / pieces,
      (bench::peak_memory() - before) / positions);
  std::fflush(stdout);
  _exit(0);
}

void measure_index() {
  const PositionIndex index(26, {3, 2}, {3, 2});
  Random random(1);
  std::vector<std::uint64_t> numbers(1'000'000);
  for (std::uint64_t& number : numbers) number = random.below(index.size());
  std::vector<RelativePosition> positions(numbers.size());
  const double back = bench::seconds([&] {
    for (std::size_t i = 0; i < numbers.size(); ++i) positions[i] = index.position(numbers[i]);
  });
  std::uint64_t wrong = 0;
  const double there = bench::seconds([&] {
    for (std::size_t i = 0; i < numbers.size(); ++i)
      wrong += index.index(positions[i]) != numbers[i] ? 1U : 0U;
  });
  const auto millions = static_cast<double>(numbers.size()) / 1e6;
  fmt::print(
      "published board: index {:.1f} million/s (reference 14), back {:.1f} million/s "
      "(reference 5), {} wrong\n",
      millions / there, millions / back, wrong);
}

}  // namespace

int main() {
  fmt::print("Push Fight, tables of who wins (two threads, processor time)\n");
  fmt::print("{:>7} {:>6} {:>6} {:>5} {:>11} {:>6} {:>6} {:>10} {:>8} {:>8} {:>7}\n", "squares",
             "kings", "pawns", "moves", "positions", "depth", "draws", "time", "ns/pos.", "/piece",
             "bytes");
  measure({2, 4, 4, 2}, {2, 1}, 2);
  measure({3, 4, 4, 3}, {2, 1}, 2);
  measure({3, 4, 4, 3}, {2, 2}, 0);
  measure({3, 4, 4, 3}, {2, 2}, 2);
  measure({3, 4, 4, 3}, {2, 2}, unlimited_moves);
  measure({3, 5, 5, 3}, {2, 2}, 2);
  measure_index();
}
