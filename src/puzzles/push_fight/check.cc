#include "puzzles/push_fight/check.h"

#include <algorithm>
#include <fmt/format.h>

#include "base/counted.h"
#include "puzzles/push_fight/outcomes.h"
#include "puzzles/push_fight/replay.h"
#include "puzzles/push_fight/table_check.h"
#include "puzzles/push_fight/table_file.h"

namespace hardboard::push_fight {
namespace {

CheckReport wrong(std::string reason) {
  return {Check::wrong, std::move(reason)};
}

// Plays the turn; in words what is wrong with it.
std::optional<std::string> play(Game& game, const Turn& turn) {
  for (std::size_t i = 0; i < turn.moves.size(); ++i) {
    if (const auto fault = game.move(turn.moves[i]))
      return fmt::format("move {}, {}: {}", i + 1, Game::words(turn.moves[i]), *fault);
  }
  return game.push(turn.push);
}

std::string amount(std::size_t moves) {
  return counted(moves, "move") + " and a push";
}

CheckReport check_mate(const Puzzle& puzzle, const Answer& answer) {
  if (answer.verdict == Verdict::win || answer.verdict == Verdict::loss ||
      answer.verdict == Verdict::draw)
    return wrong("the question is whether there is a mate, not who wins");
  const bool solvable = answer.verdict == Verdict::solvable;
  if (!answer.turn) {
    if (solvable) return wrong("solvable, but without a turn");
    if (answer.minimum) return wrong("a number of fewest moves, but no turn that has so many");
    return {Check::claimed, answer.verdict == Verdict::unknown
                                ? "nothing is said that could be checked"
                                : "no turn mates; nobody has checked that"};
  }
  Game game(puzzle);
  if (const auto fault = play(game, *answer.turn)) return wrong(*fault);
  if (!belongs(game.fallen(), other(puzzle.position.turn))) {
    return wrong(game.fallen() == Piece::none
                     ? std::string("nothing falls")
                     : fmt::format("a {} falls, and {} loses", name(game.fallen()),
                                   name(puzzle.position.turn)));
  }
  const std::size_t moves = answer.turn->moves.size();
  const bool within = moves <= puzzle.moves;
  if (solvable && !within)
    return wrong(fmt::format("{}, but only {} are allowed", counted(moves, "move"), puzzle.moves));
  if (!solvable && within)
    return wrong(fmt::format("said to be {}, but the turn mates", word_of(answer.verdict)));
  const std::string seen = fmt::format("{}: a {} falls", amount(moves), name(game.fallen()));
  if (!answer.minimum) {
    if (solvable) return {Check::verified, seen};
    return {Check::claimed, seen + "; that fewer moves don't do is claimed"};
  }
  if (answer.minimum->value != moves) {
    return wrong(fmt::format("the turn has {}, not {} as said", counted(moves, "move"),
                             answer.minimum->value));
  }
  if (answer.minimum->bound > moves) {
    return wrong(fmt::format("at least {} moves are said to be needed, but {} {}",
                             answer.minimum->bound, moves, moves == 1 ? "does" : "do"));
  }
  if (solvable && answer.minimum->bound == 0) return {Check::verified, seen};
  return {Check::claimed,
          fmt::format("{}; that fewer than {} don't do is claimed", seen, answer.minimum->bound)};
}

// What rests on a table: that it is one of this contest, right, and has this value here.
CheckReport check_by_table(const Puzzle& puzzle, const Answer& answer, const std::string& file,
                           const Limits& limits) {
  const auto saved = load_table(file, contest_of(puzzle), limits.memory_bytes);
  if (!saved) return wrong(to_string(saved.error()));
  if (!saved->analysis.is_done) return {Check::claimed, "the table is not finished"};
  const CheckReport report = check_table(saved->table, limits, limits.threads);
  if (report.check != Check::verified) return report;
  Value value{Verdict::loss, 0};
  for_each_outcome(puzzle.board, puzzle.position, puzzle.moves,
                   [&](const IndexedTurn&, const Position& after, Piece fallen) {
                     const Value turn =
                         value_after(saved->table, puzzle.position.turn, after, fallen);
                     if (is_better(turn, value)) value = turn;
                     return true;
                   });
  if (value.verdict == answer.verdict && answer.depth.value_or(value.depth) == value.depth)
    return report;
  return wrong(fmt::format("the table says {} in {}", word_of(value.verdict), value.depth));
}

// Plays the turn, which must be legal and end the game, if at all, as is said.
std::optional<std::string> fault_of_turn(const Puzzle& puzzle, const Answer& answer, Game& game) {
  if (answer.turn->moves.size() > puzzle.moves)
    return fmt::format("{}, but only {} are allowed", counted(answer.turn->moves.size(), "move"),
                       puzzle.moves);
  if (const auto fault = play(game, *answer.turn)) return *fault;
  if (game.fallen() == Piece::none) return std::nullopt;
  const bool wins = belongs(game.fallen(), other(puzzle.position.turn));
  if (answer.verdict == (wins ? Verdict::win : Verdict::loss)) return std::nullopt;
  return fmt::format("a {} falls, so the turn {}, but {} is said", name(game.fallen()),
                     wins ? "wins" : "loses", word_of(answer.verdict));
}

CheckReport check_winner(const Puzzle& puzzle, const Answer& answer, const Limits& limits) {
  if (answer.verdict == Verdict::solvable || answer.verdict == Verdict::unsolvable)
    return wrong("the question is who wins, not whether there is a mate");
  if (answer.minimum) return wrong("fewest moves are no question of who wins");
  if (answer.turn) {
    Game game(puzzle);
    if (const auto fault = fault_of_turn(puzzle, answer, game)) return wrong(*fault);
    if (game.fallen() != Piece::none && answer.depth.value_or(1) != 1)
      return wrong("the turn ends the game, and the depth is not 1");
    if (game.fallen() != Piece::none && answer.verdict == Verdict::win)
      return {Check::verified, fmt::format("a {} falls", name(game.fallen()))};
  }
  if (const auto* strategy = std::get_if<Strategy>(&answer.proof)) {
    if (answer.verdict != Verdict::win && answer.verdict != Verdict::loss)
      return wrong("a strategy proves wins and losses alone");
    const bool wins = answer.verdict == Verdict::win;
    return check_strategy(puzzle, *strategy,
                          wins ? puzzle.position.turn : other(puzzle.position.turn));
  }
  if (const auto* table = std::get_if<TableProof>(&answer.proof))
    return check_by_table(puzzle, answer, table->file, limits);
  if (!answer.turn) return {Check::claimed, "the value is claimed"};
  return {Check::claimed, "the turn is legal; the value is claimed"};
}

}  // namespace

CheckReport check(const Puzzle& puzzle, const Answer& answer, const Limits& limits) {
  return puzzle.question == Question::winner ? check_winner(puzzle, answer, limits)
                                             : check_mate(puzzle, answer);
}

}  // namespace hardboard::push_fight
