#include "gadgets/plays.h"

#include "base/contract.h"

namespace hardboard::gadgets {

const std::vector<FoundOutcome>& Plays::of(const Gadget& gadget,
                                           std::span<const std::uint8_t> inputs) {
  const auto [row, is_new] = found_.try_emplace({gadget.name, {inputs.begin(), inputs.end()}});
  if (is_new) {
    Found found = outcomes_of(layout_of(gadget, inputs), {});
    promise(found.has_value(), "without limits no limit is reached");
    row->second = std::move(*found);
  }
  return row->second;
}

}  // namespace hardboard::gadgets
