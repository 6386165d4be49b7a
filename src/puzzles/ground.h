// One row for each kind of puzzle: all that reading, checking and playing need, and all that
// `hardboard-check` links. kinds/kind.h puts the methods upon it.
#pragma once

#include <cstdint>
#include <memory>
#include <ostream>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/limits.h"
#include "base/result.h"
#include "base/text.h"
#include "proofs/archive.h"
#include "puzzles/any.h"
#include "puzzles/game.h"

namespace hardboard {

// Some kinds have a short form as well: puzzles that are one line each, in files that hold nothing
// else. `rules` is a word that says how such lines are played; empty for none.
struct LineForm {
  std::string_view name;    // "FEN"
  std::string_view option;  // "fen", for one who wants puzzles in this form
  // Whether the first word of a file could only be meant as such a line.
  bool (*looks_like)(std::string_view word);
  Result<AnyPuzzle> (*read)(std::string_view line, const std::string& file, std::int64_t number,
                            const std::string& rules);
  // A puzzle as such a line, without its end; the puzzle must fit one line.
  std::string (*write)(const AnyPuzzle& puzzle);
  std::vector<std::string_view> (*rules)();  // the words there are
  // How a line is played that neither says so nor has `rules` given for it, in words; empty if the
  // line says so.
  std::string_view (*assumed)(std::string_view line);
};

struct Ground {
  std::string_view name;  // the first word of the kind's files
  std::string_view summary;

  // Files: errors have file, line and column. What is written reads back as the same puzzle.
  Result<AnyPuzzle> (*read)(const Text& text);
  std::string (*write)(const AnyPuzzle& puzzle);
  std::string (*id)(const AnyPuzzle& puzzle);  // the puzzle's own name; empty if it has none
  const LineForm* lines;  // nullptr for none

  // Answers, as text or JSON. The answer must be one to a puzzle of this kind.
  Result<AnyAnswer> (*read_answer)(const AnyPuzzle& puzzle, const Text& text);
  void (*write_answer)(std::ostream& out, const AnyPuzzle& puzzle, const AnyAnswer& answer,
                       Form form);
  CheckReport (*check)(const AnyPuzzle& puzzle, const AnyAnswer& answer, const Limits& limits);
  // The answer's moves as AnyGame::play() reads them, legal or not. Costs as much as playing them.
  std::vector<std::string> (*moves)(const AnyPuzzle& puzzle, const AnyAnswer& answer);

  // The game at its start. It keeps the puzzle.
  std::unique_ptr<AnyGame> (*start)(const AnyPuzzle& puzzle);
};

}  // namespace hardboard
