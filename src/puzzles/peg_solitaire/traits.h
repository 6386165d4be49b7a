// The row of peg solitaire: what ground_row.h asks of a kind.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "puzzles/peg_solitaire/answer.h"
#include "puzzles/peg_solitaire/check.h"
#include "puzzles/peg_solitaire/read.h"
#include "puzzles/peg_solitaire/replay.h"
#include "puzzles/peg_solitaire/write.h"

namespace hardboard::peg_solitaire {

struct Traits {
  using Puzzle = peg_solitaire::Puzzle;
  using Answer = peg_solitaire::Answer;
  using Game = peg_solitaire::Game;
  static constexpr std::string_view name = "peg-solitaire";
  static constexpr std::string_view summary = "pegs in holes, each jump takes one off, to a goal";

  static Result<Puzzle> read(const Text& text) { return peg_solitaire::read(text); }
  static std::string write(const Puzzle& puzzle) { return peg_solitaire::write(puzzle); }
  static Result<Answer> read_answer(const Puzzle& puzzle, const Text& text) {
    return peg_solitaire::read_answer(puzzle, text);
  }
  static void write_text(std::ostream& out, const Puzzle& puzzle, const Answer& answer) {
    peg_solitaire::write_text(out, puzzle, answer);
  }
  static void write_json(std::ostream& out, const Puzzle&, const Answer& answer) {
    peg_solitaire::write_json(out, name, answer);
  }
  static CheckReport check(const Puzzle& puzzle, const Answer& answer, const Limits& limits) {
    return peg_solitaire::check(puzzle, answer, limits);
  }
  static std::size_t moves_in(const Answer& answer) { return answer.moves.size(); }
  static std::vector<Game::Move> moves_of(const Answer& answer) { return answer.moves; }
};

}  // namespace hardboard::peg_solitaire
