#include "reductions/peg_reach_to_integer_programme.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>

#include "methods/peg_army/order.h"
#include "puzzles/peg_solitaire/replay.h"
#include "reductions/relaxed_programme.h"

namespace hardboard {

using peg_solitaire::HoleJump;
using peg_solitaire::Jump;
namespace {

MoveWords words_of(const PegReachToIntegerProgramme::From::Puzzle& source,
                   const Image<PegReachToIntegerProgramme>& image) {
  return [&](std::uint32_t j) {
    return peg_solitaire::words(on_squares(source, image.trace.jumps[j]));
  };
}

}  // namespace

Result<Image<PegReachToIntegerProgramme>> PegReachToIntegerProgramme::forward(
    const From::Puzzle& source, const Limits& limits) {
  if (source.goal != peg_solitaire::Goal::peg) return error_in_words("the goal must be `goal peg`");
  constexpr std::size_t of_hole = 1500;  // bytes, with up to eight jumps
  if (source.holes.size() > limits.memory_bytes / of_hole)
    return over_limits("the image does not fit the memory");
  Image<PegReachToIntegerProgramme> image;
  image.trace.jumps = jumps_of(source);
  peg_army::Relaxed& game = image.trace.game;
  game.start = *hole_at(source, source.at);
  game.allowed = source.pegs;
  for (const HoleJump& jump : image.trace.jumps)
    game.add_column(jump.to, std::array{jump.from, jump.over});
  Watch watch(limits, "making the programme");
  image.puzzle = programme_of(
      game, [](std::uint32_t hole) { return fmt::format("hole_{}", hole); },
      [&](std::uint32_t j) {
        return fmt::format("jump_{}_{}", image.trace.jumps[j].from, image.trace.jumps[j].to);
      },
      watch);
  if (watch.was_reached()) return error_in_words(limits.words());
  image.puzzle.name = "peg_reach";
  return image;
}

bool PegReachToIntegerProgramme::keeps_law(const From::Puzzle& source, const To::Puzzle& image) {
  return image.columns.size() == jumps_of(source).size() &&
         image.rows.size() == source.holes.size();
}

PegReachToIntegerProgramme::To::Answer PegReachToIntegerProgramme::witness(
    const From::Puzzle& source, const Image<PegReachToIntegerProgramme>& image,
    const From::Answer& solution) {
  To::Answer answer;
  answer.verdict = Verdict::solvable;
  const peg_army::Relaxed& game = image.trace.game;
  answer.values.assign(game.columns(), 0);
  if (source.pegs[game.start] != 0) return answer;  // a peg stands there already
  std::vector<std::uint32_t> played;
  for (const Jump& jump : solution.moves) {
    const auto& jumps = image.trace.jumps;
    const auto number = std::find_if(jumps.begin(), jumps.end(), [&](const HoleJump& one) {
      return on_squares(source, one) == jump;
    });
    promise(number != jumps.end(), "a solution makes jumps of the board");
    played.push_back(static_cast<std::uint32_t>(number - jumps.begin()));
  }
  answer.values = lean_uses(game, played);
  return answer;
}

// The ordered jumps start from some of the pegs. With all pegs there, a jump whose end is full is
// left out: the peg there serves as well.
Result<PegReachToIntegerProgramme::From::Answer> PegReachToIntegerProgramme::recover(
    const From::Puzzle& source, const Image<PegReachToIntegerProgramme>& image,
    const To::Answer& answer) {
  From::Answer solution;
  solution.verdict = Verdict::solvable;
  std::vector<std::uint8_t> pegs = source.pegs;
  for (const std::uint32_t j : peg_army::order(image.trace.game, uses_of(answer.values))) {
    const HoleJump& jump = image.trace.jumps[j];
    if (pegs[jump.to] != 0) continue;
    pegs[jump.from] = pegs[jump.over] = 0;
    pegs[jump.to] = 1;
    solution.moves.push_back(on_squares(source, jump));
  }
  return solution;
}

std::vector<Part> PegReachToIntegerProgramme::parts(
    const From::Puzzle& source, const Image<PegReachToIntegerProgramme>& image) {
  return parts_of_moves(static_cast<std::uint32_t>(image.trace.jumps.size()),
                        words_of(source, image));
}

std::vector<std::string> PegReachToIntegerProgramme::meanings(
    const From::Puzzle& source, const Image<PegReachToIntegerProgramme>& image,
    const To::Answer& answer) {
  return meanings_of_uses(answer.values, words_of(source, image));
}

}  // namespace hardboard
