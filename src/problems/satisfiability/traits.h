// The traits of satisfiability for ground_row.h.
#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>

#include "problems/formulas/dimacs.h"
#include "problems/satisfiability/answer.h"
#include "problems/satisfiability/check.h"
#include "problems/satisfiability/read.h"

namespace hardboard::satisfiability {

inline constexpr std::array<std::string_view, 1> file_endings = {".cnf"};

struct Traits {
  using Puzzle = satisfiability::Puzzle;
  using Answer = satisfiability::Answer;
  static constexpr std::string_view name = kind_name;
  static constexpr std::string_view summary = "clauses that an assignment must satisfy (DIMACS)";
  static constexpr std::span<const std::string_view> endings = file_endings;
  static constexpr std::array<std::string_view, 1> form_names = {"cnf"};
  static std::string form(const Puzzle& puzzle, std::size_t) { return write(puzzle); }
  static bool looks_like(std::string_view content) {
    return formulas::looks_like_dimacs(content, false);
  }
  static Result<Puzzle> read(const Text& text) { return satisfiability::read(text); }
};

}  // namespace hardboard::satisfiability
