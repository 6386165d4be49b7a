#include "base/square.h"

#include <algorithm>

namespace hardboard {
namespace {

// Columns count a .. z, aa .. zz, aaa ...: bijective base 26.
std::string column_letters(std::int64_t x) {
  std::string letters;
  for (; x > 0; x = (x - 1) / 26) letters.push_back(static_cast<char>('a' + (x - 1) % 26));
  std::reverse(letters.begin(), letters.end());
  return letters;
}

}  // namespace

std::string name(Square square) {
  if (square.x < 1 || square.y < 1) {
    return "(" + std::to_string(square.x) + "," + std::to_string(square.y) + ")";
  }
  return column_letters(square.x) + std::to_string(square.y);
}

}  // namespace hardboard
