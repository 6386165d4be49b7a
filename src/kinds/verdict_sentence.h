// What an answer to a problem says that no mark in a picture shows.
#pragma once

#include <string>

#include "proofs/answer_head.h"

namespace hardboard {

// "There is no solution."; empty for `solvable`, since pictures show solutions. O(length).
std::string verdict_sentence(const AnswerHead& head);

}  // namespace hardboard
