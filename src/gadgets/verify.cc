#include "gadgets/verify.h"

#include <algorithm>
#include <atomic>
#include <functional>
#include <optional>
#include <thread>
#include <utility>

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

Done compare(const Task& task, const Limits& limits) {
  Found found = found_for(task, limits);
  if (!found) return {};
  const Row& claimed = *task.claimed;
  const Row row = row_from(claimed.inputs, *found);
  if (row == claimed) return {true, std::nullopt};
  Difference difference{task.is_reversed, task.longer, claimed, row, {}, {}};
  for (const Outcome& outcome : claimed.outcomes)
    if (!is_below_some(*task.gadget, outcome, row.outcomes)) difference.missing.push_back(outcome);
  for (FoundOutcome& outcome : *found)
    if (!is_below_some(*task.gadget, outcome.outcome, claimed.outcomes))
      difference.unclaimed.push_back(std::move(outcome));
  return {true, std::move(difference)};
}

// Works on the tasks with all threads; one of them tells the progress.
std::vector<Done> work_on(const std::vector<Task>& tasks, const Limits& limits) {
  std::vector<Done> done(tasks.size());
  std::atomic<std::size_t> next = 0;
  const auto work = [&](const Limits& own) {
    for (std::size_t i = next++; i < tasks.size() && !own.reached(); i = next++)
      done[i] = compare(tasks[i], own);
  };
  Limits silent = limits;
  silent.progress = nullptr;
  std::vector<std::thread> others;
  for (std::size_t i = 1; i < std::min<std::size_t>(limits.threads, tasks.size()); ++i)
    others.emplace_back(work, std::cref(silent));
  work(limits);
  for (std::thread& thread : others) thread.join();
  return done;
}

}  // namespace

Verification verify(const Gadget& gadget, std::uint8_t longer, const Limits& limits) {
  const Gadget backward = gadget.reversible ? reversed(gadget) : gadget;
  const std::uint8_t most = gadget.game == Game::push_fight ? 0 : longer;
  std::vector<Task> tasks;
  const auto add_tasks = [&](const Gadget& one, bool is_reversed) {
    for_each_number(one.ports.size(), most, [&](const std::vector<std::uint8_t>& lengths) {
      for (const Row& row : one.table) tasks.push_back({&one, is_reversed, lengths, &row});
    });
  };
  add_tasks(gadget, false);
  if (gadget.reversible) add_tasks(backward, true);
  Verification result;
  result.is_over = true;
  for (Done& done : work_on(tasks, limits)) {
    result.is_over = result.is_over && done.is_over;
    result.rows += done.is_over ? 1 : 0;
    if (done.difference) result.differences.push_back(std::move(*done.difference));
  }
  result.is_over = result.is_over && find_leaks(gadget, limits, result.leaks);
  return result;
}

std::optional<Row> row_of(const Gadget& gadget, std::span<const std::uint8_t> inputs,
                          const Limits& limits) {
  const Found found = outcomes_of(layout_of(gadget, inputs), limits);
  if (!found) return std::nullopt;
  return row_from(inputs, *found);
}

std::optional<std::vector<Row>> table_of(const Gadget& gadget, const Limits& limits) {
  std::vector<Row> table;
  for (const Row& row : gadget.table) {
    std::optional<Row> found = row_of(gadget, row.inputs, limits);
    if (!found) return std::nullopt;
    table.push_back(std::move(*found));
  }
  return table;
}

}  // namespace hardboard::gadgets
