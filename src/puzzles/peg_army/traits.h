// The traits of peg armies for ground_row.h.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "puzzles/peg_army/answer.h"
#include "puzzles/peg_army/cases.h"
#include "puzzles/peg_army/check.h"
#include "puzzles/peg_army/read.h"
#include "puzzles/peg_army/replay.h"
#include "puzzles/peg_army/write.h"

namespace hardboard::peg_army {

struct Traits {
  using Puzzle = peg_army::Puzzle;
  using Answer = peg_army::Answer;
  using Game = peg_army::Game;
  static constexpr std::string_view name = kind_name;
  static constexpr std::string_view summary = "an army that brings a peg into a desert";

  static constexpr std::span<const std::string_view> file_keys = peg_army::file_keys;
  static Result<Puzzle> read(const Text& text) { return peg_army::read(text); }
  static std::vector<Step> moves_of(const Answer& answer) {
    std::vector<Step> steps;
    for (const Square square : answer.army) steps.emplace_back(Deployment{square});
    for (const Move& move : answer.moves) steps.emplace_back(move);
    return steps;
  }
};

}  // namespace hardboard::peg_army
