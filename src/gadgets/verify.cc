#include "gadgets/verify.h"

#include <algorithm>
#include <atomic>
#include <optional>
#include <utility>

#include "base/by_threads.h"
#include "gadgets/long_wires.h"
#include "gadgets/stretch.h"

namespace hardboard::gadgets {
namespace {

bool is_below_some(const Gadget& gadget, const Outcome& low, const std::vector<Outcome>& highs) {
  return std::any_of(highs.begin(), highs.end(),
                     [&](const Outcome& high) { return at_most(gadget, low, high); });
}

Row row_from(std::span<const std::uint8_t> inputs, const std::vector<FoundOutcome>& found) {
  Row row{{inputs.begin(), inputs.end()}, {}};
  for (const FoundOutcome& outcome : found) row.outcomes.push_back(outcome.outcome);
  return row;
}

// Calls visit(digits) for all sequences of `size` digits from 0 to `most`.
template <class Visit>
void for_each_number(std::size_t size, std::uint8_t most, Visit visit) {
  std::vector<std::uint8_t> digits(size, 0);
  for (;;) {
    visit(digits);
    std::size_t i = 0;
    while (i < size && digits[i] == most) digits[i++] = 0;
    if (i == size) return;
    ++digits[i];
  }
}

// A line of the table on a board with certain wires.
struct Task {
  const Gadget* gadget = nullptr;
  bool is_reversed = false;
  std::vector<std::uint8_t> longer;
  const Row* claimed = nullptr;
};

// What became of a task.
struct Done {
  bool is_over = false;
  std::optional<Difference> difference;
};

Found found_for(const Task& task, const Limits& limits) {
  if (task.gadget->game != Game::rooks)
    return outcomes_of(layout_of(*task.gadget, task.claimed->inputs, task.longer), limits);
  const Gadget wide = stretched(*task.gadget, task.longer);
  return outcomes_of(layout_of(wide, task.claimed->inputs), limits);
}

Done compare(const Task& task, std::vector<FoundOutcome> found) {
  const Row& claimed = *task.claimed;
  const Row row = row_from(claimed.inputs, found);
  if (row == claimed) return {true, std::nullopt};
  Difference difference{task.is_reversed, task.longer, claimed, row, {}, {}};
  for (const Outcome& outcome : claimed.outcomes)
    if (!is_below_some(*task.gadget, outcome, row.outcomes)) difference.missing.push_back(outcome);
  for (FoundOutcome& outcome : found)
    if (!is_below_some(*task.gadget, outcome.outcome, claimed.outcomes))
      difference.unclaimed.push_back(std::move(outcome));
  return {true, std::move(difference)};
}

// Works on the tasks with all threads; one of them tells the progress.
std::vector<Done> work_on(const std::vector<Task>& tasks, const Limits& limits) {
  std::vector<Done> done(tasks.size());
  std::atomic<std::size_t> next = 0;
  const auto work_within = [&](const Limits& own) {
    for (std::size_t i = next++; i < tasks.size() && !own.reached(); i = next++)
      if (Found found = found_for(tasks[i], own)) done[i] = compare(tasks[i], std::move(*found));
  };
  const auto threads = static_cast<unsigned>(
      std::max<std::size_t>(std::min<std::size_t>(limits.threads, tasks.size()), 1));
  Limits loud = limits;
  loud.memory_bytes /= threads;
  Limits silent = loud;
  silent.progress = nullptr;
  by_threads(threads, [&](unsigned rank) { work_within(rank == 0 ? loud : silent); });
  return done;
}

// Kings and knights: all boards together (long_wires.h); nothing if that can't be done.
std::optional<std::vector<Done>> compare_together(const Gadget& gadget, bool is_reversed,
                                                  std::uint8_t most, const Limits& limits) {
  std::vector<Done> all;
  const bool is_over = for_each_length(
      gadget, most, limits,
      [&](const Row& row, std::span<const std::uint8_t> longer, std::vector<FoundOutcome> found) {
        const Task task{&gadget, is_reversed, {longer.begin(), longer.end()}, &row};
        all.push_back(compare(task, std::move(found)));
      });
  if (is_over) return all;
  if (!limits.reached()) return std::nullopt;  // no room
  all.emplace_back();
  return all;
}

// Pegs: the shortest and the longest wires. If neither differs, no length between differs, since
// longer wires only add outcomes (docs/gadgets.md); nothing if one does.
std::optional<std::vector<Done>> compare_extremes(const Gadget& gadget, bool is_reversed,
                                                  std::uint8_t most, const Limits& limits) {
  std::vector<Task> tasks;
  for (const std::uint8_t length : {std::uint8_t{0}, most})
    for (const Row& row : gadget.table)
      tasks.push_back({&gadget, is_reversed, std::vector(gadget.ports.size(), length), &row});
  std::vector<Done> done = work_on(tasks, limits);
  if (std::any_of(done.begin(), done.end(), [](const Done& one) { return one.difference; }))
    return std::nullopt;
  if (std::any_of(done.begin(), done.end(), [](const Done& one) { return !one.is_over; }))
    return done;
  std::size_t rows = gadget.table.size();
  for (std::size_t port = 0; port < gadget.ports.size(); ++port) rows *= most + 1U;
  return std::vector<Done>(rows, Done{true, std::nullopt});
}

std::vector<Done> compare_all(const Gadget& gadget, bool is_reversed, std::uint8_t most,
                              const Limits& limits) {
  if (most > 0 && has_wires(gadget.game) && has_separate_wires(gadget, most)) {
    const auto compare_some = is_leaper(gadget.game) ? compare_together : compare_extremes;
    if (auto done = compare_some(gadget, is_reversed, most, limits)) return std::move(*done);
  }
  std::vector<Task> tasks;
  for_each_number(gadget.ports.size(), most, [&](const std::vector<std::uint8_t>& lengths) {
    for (const Row& row : gadget.table) tasks.push_back({&gadget, is_reversed, lengths, &row});
  });
  return work_on(tasks, limits);
}

}  // namespace

Verification verify(const Gadget& gadget, std::uint8_t longer, const Limits& limits) {
  Verification result;
  const auto count = [&](Done done) {
    result.is_over = result.is_over && done.is_over;
    result.rows += done.is_over ? 1 : 0;
    if (done.difference) result.differences.push_back(std::move(*done.difference));
  };
  result.is_over = true;
  const std::uint8_t most = gadget.game == Game::push_fight ? 0 : longer;
  for (Done& done : compare_all(gadget, false, most, limits)) count(std::move(done));
  if (gadget.reversible)
    for (Done& done : compare_all(reversed(gadget), true, most, limits)) count(std::move(done));
  result.is_over = result.is_over && find_leaks(gadget, limits, result.leaks);
  return result;
}

std::optional<Row> row_of(const Gadget& gadget, std::span<const std::uint8_t> inputs,
                          const Limits& limits) {
  const Found found = outcomes_of(layout_of(gadget, inputs), limits);
  if (!found) return std::nullopt;
  return row_from(inputs, *found);
}

std::optional<std::vector<std::vector<std::uint8_t>>> rows_without_table(const Gadget& gadget) {
  const std::size_t inputs = gadget.inputs().size();
  std::size_t rows = 1;
  for (std::size_t i = 0; i < inputs && rows <= most_rows_without_table; ++i)
    rows *= gadget.signals.size();
  if (rows > most_rows_without_table) return std::nullopt;
  std::vector<std::vector<std::uint8_t>> all;
  const auto most = static_cast<std::uint8_t>(std::max<std::size_t>(gadget.signals.size(), 1) - 1);
  for_each_number(inputs, most, [&](const auto& signals) { all.push_back(signals); });
  return all;
}

std::optional<std::vector<Row>> table_of(const Gadget& gadget, const Limits& limits) {
  std::vector<std::vector<std::uint8_t>> lists;
  for (const Row& row : gadget.table) lists.push_back(row.inputs);
  if (gadget.table.empty()) lists = rows_without_table(gadget).value_or(std::move(lists));
  std::vector<Row> table;
  for (const std::vector<std::uint8_t>& inputs : lists) {
    std::optional<Row> found = row_of(gadget, inputs, limits);
    if (!found) return std::nullopt;
    table.push_back(std::move(*found));
  }
  return table;
}

}  // namespace hardboard::gadgets
