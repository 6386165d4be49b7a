// The traits of planning problems for ground_row.h.
#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>

#include "problems/planning/answer.h"
#include "problems/planning/check.h"
#include "problems/planning/read.h"

namespace hardboard::planning {

struct Traits {
  using Puzzle = planning::Puzzle;
  using Answer = planning::Answer;
  static constexpr std::string_view name = kind_name;
  static constexpr std::string_view summary = "a plan of actions that reaches a goal (PDDL)";
  static constexpr std::array<std::string_view, 1> endings = {".pddl"};
  // Planners that want two files take the domain and the problem.
  static constexpr std::array<std::string_view, 3> form_names = {"pddl", "pddl-domain",
                                                                 "pddl-problem"};

  static std::string form(const Puzzle& puzzle, std::size_t index) {
    return index == 0 ? write(puzzle) : index == 1 ? write_domain(puzzle) : write_problem(puzzle);
  }
  static bool looks_like(std::string_view content) { return planning::looks_like(content); }
  static Result<Puzzle> read(const Text& text) { return planning::read(text); }
};

}  // namespace hardboard::planning
