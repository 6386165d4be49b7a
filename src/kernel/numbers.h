// Numbers for things, in the order in which they come: squares of a grid, positions of a search.
#pragma once

#include "kernel/text.h"

namespace hardboard::kernel {

template <class Thing, class Hash = std::hash<Thing>>
class Numbers {
public:
  static constexpr std::uint32_t none = no_bound;

  std::uint32_t size() const { return static_cast<std::uint32_t>(things_.size()); }
  const Thing& operator[](std::size_t number) const { return things_[number]; }
  // The number of a thing; `none` if it has none.
  std::uint32_t find(const Thing& thing) const { return slots_[slot(thing)]; }
  // The number of a thing, and whether it is new: then the thing gets the next number.
  std::pair<std::uint32_t, bool> add(const Thing& thing) {
    if (2 * things_.size() == slots_.size()) {
      slots_.assign(4 * things_.size(), none);
      for (std::uint32_t number = 0; number < size(); ++number)
        slots_[slot(things_[number])] = number;
    }
    std::uint32_t& number = slots_[slot(thing)];
    if (number != none) return {number, false};
    number = size();
    things_.push_back(thing);
    return {number, true};
  }

private:
  // Where the number of a thing stands, or an empty slot if it has none. Half of all slots are
  // empty, and there are 2^k of them.
  std::size_t slot(const Thing& thing) const {
    std::size_t at = Hash()(thing) * 0x9E3779B97F4A7C15 >> 32;
    while (slots_[at &= slots_.size() - 1] != none && things_[slots_[at]] != thing) ++at;
    return at;
  }

  std::vector<Thing> things_;
  std::vector<std::uint32_t> slots_ = std::vector<std::uint32_t>(16, none);
};

}  // namespace hardboard::kernel
