// The traits of quantified formulas for ground_row.h.
#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>

#include "problems/formulas/dimacs.h"
#include "problems/qbf/answer.h"
#include "problems/qbf/check.h"
#include "problems/qbf/read.h"

namespace hardboard::qbf {

inline constexpr std::array<std::string_view, 1> file_endings = {".qdimacs"};

struct Traits {
  using Puzzle = qbf::Puzzle;
  using Answer = qbf::Answer;
  static constexpr std::string_view name = kind_name;
  static constexpr std::string_view summary = "quantified Boolean formulas, true or not (QDIMACS)";
  static constexpr std::span<const std::string_view> endings = file_endings;
  static constexpr std::array<std::string_view, 1> form_names = {"qdimacs"};
  static std::string form(const Puzzle& puzzle, std::size_t) { return write(puzzle); }
  static bool looks_like(std::string_view content) {
    return formulas::looks_like_dimacs(content, true);
  }
  static Result<Puzzle> read(const Text& text) { return qbf::read(text); }
};

}  // namespace hardboard::qbf
