// Circuits of gates without memory: can the first output be 1?
#pragma once

#include <string_view>

#include "problems/formulas/aig.h"

namespace hardboard::circuit {

inline constexpr std::string_view kind_name = "circuit";

// Readers return only circuits with an output; the question is about the first.
struct Puzzle {
  formulas::Aig aig;
};

}  // namespace hardboard::circuit
