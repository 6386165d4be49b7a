#include "problems/integer_programme/puzzle.h"

#include <algorithm>

namespace hardboard::integer_programme {

Sum objective_of(const Puzzle& puzzle, const Solution& values) {
  Sum sum = puzzle.constant;
  for (std::size_t j = 0; j < puzzle.columns.size(); ++j)
    sum += Sum{puzzle.columns[j].cost} * values[j];
  return sum;
}

std::string to_string(Sum sum) {
  std::string digits;
  const bool is_negative = sum < 0;
  do {
    const int digit = static_cast<int>(sum % 10);
    digits += static_cast<char>('0' + (digit < 0 ? -digit : digit));
    sum /= 10;
  } while (sum != 0);
  if (is_negative) digits += '-';
  std::reverse(digits.begin(), digits.end());
  return digits;
}

}  // namespace hardboard::integer_programme
