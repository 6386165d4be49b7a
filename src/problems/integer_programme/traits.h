// The traits of integer programmes for ground_row.h.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "problems/integer_programme/answer.h"
#include "problems/integer_programme/check.h"
#include "problems/integer_programme/opb.h"
#include "problems/integer_programme/read.h"

namespace hardboard::integer_programme {

struct Traits {
  using Puzzle = integer_programme::Puzzle;
  using Answer = integer_programme::Answer;
  static constexpr std::string_view name = kind_name;
  static constexpr std::string_view summary = "whole numbers that keep linear bounds (MPS, OPB)";
  static constexpr std::array<std::string_view, 2> endings = {".mps", ".opb"};
  static constexpr std::array<std::string_view, 4> first_words = {"NAME", "ROWS", "OBJSENSE", "*"};
  static constexpr std::array<std::string_view, 3> form_names = {"mps", "lp", "opb"};

  static std::string form(const Puzzle& puzzle, std::size_t index) {
    return index == 0 ? write(puzzle) : index == 1 ? write_lp(puzzle) : write_opb(puzzle);
  }
  static std::string form_why_not(const Puzzle& puzzle, std::size_t index) {
    return index == 2 ? opb_why_not(puzzle) : "";
  }
  static bool looks_like(std::string_view content) {
    return looks_like_opb(content) || integer_programme::looks_like(content);
  }
  static Result<Puzzle> read(const Text& text) {
    return looks_like_opb(text.content) ? read_opb(text) : integer_programme::read(text);
  }
};

}  // namespace hardboard::integer_programme
