#include "gadgets/gadget.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>

#include "base/contract.h"
#include "base/counted.h"
#include "base/move_words.h"
#include "base/text.h"

namespace hardboard::gadgets {

const GameWords& words_of(Game game) {
  static constexpr std::array<GameWords, 5> words = {
      {{"kings", "K"}, {"knights", "N"}, {"rooks", "R"}, {"pegs", "o"}, {"push-fight", "oKxB"}}};
  return words[static_cast<std::size_t>(game)];
}

std::vector<const Port*> Gadget::inputs() const {
  std::vector<const Port*> found;
  for (const Port& port : ports)
    if (port.takes()) found.push_back(&port);
  return found;
}

std::vector<const Port*> Gadget::outputs() const {
  std::vector<const Port*> found;
  for (const Port& port : ports)
    if (port.leaves()) found.push_back(&port);
  return found;
}

const Row* Gadget::row_of(std::span<const std::uint8_t> inputs) const {
  const auto found = std::find_if(table.begin(), table.end(), [&](const Row& row) {
    return std::equal(row.inputs.begin(), row.inputs.end(), inputs.begin(), inputs.end());
  });
  return found == table.end() ? nullptr : &*found;
}

bool at_most(const Gadget& gadget, std::uint8_t a, std::uint8_t b) {
  if (gadget.game == Game::push_fight) return a == b;
  const std::string &low = gadget.signals[a].name, &high = gadget.signals[b].name;
  for (std::size_t i = 0; i < low.size(); ++i)
    if (low[i] > high[i]) return false;
  return true;
}

bool at_most(const Gadget& gadget, const Outcome& a, const Outcome& b) {
  for (std::size_t i = 0; i < a.size(); ++i)
    if (!at_most(gadget, a[i], b[i])) return false;
  return true;
}

void keep_greatest(const Gadget& gadget, std::vector<Outcome>& outcomes) {
  std::sort(outcomes.begin(), outcomes.end());
  outcomes.erase(std::unique(outcomes.begin(), outcomes.end()), outcomes.end());
  const std::vector<Outcome> all = outcomes;
  std::erase_if(outcomes, [&](const Outcome& low) {
    return std::any_of(all.begin(), all.end(), [&](const Outcome& high) {
      return low != high && at_most(gadget, low, high);
    });
  });
}

std::string in_words(const Gadget& gadget, std::span<const std::uint8_t> signals) {
  std::string words;
  for (const std::uint8_t signal : signals)
    words += (words.empty() ? "" : " ") + gadget.signals[signal].name;
  return words;
}

std::string in_words(const Gadget& gadget, std::span<const Outcome> outcomes) {
  if (outcomes.empty()) return "-";
  std::string words;
  for (const Outcome& outcome : outcomes)
    words += (words.empty() ? "" : " | ") + in_words(gadget, outcome);
  return words.empty() ? "cleared" : words;
}

Gadget reversed(const Gadget& gadget) {
  promise(gadget.reversible, "the gadget works in both directions");
  Gadget result = gadget;
  for (Port& port : result.ports) port.role = port.role == Role::in ? Role::out : Role::in;
  for (Row& row : result.table) std::swap(row.inputs, row.outcomes[0]);
  return result;
}

Result<std::vector<std::uint8_t>> signals_in(const Gadget& gadget, std::string_view words,
                                             std::size_t ports, std::string_view role) {
  std::vector<std::uint8_t> signals;
  while (skip_blanks(words), !words.empty()) {
    const std::string_view word = words.substr(0, words.find(' '));
    words.remove_prefix(word.size());
    const auto found = std::find_if(gadget.signals.begin(), gadget.signals.end(),
                                    [&](const Signal& signal) { return signal.name == word; });
    if (found == gadget.signals.end())
      return error_in_words(fmt::format("{} has no signal {}", gadget.name, in_quotes(word)));
    signals.push_back(static_cast<std::uint8_t>(found - gadget.signals.begin()));
  }
  if (signals.size() == ports) return signals;
  return error_in_words(fmt::format("expected a signal for each of {}'s {}, not {}", gadget.name,
                                    counted(ports, role), signals.size()));
}

}  // namespace hardboard::gadgets
