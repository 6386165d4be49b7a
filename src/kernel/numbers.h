// Numbers for things, in the order in which they come: squares of a grid, positions of a search.
#pragma once

#include <random>

#include "kernel/text.h"

namespace hardboard::kernel {

__extension__ using Wide = unsigned __int128;

// A hash of two numbers. The hash function differs from run to run, so that no text can choose
// things that share their slots. No judgement depends on it.
inline const std::uint64_t secret = std::random_device()() * 0x9E3779B97F4A7C15;
inline std::size_t mixed(std::uint64_t a, std::uint64_t b) {
  const Wide product = Wide{a ^ secret} * (b ^ ~secret);
  return static_cast<std::size_t>(product ^ product >> 64);
}
inline std::size_t hash_of(Wide thing) {
  return mixed(static_cast<std::uint64_t>(thing), static_cast<std::uint64_t>(thing >> 64));
}
template <class Letter>
std::size_t hash_of(const std::basic_string<Letter>& thing) {
  return std::hash<std::basic_string<Letter>>()(thing);
}

// Each `thing` has hash_of(thing).
template <class Thing>
class Numbers {
public:
  static constexpr std::uint32_t none = no_bound;

  std::uint32_t size() const { return static_cast<std::uint32_t>(things_.size()); }
  const Thing& operator[](std::size_t number) const { return things_[number]; }
  // The number of a thing; `none` if the thing has no number.
  std::uint32_t find(const Thing& thing) const { return slots_[slot(thing)]; }
  // The number of a thing, and whether the thing is new. A new thing gets the next number.
  // NotShown if the check should end.
  std::pair<std::uint32_t, bool> add(const Thing& thing) {
    if (2 * things_.size() == slots_.size()) {
      slots_.assign(4 * things_.size(), none);
      for (std::uint32_t number = 0; number < size(); ++number)
        slots_[slot(things_[number])] = number;
    }
    if (size() % 1024 == 0) go_on();
    std::uint32_t& number = slots_[slot(thing)];
    if (number != none) return {number, false};
    number = size();
    things_.push_back(thing);
    return {number, true};
  }

private:
  // The slot with the number of a thing, or an empty slot if the thing has no number. Half of all
  // slots or more are empty, and their number is a power of two.
  std::size_t slot(const Thing& thing) const {
    std::size_t at = hash_of(thing);
    while (slots_[at &= slots_.size() - 1] != none && things_[slots_[at]] != thing) ++at;
    return at;
  }

  std::vector<Thing> things_;
  std::vector<std::uint32_t> slots_ = std::vector<std::uint32_t>(16, none);
};

}  // namespace hardboard::kernel
