// The traits of integer programmes for ground_row.h.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "problems/integer_programme/answer.h"
#include "problems/integer_programme/check.h"
#include "problems/integer_programme/read.h"

namespace hardboard::integer_programme {

struct Traits {
  using Puzzle = integer_programme::Puzzle;
  using Answer = integer_programme::Answer;
  static constexpr std::string_view name = kind_name;
  static constexpr std::string_view summary = "whole numbers that keep linear bounds (MPS)";
  static constexpr std::array<std::string_view, 1> endings = {".mps"};
  static constexpr std::array<std::string_view, 4> first_words = {"NAME", "ROWS", "OBJSENSE", "*"};
  static constexpr std::array<std::string_view, 2> form_names = {"mps", "lp"};

  static std::string form(const Puzzle& puzzle, std::size_t index) {
    return index == 0 ? write(puzzle) : write_lp(puzzle);
  }
  static bool looks_like(std::string_view content) {
    return integer_programme::looks_like(content);
  }
  static Result<Puzzle> read(const Text& text) { return integer_programme::read(text); }
};

}  // namespace hardboard::integer_programme
