#include "gadgets/read_table.h"

#include <utility>

namespace hardboard::gadgets {
namespace {

bool scan_signal(Scanner& in, const Gadget& gadget, std::uint8_t& signal) {
  const std::string_view word = in.next_word();
  const std::optional<std::uint8_t> found = signal_named(gadget, word);
  if (!found) return in.fail_expected("a signal's name", word);
  signal = *found;
  return true;
}

// "0 1 | 1 0", "-" or "cleared".
bool scan_outcomes(Scanner& in, const Gadget& gadget, std::vector<Outcome>& outcomes) {
  const std::size_t outputs = gadget.outputs().size();
  const Scanner before = in;
  const std::string_view word = in.next_word();
  if (word == "-") return true;
  if (outputs == 0) {
    outcomes.emplace_back();
    return word == "cleared" || in.fail_expected("`cleared` or `-`", word);
  }
  in = before;
  for (;;) {
    Outcome& outcome = outcomes.emplace_back();
    for (std::size_t i = 0; i < outputs; ++i)
      if (!scan_signal(in, gadget, outcome.emplace_back())) return false;
    const Scanner behind = in;
    if (in.next_word() != "|") {
      in = behind;
      return true;
    }
  }
}

bool scan_row(Scanner& in, Gadget& gadget) {
  Row row;
  const std::size_t inputs = gadget.inputs().size();
  for (std::size_t i = 0; i < inputs; ++i)
    if (!scan_signal(in, gadget, row.inputs.emplace_back())) return false;
  const std::string_view colon = in.next_word();
  if (colon != ":") return in.fail_expected("`:` behind a signal for each input", colon);
  if (gadget.row_of(row.inputs) != nullptr) return in.fail(colon, "a second row of these inputs");
  if (!scan_outcomes(in, gadget, row.outcomes)) return false;
  keep_greatest(gadget, row.outcomes);
  gadget.table.push_back(std::move(row));
  return in.expect_line_end();
}

}  // namespace

std::optional<std::uint8_t> signal_named(const Gadget& gadget, std::string_view name) {
  for (std::size_t i = 0; i < gadget.signals.size(); ++i)
    if (gadget.signals[i].name == name) return static_cast<std::uint8_t>(i);
  return std::nullopt;
}

bool scan_table(Scanner& in, Gadget& gadget) {
  if (!in.expect_line_end()) return false;
  while (in.next_line()) {
    const Scanner before = in;
    if (is_key(in.next_word())) {
      in.unread_line();
      return true;
    }
    in = before;
    if (!scan_row(in, gadget)) return false;
  }
  return true;
}

}  // namespace hardboard::gadgets
