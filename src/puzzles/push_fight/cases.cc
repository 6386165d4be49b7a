#include "puzzles/push_fight/cases.h"

#include <fmt/format.h>

#include "base/append_format.h"
#include "puzzles/push_fight/board.h"
#include "puzzles/push_fight/replay.h"

namespace hardboard::push_fight {

std::string canonical_text(const Puzzle& puzzle) {
  const auto& [pieces, anchor, turn] = puzzle.position;
  std::string text =
      fmt::format("push-fight\nmoves {}\nturn {}\nsquares {}\n",
                  puzzle.moves == unlimited_moves ? "*" : std::to_string(puzzle.moves), name(turn),
                  puzzle.board.size());
  for (std::uint32_t i = 0; i < puzzle.board.size(); ++i)
    append_format(text, "{} {} {}\n", puzzle.board.squares[i].x, puzzle.board.squares[i].y,
                  ".KPkp"[static_cast<std::size_t>(pieces[i])]);
  text += anchor == no_anchor ? "anchor none\n" : fmt::format("anchor on {}\n", anchor + 1);
  std::string rails;
  std::size_t count = 0;
  for (std::uint32_t i = 0; i < puzzle.board.size(); ++i) {
    for (const Direction direction : directions) {
      if (puzzle.board.step(i, direction) != rail) continue;
      append_format(rails, "{} {}\n", i + 1, name(direction));
      ++count;
    }
  }
  return text + fmt::format("rails {}\n", count) + rails;
}

namespace {

// Does the turn push a piece off? A turn may also win because the other side has no push left.
bool pushes_off(const Puzzle& puzzle, const Turn& turn) {
  Game game(puzzle);
  for (const Move& move : turn.moves)
    if (game.move(move)) return false;
  return !game.push(turn.push) && game.fallen() != Piece::none;
}

}  // namespace

std::vector<std::string> cases_of(const Puzzle& puzzle, const Answer& answer) {
  if (!answer.turn) return {};
  // The turn of a minimum may have more moves than the puzzle allows.
  const bool is_mate = answer.verdict == Verdict::solvable ||
                       (answer.minimum && answer.minimum->what == "fewest_moves");
  const bool wins_at_once = answer.verdict == Verdict::win && pushes_off(puzzle, *answer.turn);
  if (!is_mate && !wins_at_once) return {};
  Puzzle allowing = puzzle;
  allowing.moves =
      std::max<std::uint32_t>(puzzle.moves, static_cast<std::uint32_t>(answer.turn->moves.size()));
  const auto number = [&](Square square) { return *index_of(puzzle.board, square) + 1; };
  std::string text = canonical_text(is_mate ? allowing : puzzle);
  text += fmt::format("claim mates\nmoves {}\n", answer.turn->moves.size());
  for (const Move& move : answer.turn->moves)
    text += fmt::format("{} {}\n", number(move.from), number(move.to));
  const Push& push = answer.turn->push;
  return {text + fmt::format("push {} {}\nend\n", number(push.from), name(push.direction))};
}

}  // namespace hardboard::push_fight
