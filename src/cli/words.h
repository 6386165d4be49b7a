// Words that several commands use.
#pragma once

#include <string>

#include "methods/solo_chess/difficulty.h"

namespace hardboard::cli {

// "hard: 2 of 13 first captures keep it solvable, 305 dead ends, one solution (as a set of
// captures)"
std::string in_words(const solo_chess::Difficulty& difficulty);

}  // namespace hardboard::cli
