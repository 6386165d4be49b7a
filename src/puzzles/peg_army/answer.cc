#include "puzzles/peg_army/answer.h"

#include <string>
#include <tuple>

#include "base/counted.h"
#include "proofs/answer_form.h"
#include "puzzles/peg_army/words.h"

namespace hardboard::peg_army {
namespace {

// The weights on a window have no tails. An empty box is left out.
void describe_cases(Archive& archive, std::vector<Weights>& cases, bool have_tails) {
  if (!archive.enter("cases", true, true)) return;
  archive.list(cases, [&](Weights& one) {
    archive.begin_object();
    archive.maybe("last", one.last);
    if (have_tails) archive.field("tail", one.tail);
    if (archive.maybe("low", one.box.low, !one.values.empty())) {
      archive.field("high", one.box.high);
      archive.field("weights", one.values);
    }
    archive.end_object();
  });
}

// A jump is a pair of squares; a move of the puzzle's own tuples is an object with its number.
void describe_move(Archive& archive, const Puzzle& puzzle, Move& move) {
  if (puzzle.tuples.empty()) {
    Square from = move.at, to = end_of(puzzle, move);
    archive.value(std::tie(from, to));
    if (archive.reads()) move = jump(from, to);
    return;
  }
  archive.begin_object();
  archive.field("at", move.at);
  archive.field("move", move.tuple);
  archive.end_object();
}

}  // namespace

void describe(Archive& archive, WindowPagoda& proof) {
  archive.field("margin", proof.margin);
  describe_cases(archive, proof.cases, false);
}

void describe(Archive& archive, PlanePagoda& proof) {
  describe_cases(archive, proof.cases, true);
}

void describe(Archive& archive, const Puzzle& puzzle, Answer& answer) {
  const auto write = [&](auto line) {
    for (const Move& move : answer.moves) line(words(puzzle, move));
  };
  const auto read = [&](std::string_view line) { return read_moves(puzzle, line, answer.moves); };
  std::string comment;
  if (answer.proof.index() > 0)
    comment = proof_comments[answer.proof.index() - 1];
  else if (answer.verdict == Verdict::solvable)
    comment = counted(answer.army.size(), "peg") + ", " + counted(answer.moves.size(), "move");
  describe_begin(archive, kind_name, solo_verdicts, comment, answer);
  const bool is_solved = answer.verdict == Verdict::solvable;
  if (archive.enter("army", is_solved, is_solved || !answer.army.empty()))
    archive.value(answer.army);
  describe_moves(archive, answer, answer.moves, write, read,
                 [&](Move& move) { describe_move(archive, puzzle, move); });
  describe_numbers(archive, minimum_words, answer);
  archive.choice("proof", answer.proof, std::span(proof_words));
  describe_end(archive, answer);
}

void write_answer(std::ostream& out, const Puzzle& puzzle, const Answer& answer, Form form) {
  write_described(out, form, puzzle, answer);
}

Result<Answer> read_answer(const Puzzle& puzzle, const Text& text) {
  return read_described<Answer>(text, puzzle);
}

}  // namespace hardboard::peg_army
