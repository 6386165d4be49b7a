// The row of a kind on the trusted ground: the functions that reading, checking and playing need,
// and all that `hardboard-check` links. kinds/kind.h adds the methods. Puzzles are kinds, and so
// are the problems that become puzzles (problems/): formulas, graphs, sets of points.
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
#include "proofs/proof_file.h"
#include "puzzles/any.h"
#include "puzzles/game.h"

namespace hardboard {

// The short form of a kind, if it has one: each puzzle takes one line, and the file holds nothing
// else. `rules` names the rules of such lines; empty for none.
struct LineForm {
  std::string_view name;    // "FEN"
  std::string_view option;  // the option of `generate` for this form
  // Can the first line with a word, from that word on, only be meant as such a line?
  bool (*looks_like)(std::string_view line);
  std::span<const std::string_view> endings;  // of names of files that hold such lines
  Result<AnyPuzzle> (*read)(std::string_view line, const std::string& file, std::int64_t number,
                            const std::string& rules);
  // The puzzle as such a line, without a line end; the puzzle must fit. `comment` stands on the
  // line for readers alone; empty for none.
  std::string (*write)(const AnyPuzzle& puzzle, std::string_view comment);
  std::vector<std::string_view> (*rules)();  // the names of rules
  // A description of the rules that apply to a line which names no rules, when the user gives none
  // either; empty if the line names its rules.
  std::string_view (*assumed)(std::string_view line);
  // Why a line can't hold all of the puzzle, in words; empty if it can. nullptr: it holds every
  // one.
  std::string (*why_not)(const AnyPuzzle& puzzle);
};

// A format of others for instances of a kind: "lp" for integer programmes.
struct TextForm {
  std::string_view name;
  // Why the format can't hold the puzzle, in words; empty if it can. nullptr: it holds every one.
  std::string (*why_not)(const AnyPuzzle& puzzle);
  std::string (*write)(const AnyPuzzle& puzzle);
};

struct Ground {
  std::string_view name;  // the first word of the kind's files
  std::string_view summary;
  // A text whose first word names no kind may be in a format that others defined, known by the
  // ending of its file's name (".cnf") or by its content; nullptr for no such format. Costs at most
  // O(size).
  std::span<const std::string_view> endings;
  bool (*looks_like)(std::string_view content);
  // Words that begin a text of that format although they could also begin a line in a short form.
  std::span<const std::string_view> first_words;

  // Files: errors have file, line and column. Reading a written file gives an equal puzzle.
  Result<AnyPuzzle> (*read)(const Text& text);
  std::string (*write)(const AnyPuzzle& puzzle);
  std::vector<TextForm> forms;                 // formats of others that `export` writes
  std::string (*id)(const AnyPuzzle& puzzle);  // the puzzle's own name; empty if it has none
  const LineForm* lines;                       // nullptr for none

  // Answers, as text or JSON. The answer must be one to a puzzle of this kind.
  Result<AnyAnswer> (*read_answer)(const AnyPuzzle& puzzle, const Text& text);
  void (*write_answer)(std::ostream& out, const AnyPuzzle& puzzle, const AnyAnswer& answer,
                       Form form);
  CheckReport (*check)(const AnyPuzzle& puzzle, const AnyAnswer& answer, const Limits& limits);
  // What check() says before the kernel judges again.
  CheckReport (*judge)(const AnyPuzzle& puzzle, const AnyAnswer& answer, const Limits& limits);
  // The same, with the proofs of refusals in a file.
  CheckReport (*check_with_proofs)(const AnyPuzzle& puzzle, const AnyAnswer& answer,
                                   const Limits& limits, ProofFile& proofs);
  // The answer's moves in the words that AnyGame::play() reads, legal or not. Costs as much as
  // playing them. None for a problem, which is no game.
  std::vector<std::string> (*moves)(const AnyPuzzle& puzzle, const AnyAnswer& answer);

  // The game at its start, which shares the puzzle. nullptr for a problem.
  std::unique_ptr<AnyGame> (*start)(const AnyPuzzle& puzzle);
};

// The row of the kind with these Traits. The file traits.cc of each kind instantiates its row from
// ground_row.h, once for all.
template <class Traits>
const Ground& ground_of();

}  // namespace hardboard
