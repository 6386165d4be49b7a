// The traits of And-Or-SAT for ground_row.h.
#pragma once

#include <span>
#include <string_view>

#include "problems/and_or_sat/answer.h"
#include "problems/and_or_sat/check.h"
#include "problems/and_or_sat/read.h"

namespace hardboard::and_or_sat {

struct Traits {
  using Puzzle = and_or_sat::Puzzle;
  using Answer = and_or_sat::Answer;
  static constexpr std::string_view name = kind_name;
  static constexpr std::string_view summary = "clauses `a b c` and `a & b | c` over literals";
  static constexpr std::span<const std::string_view> file_keys = and_or_sat::file_keys;
  static Result<Puzzle> read(const Text& text) { return and_or_sat::read(text); }
};

}  // namespace hardboard::and_or_sat
