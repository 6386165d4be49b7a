// The traits of planar monotone 3SAT for ground_row.h.
#pragma once

#include <span>
#include <string_view>

#include "problems/planar_3sat/answer.h"
#include "problems/planar_3sat/check.h"
#include "problems/planar_3sat/read.h"

namespace hardboard::planar_3sat {

struct Traits {
  using Puzzle = planar_3sat::Puzzle;
  using Answer = planar_3sat::Answer;
  static constexpr std::string_view name = kind_name;
  static constexpr std::string_view summary = "clauses drawn above and below a line of variables";
  static constexpr std::span<const std::string_view> file_keys = planar_3sat::file_keys;
  static Result<Puzzle> read(const Text& text) { return planar_3sat::read(text); }
};

}  // namespace hardboard::planar_3sat
