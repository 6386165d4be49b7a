// The traits of peg solitaire for ground_row.h.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "puzzles/peg_solitaire/answer.h"
#include "puzzles/peg_solitaire/cases.h"
#include "puzzles/peg_solitaire/check.h"
#include "puzzles/peg_solitaire/read.h"
#include "puzzles/peg_solitaire/replay.h"
#include "puzzles/peg_solitaire/write.h"

namespace hardboard::peg_solitaire {

struct Traits {
  using Puzzle = peg_solitaire::Puzzle;
  using Answer = peg_solitaire::Answer;
  using Game = peg_solitaire::Game;
  static constexpr std::string_view name = kind_name;
  static constexpr std::string_view summary = "pegs in holes, each jump takes one off, to a goal";

  static constexpr std::span<const std::string_view> file_keys = peg_solitaire::file_keys;
  static Result<Puzzle> read(const Text& text) { return peg_solitaire::read(text); }
  static std::vector<Game::Move> moves_of(const Answer& answer) { return answer.moves; }
};

}  // namespace hardboard::peg_solitaire
