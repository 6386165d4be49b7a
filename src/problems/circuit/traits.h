// The traits of circuits for ground_row.h.
#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>

#include "base/text.h"
#include "problems/circuit/answer.h"
#include "problems/circuit/check.h"
#include "problems/circuit/read.h"

namespace hardboard::circuit {

inline constexpr std::array<std::string_view, 1> file_endings = {".aag"};

struct Traits {
  using Puzzle = circuit::Puzzle;
  using Answer = circuit::Answer;
  static constexpr std::string_view name = kind_name;
  static constexpr std::string_view summary =
      "circuits of gates, whose first output inputs must make 1 (AIGER)";
  static constexpr std::span<const std::string_view> endings = file_endings;
  static constexpr std::array<std::string_view, 1> form_names = {"aag"};
  static std::string form(const Puzzle& puzzle, std::size_t) { return write(puzzle); }
  static bool looks_like(std::string_view content) { return first_word(content) == "aag"; }
  static Result<Puzzle> read(const Text& text) { return circuit::read(text); }
};

}  // namespace hardboard::circuit
