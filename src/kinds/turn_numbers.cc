#include "kinds/turn_numbers.h"

#include <algorithm>

namespace hardboard::numbered {

std::optional<TurnNumbers> TurnNumbers::make(std::int64_t steps, std::uint32_t moves) {
  TurnNumbers numbers(steps, moves);
  numbers.count_ = steps;
  for (std::uint32_t i = 0; i < moves; ++i)
    if (__builtin_mul_overflow(numbers.count_, steps + 1, &numbers.count_)) return std::nullopt;
  return numbers;
}

std::optional<std::int64_t> TurnNumbers::number_of(std::span<const std::int64_t> turn) const {
  if (turn.empty() || turn.size() > std::size_t{moves_} + 1) return std::nullopt;
  std::int64_t number = 0;
  for (std::uint32_t i = 0; i < moves_; ++i)
    number = number * (steps_ + 1) + (i + 1 < turn.size() ? turn[i] + 1 : 0);
  return number * steps_ + turn.back();
}

std::vector<std::int64_t> TurnNumbers::steps_of(std::int64_t number) const {
  std::vector<std::int64_t> turn{number % steps_};
  number /= steps_;
  for (std::uint32_t i = 0; i < moves_; ++i, number /= steps_ + 1)
    if (const std::int64_t digit = number % (steps_ + 1); digit > 0) turn.push_back(digit - 1);
  std::reverse(turn.begin(), turn.end());
  return turn;
}

}  // namespace hardboard::numbered
