// Boards drawn as rows of cells: the blocks of several kinds of puzzles.
#pragma once

#include <algorithm>
#include <cstdint>
#include <fmt/format.h>
#include <limits>
#include <span>
#include <string_view>

#include "base/counted.h"
#include "base/scanner.h"
#include "base/square.h"

namespace hardboard {

struct DrawingSize {
  std::int64_t width = 0, height = 0;
};

// Takes a cell off the front of a word: a character of `letters` and, if cells have numbers, the
// number or the `*` behind the character. So rows may be written without blanks ("R2..B"). A word
// that begins with any other character is taken whole, for its reader to refuse.
inline std::string_view take_cell(std::string_view& word, std::string_view letters,
                                  bool has_numbers) {
  constexpr std::string_view unlimited = "unlimited";
  std::size_t size = letters.find(word[0]) == letters.npos ? word.size() : 1;
  if (has_numbers && size == 1) {
    if (word.substr(1, unlimited.size()) == unlimited) size += unlimited.size();
    while (size < word.size() && ((word[size] >= '0' && word[size] <= '9') || word[size] == '*'))
      ++size;
  }
  const std::string_view cell = word.substr(0, size);
  word.remove_prefix(size);
  return cell;
}

// Does a line that begins with the word go on with one of the keys, rather than with a row? A
// mistyped key counts if its first two letters are right: then its reader lists the keys. Any other
// line is a row, whose wrong characters are told one by one.
inline bool begins_as_key(std::string_view word, std::span<const std::string_view> keys) {
  return word.size() >= 2 && std::any_of(keys.begin(), keys.end(), [&](std::string_view key) {
           return key.substr(0, 2) == word.substr(0, 2);
         });
}

// Reads the rows of a block, up to the next line of `keys` or the end of the text, and calls
// visit(cell, column, row) for each cell, with rows counted from the top. The reading ends early if
// visit says false after it has set the scanner's error. All rows are equally long, no blank line
// stands between two rows, and comments may follow a blank line at the end. `origin` is the lower
// left square; all squares of the drawing have 32-bit coordinates. On failure returns false, with
// the scanner's error set. O(size).
template <class Visit>
bool scan_drawing(Scanner& in, std::span<const std::string_view> keys, Square origin,
                  std::string_view letters, bool has_numbers, DrawingSize& size, Visit visit) {
  constexpr std::int64_t most = std::numeric_limits<std::int32_t>::max();
  const auto is_cells = [&](std::string_view word) {
    return word.find_first_not_of(letters) == word.npos;
  };
  bool gap = false;
  size = {};
  while (in.next_raw_line()) {
    std::string_view word = in.next_word();
    if (word.empty()) {
      gap = true;
      continue;
    }
    // No row follows a blank line.
    if ((gap ? is_key(word) : begins_as_key(word, keys)) && !is_cells(word)) {
      in.unread_line();
      break;
    }
    if (gap && word[0] == '#' && (word.size() > 1 || !is_cells(in.next_word()))) continue;
    if (gap) return in.fail(word, "a blank line inside the board");
    std::int64_t column = 0;
    for (; !word.empty(); word = in.next_word()) {
      while (!word.empty()) {
        const std::string_view cell = take_cell(word, letters, has_numbers);
        if (size.height > 0 && column == size.width) {
          return in.fail(cell, fmt::format("this row has more squares than the first, which has {}",
                                           size.width));
        }
        if (origin.x + column > most)
          return in.fail(cell, "the board goes beyond 32-bit coordinates");
        if (!visit(cell, column, size.height)) return false;
        ++column;
      }
    }
    if (size.height == 0) size.width = column;
    if (column < size.width) {
      return in.fail(in.here(), fmt::format("this row has {}, the first has {}",
                                            counted(static_cast<std::uint64_t>(column), "square"),
                                            size.width));
    }
    ++size.height;
  }
  if (origin.y + size.height - 1 > most)
    return in.fail(in.here(), "the board goes beyond 32-bit coordinates");
  return true;
}

}  // namespace hardboard
