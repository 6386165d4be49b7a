// Words that several commands use.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "methods/solo_chess/difficulty.h"

namespace hardboard::cli {

// "1 piece", "2 pieces"
std::string counted(std::uint64_t number, std::string_view thing);

// "hard: 2 of 13 first captures keep it solvable, 305 dead ends, one solution (as a set of
// captures)"
std::string in_words(const solo_chess::Difficulty& difficulty);

}  // namespace hardboard::cli
