// Tables of bad inputs and the words that refuse them.
#pragma once

#include <gtest/gtest.h>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "base/text.h"

namespace hardboard::testing {

struct BadInput {
  std::string text;
  std::string message;  // "LINE:COLUMN: ..."
};

// Each text must be refused with its message and nothing else.
template <class Read>
void expect_refused(const std::vector<BadInput>& table, Read read) {
  for (const BadInput& row : table) {
    const auto puzzle = read(Text{"f", row.text, 1});
    if (puzzle.ok()) {
      ADD_FAILURE() << "accepted, though " << row.message << "\n" << row.text;
    } else {
      EXPECT_EQ(to_string(puzzle.error()), "f:" + row.message) << row.text.substr(0, 300);
    }
  }
}

}  // namespace hardboard::testing
