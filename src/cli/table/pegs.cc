// The classes of a peg solitaire game that play can reach, and of these the won ones.
#include <cmath>
#include <cstdio>
#include <fmt/format.h>

#include "base/counted.h"
#include "cli/session.h"
#include "cli/table/work.h"
#include "methods/peg_solitaire/rank_classes.h"

namespace hardboard::cli::table {
namespace {

void print(const peg_solitaire::ClassReport& report) {
  peg_solitaire::ClassCount all;
  fmt::print("{:>5} {:>14} {:>14} {:>16} {:>16}\n", "jumps", "classes", "won", "positions", "won");
  const auto row = [](const auto& name, const peg_solitaire::ClassCount& count) {
    fmt::print("{:>5} {:>14} {:>14} {:>16} {:>16}\n", name, count.reached, count.won,
               count.reached_positions, count.won_positions);
  };
  for (std::size_t jumps = 0; jumps < report.levels.size(); ++jumps) {
    const peg_solitaire::ClassCount& count = report.levels[jumps];
    row(jumps, count);
    all.reached += count.reached;
    all.won += count.won;
    all.reached_positions += count.reached_positions;
    all.won_positions += count.won_positions;
  }
  row("all", all);
}

}  // namespace

int make_classes(const Order& order, const AnyPuzzle& any, const Ranks& ranks) {
  const auto& puzzle = any.as<peg_solitaire::Puzzle>();
  if (puzzle.holes.size() > peg_solitaire::most_searched) {
    return fail_once(
        ranks, {order.words[0], 0, 0,
                fmt::format("expected a board of up to {} holes", peg_solitaire::most_searched)});
  }
  constexpr double usual = 1e9;
  const auto sizes = peg_solitaire::sizes_within(
      puzzle, std::isinf(order.memory_bytes) ? usual : order.memory_bytes);
  if (!sizes) return fail_once(ranks, error_in_words("--memory: too little for any work"));
  if (ranks.rank == 0) {
    fmt::print("memory: at most {} for each of {}\n",
               megabytes(peg_solitaire::bytes_of_classes(puzzle, *sizes)),
               counted(ranks.count, "process", "processes"));
    std::fflush(stdout);
  }
  if (order.plans) return decided;
  if (!has_folder(order.levels, ranks))
    return fail_once(ranks, {order.levels, 0, 0, "is no folder that all processes can see"});
  const auto made = peg_solitaire::make_classes(puzzle, ranks, order.levels, order.table,
                                                talk_of(order, ranks), *sizes);
  if (!made) return fail_with_words(made.error());
  const std::uint64_t bytes = ranks.sum(made->traffic.bytes);
  if (ranks.rank != 0) return decided;
  end_talk();
  print(*made);
  fmt::print("messages: {} in {} rounds; {}\n", megabytes(static_cast<double>(bytes)),
             made->traffic.rounds, counted(made->traffic.sweeps, "sweep"));
  if (!order.table.empty()) fmt::print("the classes are in {}\n", order.table);
  return decided;
}

}  // namespace hardboard::cli::table
