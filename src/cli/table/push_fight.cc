// The table of all positions of a Push Fight contest.
#include <cmath>
#include <cstdio>
#include <fmt/format.h>
#include <limits>

#include "base/counted.h"
#include "base/machine_memory.h"
#include "cli/session.h"
#include "cli/table/work.h"
#include "methods/push_fight/rank_analysis.h"
#include "methods/push_fight/table_parts.h"

namespace hardboard::cli::table {
namespace {

void print_plan(const push_fight::SlabLayout& layout, double memory, std::uint32_t processes) {
  std::uint64_t positions = 0;
  for (const auto mover : layout.movers()) {
    const auto side = static_cast<std::size_t>(mover);
    positions += push_fight::PositionIndex(layout.contest.board.size(), layout.contest.forces[side],
                                           layout.contest.forces[1 - side])
                     .size();
  }
  fmt::print("positions: {}, {} to analyse\n", positions, push_fight::analysed_positions(layout));
  fmt::print("memory: at most {} for each of {}\n", megabytes(memory),
             counted(processes, "process", "processes"));
  fmt::print("table: {}\n", megabytes(push_fight::bytes_of_table_file(layout.contest)));
  std::fflush(stdout);
}

// What a process may take if nothing else is said.
double share_of_machine(const Ranks& ranks) {
  const double all = static_cast<double>(machine_memory());
  return all > 0 ? all / ranks.on_machine : std::numeric_limits<double>::infinity();
}

}  // namespace

int make_table(const Order& order, const AnyPuzzle& puzzle, const Ranks& ranks) {
  const auto contest = push_fight::contest_of(puzzle.as<push_fight::Puzzle>());
  constexpr auto no_bound = std::numeric_limits<std::size_t>::max();
  if (const std::string why = push_fight::Table::why_not(contest, no_bound); !why.empty())
    return fail_once(ranks, {order.words[0], 0, 0, why});
  const auto journal = read_journal(order.levels, push_fight::journal_head(contest));
  if (ranks.any(!journal.ok())) return journal.ok() ? bad_input : fail_once(ranks, journal.error());
  const bool is_bounded = !std::isinf(order.memory_bytes);
  const double most = is_bounded ? order.memory_bytes : share_of_machine(ranks);
  const auto refuse = [&](double memory) {
    return fail_once(
        ranks, error_in_words(fmt::format("{}a process may need {}{}",
                                          is_bounded ? "--memory: " : "", megabytes(memory),
                                          is_bounded ? ""
                                                     : ", more than its share of this machine has; "
                                                       "--memory SIZE may allow it")));
  };
  const double of_layout = push_fight::SlabLayout::bytes(contest);
  if (ranks.any(of_layout > most)) return refuse(of_layout);
  const push_fight::SlabLayout layout(contest);
  const double memory = push_fight::bytes_of_rank(layout, ranks.count);
  const bool is_too_much = ranks.any(memory > most);
  if (is_too_much && (is_bounded || !order.plans)) return refuse(memory);
  if (ranks.rank == 0) print_plan(layout, memory, ranks.count);
  if (order.plans) return decided;
  if (!has_folder(order.levels, ranks))
    return fail_once(ranks, {order.levels, 0, 0, "is no folder that all processes can see"});

  const auto made = push_fight::make_levels(layout, ranks, order.levels, talk_of(order, ranks));
  end_talk();
  if (!made) return fail_with_words(made.error());
  const std::uint64_t requests = ranks.sum(made->traffic.requests);
  const std::uint64_t bytes = ranks.sum(made->traffic.bytes);
  if (ranks.rank == 0) {
    fmt::print("levels: {}, {} of them made now\n", made->levels, made->levels - made->begun);
    fmt::print("messages: {} blocks asked for in {} rounds, {}\n", requests, made->traffic.rounds,
               megabytes(static_cast<double>(bytes)));
  }
  if (order.table.empty()) return decided;
  if (const auto fault = push_fight::write_table(layout, ranks, order.levels, order.table))
    return fail_with_words(error_in_words(*fault));
  if (ranks.rank == 0) fmt::print("the table is in {}\n", order.table);
  return decided;
}

}  // namespace hardboard::cli::table
