#include "gadgets/verify.h"

#include <algorithm>

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

// Calls visit(digits) for all sequences of `size` digits from 0 to `most`, while it returns true.
template <class Visit>
void for_each_number(std::size_t size, std::uint8_t most, Visit visit) {
  std::vector<std::uint8_t> digits(size, 0);
  for (;;) {
    if (!visit(digits)) return;
    std::size_t i = 0;
    while (i < size && digits[i] == most) digits[i++] = 0;
    if (i == size) return;
    ++digits[i];
  }
}

// False if the limits were reached.
bool compare(const Gadget& gadget, bool is_reversed, std::span<const std::uint8_t> longer,
             const Limits& limits, Verification& result) {
  for (const Row& claimed : gadget.table) {
    Found found = outcomes_of(layout_of(gadget, claimed.inputs, longer), limits);
    if (!found) return false;
    ++result.rows;
    const Row row = row_from(claimed.inputs, *found);
    if (row == claimed) continue;
    Difference difference{is_reversed, {longer.begin(), longer.end()}, claimed, row, {}, {}};
    for (const Outcome& outcome : claimed.outcomes)
      if (!is_below_some(gadget, outcome, row.outcomes)) difference.missing.push_back(outcome);
    for (FoundOutcome& outcome : *found)
      if (!is_below_some(gadget, outcome.outcome, claimed.outcomes))
        difference.unclaimed.push_back(std::move(outcome));
    result.differences.push_back(std::move(difference));
  }
  return true;
}

}  // namespace

Verification verify(const Gadget& gadget, std::uint8_t longer, const Limits& limits) {
  Verification result;
  const std::uint8_t most = has_wires(gadget.game) ? longer : 0;
  bool goes_on = true;
  const auto compare_all = [&](const Gadget& one, bool is_reversed) {
    for_each_number(one.ports.size(), most, [&](const std::vector<std::uint8_t>& lengths) {
      return goes_on = goes_on && compare(one, is_reversed, lengths, limits, result);
    });
  };
  compare_all(gadget, false);
  if (gadget.reversible) compare_all(reversed(gadget), true);
  if (!goes_on) return result;
  result.is_over = find_leaks(gadget, limits, result.leaks);
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
