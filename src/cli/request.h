// What the user asks of `solve`, whatever the kind of puzzle.
#pragma once

#include <string>

namespace hardboard::cli {

struct Request {
  std::string method;    // that alone; empty for all
  std::string proof;     // the file for a SAT proof
  std::string table;     // the file for a table of all positions
  std::string minimize;  // one of the kind's minima; empty for nothing
  double time = 0;       // seconds; 0 for no limit
  bool count = false;
};

}  // namespace hardboard::cli
