#include "puzzles/peg_solitaire/answer.h"

#include <string>
#include <tuple>

#include "base/counted.h"
#include "proofs/answer_form.h"

namespace hardboard::peg_solitaire {

auto parts(Jump& jump) {
  return std::tie(jump.from, jump.to);
}

auto parts(RowStep& step) {
  return std::tie(step.from, step.letter, step.to, step.cost);
}

void describe_word(Archive& archive, Weight& weight) {
  archive.leaf(weight.hole, weight.weight);
}

namespace {

void describe_colourings(Archive& archive, bool is_required, std::vector<Colouring>& colourings) {
  if (archive.enter("colourings", is_required, is_required || !colourings.empty()))
    archive.list(colourings, [&](Colouring& colouring) { archive.value(colouring.coloured); });
}

void describe_weights(Archive& archive, std::vector<Pagoda>& pagodas) {
  if (archive.enter("weights", true, true))
    archive.list(pagodas, [&](Pagoda& pagoda) { archive.value(pagoda.weights); });
}

}  // namespace

void describe(Archive& archive, PositionClass& proof) {
  describe_colourings(archive, true, proof.colourings);
}

void describe(Archive& archive, Pagodas& proof) {
  describe_weights(archive, proof.pagodas);
  describe_colourings(archive, false, proof.colourings);
}

void describe(Archive& archive, Sieve& proof) {
  describe_weights(archive, proof.weights);
}

void describe(Archive& archive, Split& split) {
  archive.field("jump", split.jump);
  archive.field("most", split.most);
}

void describe(Archive& archive, Case& one) {
  archive.field("depth", one.depth);
  if (archive.maybe("like", one.like, one.like != 0)) return;
  if (archive.enter("tail", false, !one.tail.empty())) archive.value(one.tail);
  archive.field("weights", one.weights);
}

void describe(Archive& archive, Cases& proof) {
  archive.field("splits", proof.splits);
  archive.field("cases", proof.cases);
  describe_colourings(archive, false, proof.colourings);
}

void describe(Archive& archive, Tolls& proof) {
  archive.field("after", proof.after);
  archive.field("before", proof.before);
  describe_weights(archive, proof.functions);
  archive.field("chosen", proof.chosen);
}

void describe(Archive& archive, Apart& proof) {
  archive.field("peg", proof.peg);
  archive.field("other", proof.other);
}

void describe(Archive& archive, Regions& proof) {
  if (archive.enter("regions", true, true))
    archive.list(proof.regions, [&](std::vector<Square>& region) { archive.value(region); });
}

void describe(Archive& archive, RowAutomaton& proof) {
  archive.field("ends", proof.ends);
  if (archive.form() == Form::json) return archive.field("steps", proof.steps);
  // In text a line for each step would be many.
  std::vector<std::uint32_t> numbers;
  for (const auto& [from, letter, to, cost] : proof.steps)
    numbers.insert(numbers.end(), {from, letter, to, cost});
  archive.field("steps", numbers);
  if (!archive.reads()) return;
  if (numbers.size() % 4 != 0) archive.fail("expected four numbers for each step");
  for (std::size_t i = 0; i + 3 < numbers.size(); i += 4)
    proof.steps.push_back({numbers[i], numbers[i + 1], numbers[i + 2], numbers[i + 3]});
}

void describe(Archive& archive, const Puzzle& puzzle, Answer& answer) {
  const auto write = [&](auto line) {
    for (const std::string& words : words_of_moves(answer.moves)) line(words);
  };
  const auto read = [&](std::string_view words) { return read_moves(puzzle, words, answer.moves); };
  std::string comment;
  if (answer.proof.index() > 0)
    comment = proof_comments[answer.proof.index() - 1];
  else if (answer.verdict == Verdict::solvable || !answer.moves.empty())
    comment = counted(answer.moves.size(), "jump");
  describe_begin(archive, kind_name, solo_verdicts, comment, answer);
  describe_moves(archive, answer, answer.moves, write, read,
                 [&](Jump& jump) { archive.value(jump); });
  archive.maybe("positions", answer.positions);
  archive.maybe("winnable", answer.winnable);
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

}  // namespace hardboard::peg_solitaire
