// The traits of Red-Blue Dominating Set for ground_row.h.
#pragma once

#include <span>
#include <string_view>

#include "problems/red_blue/answer.h"
#include "problems/red_blue/check.h"
#include "problems/red_blue/read.h"

namespace hardboard::red_blue {

struct Traits {
  using Puzzle = red_blue::Puzzle;
  using Answer = red_blue::Answer;
  static constexpr std::string_view name = kind_name;
  static constexpr std::string_view summary = "few reds that have every blue as a neighbour";

  static constexpr std::span<const std::string_view> file_keys = red_blue::file_keys;
  static Result<Puzzle> read(const Text& text) { return red_blue::read(text); }
};

}  // namespace hardboard::red_blue
