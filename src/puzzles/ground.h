// The row of a kind on the trusted ground: the functions that reading, checking and playing need,
// and all that `hardboard-check` links. kinds/kind.h adds the methods.
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

// The short form of a kind, if it has one: each puzzle takes one line, and the file holds nothing
// else. `rules` names the rules of such lines; empty for none.
struct LineForm {
  std::string_view name;    // "FEN"
  std::string_view option;  // the option of `generate` for this form
  // Can the first word of a file only be meant as such a line?
  bool (*looks_like)(std::string_view word);
  Result<AnyPuzzle> (*read)(std::string_view line, const std::string& file, std::int64_t number,
                            const std::string& rules);
  // The puzzle as such a line, without a line end; the puzzle must fit. `comment` stands on the
  // line for readers alone; empty for none.
  std::string (*write)(const AnyPuzzle& puzzle, std::string_view comment);
  std::vector<std::string_view> (*rules)();  // the names of rules
  // A description of the rules that apply to a line which names no rules, when the user gives none
  // either; empty if the line names its rules.
  std::string_view (*assumed)(std::string_view line);
};

struct Ground {
  std::string_view name;  // the first word of the kind's files
  std::string_view summary;

  // Files: errors have file, line and column. Reading a written file gives an equal puzzle.
  Result<AnyPuzzle> (*read)(const Text& text);
  std::string (*write)(const AnyPuzzle& puzzle);
  std::string (*id)(const AnyPuzzle& puzzle);  // the puzzle's own name; empty if it has none
  const LineForm* lines;                       // nullptr for none

  // Answers, as text or JSON. The answer must be one to a puzzle of this kind.
  Result<AnyAnswer> (*read_answer)(const AnyPuzzle& puzzle, const Text& text);
  void (*write_answer)(std::ostream& out, const AnyPuzzle& puzzle, const AnyAnswer& answer,
                       Form form);
  CheckReport (*check)(const AnyPuzzle& puzzle, const AnyAnswer& answer, const Limits& limits);
  // The answer's moves in the words that AnyGame::play() reads, legal or not. Costs as much as
  // playing them.
  std::vector<std::string> (*moves)(const AnyPuzzle& puzzle, const AnyAnswer& answer);

  // The game at its start. The game shares the puzzle.
  std::unique_ptr<AnyGame> (*start)(const AnyPuzzle& puzzle);
};

}  // namespace hardboard
