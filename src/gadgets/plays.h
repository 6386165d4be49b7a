// Plays of gadgets, each computed once: a board of many gadgets is cleared by the plays of its
// gadgets, one after the other in the direction in which signals flow.
#pragma once

#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "gadgets/found.h"

namespace hardboard::gadgets {

class Plays {
public:
  // The greatest outcomes of the gadget on these signals, one for each input, with their plays. At
  // most once the cost of the game's method (found.h); gadgets are told apart by their names.
  const std::vector<FoundOutcome>& of(const Gadget& gadget, std::span<const std::uint8_t> inputs);

private:
  std::map<std::pair<std::string, std::vector<std::uint8_t>>, std::vector<FoundOutcome>> found_;
};

}  // namespace hardboard::gadgets
