#include "methods/peg_solitaire/box_search.h"

namespace hardboard::peg_solitaire {

void BoxSearch::clear_slots(std::size_t parents) {
  // A position in a box has rarely more than 16 jumps.
  slots_.assign(std::bit_ceil(32 * parents + 64), 0);
  free_slots_ = slots_.size() / 2;
}

bool BoxSearch::is_new(std::uint64_t position) {
  if (free_slots_ == 0) return false;
  const std::size_t mask = slots_.size() - 1;
  std::size_t slot = (position * 0x9e3779b97f4a7c15U >> 32) & mask;
  while (slots_[slot] != 0 && slots_[slot] != position) slot = (slot + 1) & mask;
  if (slots_[slot] == position) return false;
  slots_[slot] = position;
  --free_slots_;
  return true;
}

void BoxSearch::keep(std::size_t begin, std::size_t width) {
  order_.clear();
  for (std::size_t i = begin; i < states_.size(); ++i)
    order_.push_back({-states_[i].weight, static_cast<std::uint32_t>(i)});
  std::nth_element(order_.begin(), order_.begin() + static_cast<std::ptrdiff_t>(width),
                   order_.end());
  states_.reserve(states_.size() + width);
  for (std::size_t i = 0; i < width; ++i) states_.push_back(states_[order_[i].second]);
}

void BoxSearch::collect(std::uint32_t state) {
  for (; state != 0; state = states_[state].parent) jumps_.push_back(states_[state].jump);
  std::reverse(jumps_.begin(), jumps_.end());
}

}  // namespace hardboard::peg_solitaire
