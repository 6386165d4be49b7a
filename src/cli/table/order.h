// The words behind `hardboard-table`.
#pragma once

#include <limits>
#include <string>
#include <vector>

#include "base/result.h"

namespace hardboard::cli::table {

struct Order {
  std::vector<std::string> words;  // FILE, or a command and its NAME
  std::string levels, table, file, squares;
  double memory_bytes = std::numeric_limits<double>::infinity();
  double seconds = 20;
  unsigned up_to = 3;
  bool plans = false, tells = false, helps = false, tells_version = false;

  bool is_command() const { return words.size() == 2; }
};

// An error, in words alone, says what was expected.
Result<Order> read_order(const std::vector<std::string>& words);

}  // namespace hardboard::cli::table
