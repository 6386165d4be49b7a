// The row of Push Fight: what ground_row.h asks of a kind.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "puzzles/push_fight/answer.h"
#include "puzzles/push_fight/check.h"
#include "puzzles/push_fight/read.h"
#include "puzzles/push_fight/replay.h"

namespace hardboard::push_fight {

struct Traits {
  using Puzzle = push_fight::Puzzle;
  using Answer = push_fight::Answer;
  using Game = push_fight::Game;
  static constexpr std::string_view name = "push-fight";
  static constexpr std::string_view summary =
      "two sides push each other off a board: mate in one turn, or who wins";

  static Result<Puzzle> read(const Text& text) { return push_fight::read(text); }
  static std::string write(const Puzzle& puzzle) { return push_fight::write(puzzle); }
  static Result<Answer> read_answer(const Puzzle& puzzle, const Text& text) {
    return push_fight::read_answer(puzzle, text);
  }
  static void write_text(std::ostream& out, const Puzzle& puzzle, const Answer& answer) {
    push_fight::write_text(out, puzzle, answer);
  }
  static void write_json(std::ostream& out, const Puzzle&, const Answer& answer) {
    push_fight::write_json(out, name, answer);
  }
  static CheckReport check(const Puzzle& puzzle, const Answer& answer, const Limits& limits) {
    return push_fight::check(puzzle, answer, limits);
  }
  static std::size_t moves_in(const Answer& answer) {
    return answer.turn ? answer.turn->moves.size() + 1 : 0;
  }
  static std::vector<Step> moves_of(const Answer& answer) {
    if (!answer.turn) return {};
    std::vector<Step> steps(answer.turn->moves.begin(), answer.turn->moves.end());
    steps.emplace_back(answer.turn->push);
    return steps;
  }
};

}  // namespace hardboard::push_fight
