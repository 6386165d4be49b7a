#include "puzzles/peg_army/check.h"

#include <fmt/format.h>
#include <optional>
#include <string>

#include "puzzles/peg_army/replay.h"

namespace hardboard::peg_army {
namespace {

CheckReport wrong(std::string reason) {
  return {Check::wrong, std::move(reason)};
}

CheckReport check_march(const Puzzle& puzzle, const Answer& answer) {
  Game game(puzzle);
  for (const Square square : answer.army)
    if (const auto problem = game.deploy(square))
      return wrong(fmt::format("the army: {}", *problem));
  for (std::size_t i = 0; i < answer.moves.size(); ++i)
    if (const auto problem = game.play(answer.moves[i]))
      return wrong(fmt::format("move {}, {}: {}", i + 1, game.words(answer.moves[i]), *problem));
  if (!game.solved())
    return wrong(fmt::format("in the end no peg is on the goal {}", name(puzzle.goal)));
  if (!answer.minimum) return {Check::verified, "the army reaches the goal"};

  const auto& [what, value, bound] = *answer.minimum;
  const std::uint64_t reached = what == "fewest_pegs" ? answer.army.size() : answer.moves.size();
  if (what != "fewest_moves" && what != "fewest_pegs")
    return wrong(fmt::format("{} is no number of moves or pegs", what));
  if (reached != value)
    return wrong(fmt::format("{} is said to be {}, and the answer has {}", what, value, reached));
  if (bound > value)
    return wrong(
        fmt::format("fewer than {} are said to be impossible, and {} are enough", bound, value));
  // The last move needs pegs, and each move one more.
  if (bound <= 1) return {Check::verified, "the army reaches the goal"};
  return {Check::claimed,
          fmt::format("the army reaches the goal; that it takes at least {} is claimed", bound)};
}

struct CheckProof {
  const Puzzle& puzzle;
  CheckReport operator()(std::monostate) const { return {Check::claimed, "there is no proof"}; }
  CheckReport operator()(const Exhausted&) const {
    return {Check::claimed, "a search says so, and nobody has checked it"};
  }
  template <class Pagoda>
  CheckReport operator()(const Pagoda& proof) const {
    if (auto problem = refute(puzzle, proof)) return wrong(*std::move(problem));
    return {Check::verified, "the weights hold on every move, and the goal needs more of them"};
  }
};

}  // namespace

CheckReport check(const Puzzle& puzzle, const Answer& answer, const Limits&) {
  switch (answer.verdict) {
    case Verdict::solvable:
      return check_march(puzzle, answer);
    case Verdict::unsolvable:
      return std::visit(CheckProof{puzzle}, answer.proof);
    case Verdict::unknown:
      return {Check::claimed, "nothing was decided"};
    default:
      return wrong("a puzzle for one is neither won nor lost");
  }
}

}  // namespace hardboard::peg_army
