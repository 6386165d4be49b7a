// The traits of Push Fight for ground_row.h.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "puzzles/push_fight/answer.h"
#include "puzzles/push_fight/cases.h"
#include "puzzles/push_fight/check.h"
#include "puzzles/push_fight/read.h"
#include "puzzles/push_fight/replay.h"

namespace hardboard::push_fight {

struct Traits {
  using Puzzle = push_fight::Puzzle;
  using Answer = push_fight::Answer;
  using Game = push_fight::Game;
  static constexpr std::string_view name = kind_name;
  static constexpr std::string_view summary =
      "two sides push each other off a board: mate in one turn, or who wins";

  static constexpr std::span<const std::string_view> file_keys = push_fight::file_keys;
  static Result<Puzzle> read(const Text& text) { return push_fight::read(text); }
  static std::vector<Step> moves_of(const Answer& answer) {
    return answer.turn ? steps_of(*answer.turn) : std::vector<Step>();
  }
};

}  // namespace hardboard::push_fight
