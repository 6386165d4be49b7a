// Where the files lie that tests read. The paths are compiled into one file, so that all others are
// the same in every folder that the project is built in, and a compiler's cache serves them all.
#pragma once

#include <string>
#include <string_view>

namespace hardboard::testing {

std::string test_data(std::string_view name);  // "data/peg_small.jsonl", below tests/
std::string example(std::string_view name);    // "king.txt", below examples/

}  // namespace hardboard::testing
