#include "puzzles/push_fight/answer.h"

#include <fmt/format.h>
#include <span>
#include <utility>
#include <vector>

#include "base/counted.h"
#include "problems/formulas/circuit_text.h"
#include "proofs/answer_form.h"
#include "puzzles/push_fight/replay.h"
#include "puzzles/push_fight/words.h"

namespace hardboard::push_fight {

void describe(Archive& archive, Move& move) {
  archive.field("from", move.from);
  archive.field("to", move.to);
}

void describe(Archive& archive, Push& push) {
  std::vector<std::string_view> words;
  for (const Direction direction : directions) words.push_back(name(direction));
  auto index = static_cast<std::size_t>(push.direction);
  archive.field("from", push.from);
  archive.field("dir", Word{words, index});
  if (archive.reads()) push.direction = directions[index];
}

namespace {

// The steps of a turn as numbered lines.
void describe_steps(Archive& archive, std::optional<Turn>& turn) {
  std::vector<Step> steps = turn ? steps_of(*turn) : std::vector<Step>();
  const auto write = [&](auto line) {
    for (const Step& step : steps) line(words(step));
  };
  describe_lines(archive, write,
                 [&](std::string_view line) { return read_moves({}, line, steps); });
  if (!archive.reads() || steps.empty()) return;
  turn = turn_of(steps);
  if (!turn) archive.fail("a turn ends with its only push");
}

// The keys `moves` and `push`, or numbered lines.
void describe_turn(Archive& archive, std::optional<Turn>& turn, bool is_required) {
  if (archive.form() == Form::text) {
    describe_steps(archive, turn);
    if (is_required && !turn) archive.fail("a turn is missing");
    return;
  }
  Turn found = turn.value_or(Turn());
  const bool has_moves = archive.maybe("moves", found.moves, turn.has_value());
  if (!archive.enter("push", is_required || has_moves, turn.has_value())) return;
  archive.value(found.push);
  if (archive.reads()) turn = std::move(found);
}

constexpr std::string_view letters = ".KPkpAa";

void describe_entry(Archive& archive, std::string& at, std::optional<Turn>& turn) {
  archive.begin_object();
  archive.field("at", at);
  if (at.empty() || at.find_first_not_of(letters) != std::string::npos)
    archive.fail("expected the letters of a position: . K P k p A a");
  describe_turn(archive, turn, true);
  archive.end_object();
}

}  // namespace

// "d4=P".
void describe_word(Archive& archive, Test& test) {
  std::string word = fmt::format("{}={}", name(test.square), test.letter);
  archive.leaf(word);
  if (!archive.reads()) return;
  std::string_view rest = word;
  const std::optional<Square> square = take_square(rest);
  if (!square || rest.size() != 2 || rest[0] != '=' || letters.find(rest[1]) == letters.npos) {
    archive.fail(fmt::format("expected a square and a letter of {}, such as d4=P, found {}",
                             letters, in_quotes(word)));
    return;
  }
  test = {*square, rest[1]};
}

void describe(Archive& archive, Rule& rule) {
  archive.field("where", rule.where);
  archive.maybe("output", rule.output);
  std::optional<Turn> turn;
  if (!archive.reads()) turn = rule.turn;
  describe_turn(archive, turn, true);
  if (turn) rule.turn = std::move(*turn);
}

void describe(Archive& archive, Strategy& strategy) {
  formulas::describe_circuit(archive, "circuit", strategy.circuit);
  archive.maybe("inputs", strategy.inputs, !strategy.inputs.empty());
  archive.maybe("rules", strategy.rules, !strategy.rules.empty());
  if (!archive.enter("turns", true, true)) return;
  archive.begin_list(false);
  if (!archive.reads()) {
    for (const auto& [at, turn] : strategy.turns) {
      std::string name = at;
      std::optional<Turn> played = turn;
      archive.next_item(true);
      describe_entry(archive, name, played);
    }
    archive.next_item(false);
    return;
  }
  while (archive.next_item(false)) {
    std::string at;
    std::optional<Turn> turn;
    describe_entry(archive, at, turn);
    if (turn && !strategy.turns.emplace(at, std::move(*turn)).second)
      archive.fail(fmt::format("a second turn for {}", in_quotes(at)));
  }
}

void describe(Archive& archive, TableProof& proof) {
  archive.field("file", proof.file);
}

namespace {

// The comment on the first line of a text answer.
std::string comment_on(const Puzzle& puzzle, const Answer& answer) {
  const Side mover = puzzle.position.turn;
  const bool is_won = answer.verdict == Verdict::win;
  if (answer.verdict == Verdict::draw) return "neither side can force a win";
  if (is_won || answer.verdict == Verdict::loss)
    return fmt::format("{} wins{}", name(is_won ? mover : other(mover)),
                       answer.depth ? " in " + counted(*answer.depth, "turn") : "");
  if (!answer.turn) return "";
  return counted(answer.turn->moves.size(), "move") + " and a push";
}

}  // namespace

void describe(Archive& archive, const Puzzle& puzzle, Answer& answer) {
  const bool is_for_two = puzzle.question == Question::winner;
  const auto verdicts = is_for_two ? std::span<const Verdict>(winner_verdicts)
                                   : std::span<const Verdict>(solo_verdicts);
  describe_begin(archive, kind_name, verdicts, comment_on(puzzle, answer), answer);
  describe_turn(archive, answer.turn, false);
  archive.maybe("depth", answer.depth);
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

}  // namespace hardboard::push_fight
