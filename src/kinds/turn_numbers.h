// Numbers of whole turns, made of the numbers of their steps: a digit for each move that a turn may
// have, 0 for none or the move's number and one, and last the number of the push.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace hardboard::numbered {

class TurnNumbers {
public:
  // Of turns of at most so many moves and a push, where steps have numbers below `steps`. Nothing
  // if the numbers do not fit 63 bits. O(moves).
  static std::optional<TurnNumbers> make(std::int64_t steps, std::uint32_t moves);

  // All numbers are below this.
  std::int64_t count() const { return count_; }
  // The number of a turn, whose last step is the push; nothing for no step, or too many. And the
  // steps of a number below count(), which need not be legal. O(moves).
  std::optional<std::int64_t> number_of(std::span<const std::int64_t> turn) const;
  std::vector<std::int64_t> steps_of(std::int64_t number) const;

private:
  TurnNumbers(std::int64_t steps, std::uint32_t moves) : steps_(steps), moves_(moves) {}

  std::int64_t steps_ = 1, count_ = 1;
  std::uint32_t moves_ = 0;
};

}  // namespace hardboard::numbered
