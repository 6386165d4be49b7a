#include "draw/push_fight_parts.h"

#include <fmt/format.h>
#include <variant>

#include "base/box.h"
#include "base/counted.h"
#include "puzzles/push_fight/replay.h"
#include "puzzles/push_fight/strategy_on_board.h"

namespace hardboard::draw {

using namespace push_fight;

namespace {

std::string_view capital(Side side) {
  return side == Side::white ? "White" : "Black";
}

}  // namespace

Window window_of(const Board& board) {
  return window_of(bounding_box(board.squares));
}

std::string headline(const Puzzle& puzzle) {
  const auto turn = capital(puzzle.position.turn);
  if (puzzle.question == Question::winner) return fmt::format("{} to move: who wins?", turn);
  const std::string moves =
      puzzle.moves == unlimited_moves ? "any number of moves" : counted(puzzle.moves, "move");
  return fmt::format("{} to move: can it push off a piece of the other side within {} and a push?",
                     turn, moves);
}

std::optional<ShownTurn> turn_of(const Puzzle& puzzle, const Answer& answer) {
  ShownTurn shown;
  if (answer.turn) {
    shown.turn = *answer.turn;
  } else {
    const auto* strategy = std::get_if<Strategy>(&answer.proof);
    if (strategy == nullptr) return std::nullopt;
    const StrategyOnBoard on_board(puzzle, *strategy, puzzle.position.turn);
    if (on_board.trouble()) return std::nullopt;
    const Turn* first = on_board.turn(puzzle.position, name_of(puzzle.position));
    if (first == nullptr) return std::nullopt;
    shown.turn = *first;
  }
  for (const Move& move : shown.turn.moves) shown.words.push_back(Game::words(move));
  shown.words.push_back(Game::words(shown.turn.push));

  Game game(puzzle);
  std::optional<std::string> fault;
  for (const Move& move : shown.turn.moves)
    if (!fault) fault = game.move(move);
  if (!fault) fault = game.push(shown.turn.push);
  shown.is_legal = !fault;
  if (fault) shown.end = "not legal: " + *fault;
  if (!fault && game.fallen() != Piece::none)
    shown.end = fmt::format("a {} falls", name(game.fallen()));
  return shown;
}

std::vector<std::string> sentences_of(const Puzzle& puzzle, const Answer& answer) {
  std::vector<std::string> sentences;
  const auto say = [&](std::string words) { sentences.push_back(std::move(words)); };
  const Side mover = puzzle.position.turn;
  const std::string when =
      answer.depth ? fmt::format(" in {}", counted(*answer.depth, "turn")) : "";
  switch (answer.verdict) {
    case Verdict::win:
      say(fmt::format("{} wins{}.", capital(mover), when));
      break;
    case Verdict::loss:
      say(fmt::format("{} wins{}.", capital(other(mover)), when));
      break;
    case Verdict::draw:
      say("A draw: neither side can force a win.");
      break;
    case Verdict::unsolvable:
      say("There is no such turn.");
      break;
    case Verdict::solvable:
      break;
    case Verdict::unknown:
      if (!answer.remark.empty()) say("Not decided: " + answer.remark + ".");
      break;
  }
  if (const auto* strategy = std::get_if<Strategy>(&answer.proof)) {
    if (strategy->rules.empty())
      say(fmt::format("The proof is a strategy: turns for {}.",
                      counted(strategy->turns.size(), "position")));
    else
      say(fmt::format("The proof is a strategy of {}.", counted(strategy->rules.size(), "rule")));
  }
  if (const auto* table = std::get_if<TableProof>(&answer.proof))
    say(fmt::format("The values of all positions are in {}.",
                    table->file.empty() ? "a table" : table->file));
  if (const auto* exhausted = std::get_if<Exhausted>(&answer.proof))
    say(fmt::format("A search met {}.", all_counted(exhausted->positions, "position")));
  if (answer.minimum)
    say(answer.minimum->value == answer.minimum->bound
            ? fmt::format("{}; fewer are impossible.", counted(answer.minimum->value, "move"))
            : fmt::format("{}; at least {} needed.", counted(answer.minimum->value, "move"),
                          answer.minimum->bound));
  return sentences;
}

}  // namespace hardboard::draw
