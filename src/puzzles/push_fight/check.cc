#include "puzzles/push_fight/check.h"

#include <fmt/format.h>

#include "base/counted.h"
#include "proofs/answer_words.h"
#include "puzzles/push_fight/replay.h"

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

CheckReport check_winner(const Puzzle& puzzle, const Answer& answer) {
  if (answer.verdict == Verdict::solvable || answer.verdict == Verdict::unsolvable)
    return wrong("the question is who wins, not whether there is a mate");
  if (answer.minimum) return wrong("fewest moves are no question of who wins");
  if (!answer.turn) return {Check::claimed, "the value is claimed"};
  if (answer.turn->moves.size() > puzzle.moves) {
    return wrong(fmt::format("{}, but only {} are allowed",
                             counted(answer.turn->moves.size(), "move"), puzzle.moves));
  }
  Game game(puzzle);
  if (const auto fault = play(game, *answer.turn)) return wrong(*fault);
  if (game.fallen() == Piece::none)
    return {Check::claimed, "the turn is legal; the value is claimed"};
  const bool wins = belongs(game.fallen(), other(puzzle.position.turn));
  const std::string seen = fmt::format("a {} falls", name(game.fallen()));
  if (wins == (answer.verdict == Verdict::win) && wins) return {Check::verified, seen};
  if (!wins && answer.verdict == Verdict::loss)
    return {Check::claimed, seen + "; that nothing else is better is claimed"};
  return wrong(fmt::format("{}, so the turn {}, but {} is said", seen, wins ? "wins" : "loses",
                           word_of(answer.verdict)));
}

}  // namespace

CheckReport check(const Puzzle& puzzle, const Answer& answer) {
  return puzzle.question == Question::winner ? check_winner(puzzle, answer)
                                             : check_mate(puzzle, answer);
}

}  // namespace hardboard::push_fight
