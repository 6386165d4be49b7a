#include "kinds/push_fight_hint.h"

#include <fmt/format.h>
#include <string>
#include <string_view>
#include <vector>

#include "base/counted.h"
#include "kinds/push_fight_shown.h"
#include "puzzles/push_fight/words.h"

namespace hardboard {
namespace {

using namespace push_fight;

// What is said of a turn that does not win.
std::string_view merit_of(Verdict verdict) {
  switch (verdict) {
    case Verdict::draw:
      return "keeps the draw";
    case Verdict::loss:
      return "loses as late as possible";
    case Verdict::unknown:
      return "is hardest to beat, which nobody has proved";
    default:
      return "";
  }
}

// The meaning of a verdict for the side to move, in words.
std::string_view meaning_of(Verdict verdict) {
  switch (verdict) {
    case Verdict::solvable:
      return "There is a mate in this turn.";
    case Verdict::unsolvable:
      return "There is no mate in this turn.";
    case Verdict::win:
      return "It can be won.";
    case Verdict::loss:
      return "The other side wins.";
    case Verdict::draw:
      return "Neither side can force a win.";
    case Verdict::unknown:
      break;
  }
  return "unknown";
}

// The verdict on a game that is over, as the puzzle's question has it: a mate is a piece of the
// other side that falls.
Verdict verdict_on(const Puzzle& puzzle, const Game& game, const Ending& ending) {
  if (puzzle.question == Question::winner) return ending.verdict;
  const bool is_mate = ending.verdict == Verdict::win && game.fallen() != Piece::none;
  return is_mate ? Verdict::solvable : Verdict::unsolvable;
}

}  // namespace

Hint fight_hint(const Puzzle& puzzle, const Game& game, int level,
                const std::function<push_fight::Answer(const Puzzle& rest)>& solve) {
  if (const auto ending = game.ending())
    return {verdict_on(puzzle, game, *ending), ending->words, ""};
  std::vector<shown::Place> names;
  const push_fight::Answer answer = solve(push_fight::Shown::rest(puzzle, game, names));
  Hint hint{answer.verdict, std::string(meaning_of(answer.verdict)), ""};
  if (answer.verdict == Verdict::unknown) hint.words += ": " + answer.remark;
  if (!answer.turn) return hint;
  const std::string_view merit = merit_of(answer.verdict);
  hint.next =
      fmt::format("says which king pushes{}{}", merit.empty() ? "" : " in the turn that ", merit);
  if (level == 1) return hint;
  hint.words = fmt::format("After {}, the king on {} pushes{}{}.",
                           counted(answer.turn->moves.size(), "move"), name(answer.turn->push.from),
                           merit.empty() ? "" : ": the turn ", merit);
  hint.next = "tells the turn";
  if (level == 2) return hint;
  return {answer.verdict, words(*answer.turn), ""};
}

}  // namespace hardboard
