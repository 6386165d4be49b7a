#include "puzzles/peg_solitaire/cases.h"

#include <fmt/format.h>
#include <optional>
#include <variant>

#include "base/append_format.h"
#include "puzzles/peg_solitaire/jumps.h"

namespace hardboard::peg_solitaire {

std::string canonical_text(const Puzzle& puzzle) {
  const std::vector<Square> steps = steps_of(puzzle.directions);
  std::string text = fmt::format("peg-solitaire\ndirections {}\n", 2 * steps.size());
  for (const Square step : steps)
    text += fmt::format("{} {}\n{} {}\n", step.x, step.y, -step.x, -step.y);
  text += fmt::format("holes {}\n", puzzle.holes.size());
  for (std::size_t hole = 0; hole < puzzle.holes.size(); ++hole)
    append_format(text, "{} {} {}\n", puzzle.holes[hole].x, puzzle.holes[hole].y,
                  static_cast<int>(puzzle.pegs[hole]));
  const auto at = [&] { return *hole_at(puzzle, puzzle.at) + 1; };
  switch (puzzle.goal) {
    case Goal::one:
      return text + "goal one\n";
    case Goal::one_at:
      return text + fmt::format("goal one-at {}\n", at());
    case Goal::peg:
      return text + fmt::format("goal peg {}\n", at());
    case Goal::target:
      break;
  }
  text += "goal target";
  for (std::size_t hole = 0; hole < puzzle.target.size(); ++hole)
    if (puzzle.target[hole] != 0) text += fmt::format(" {}", hole + 1);
  return text + "\n";
}

namespace {

// The functions of a refusal; nothing for a proof of another kind, which the kernel does not know.
std::optional<std::string> functions(const Puzzle& puzzle, const Answer& answer) {
  const auto* const classes = std::get_if<PositionClass>(&answer.proof);
  const auto* const pagodas = std::get_if<Pagodas>(&answer.proof);
  if (classes == nullptr && pagodas == nullptr) return std::nullopt;
  const auto& colourings = classes != nullptr ? classes->colourings : pagodas->colourings;
  std::size_t count = colourings.size();
  std::string text;
  for (const Colouring& colouring : colourings) {
    text += "parity";
    for (const Square square : colouring.coloured)
      text += fmt::format(" {}", *hole_at(puzzle, square) + 1);
    text += '\n';
  }
  if (pagodas != nullptr) {
    count += pagodas->pagodas.size();
    for (const Pagoda& pagoda : pagodas->pagodas) {
      text += "weights";
      for (const auto& [square, weight] : pagoda.weights)
        text += fmt::format(" {} {}", *hole_at(puzzle, square) + 1, weight);
      text += '\n';
    }
  }
  return fmt::format("proof functions {}\n{}end\n", count, text);
}

}  // namespace

std::vector<std::string> cases_of(const Puzzle& puzzle, const Answer& answer) {
  std::vector<std::string> cases;
  const auto add = [&](const std::string& claim, const std::string& shown) {
    cases.push_back(canonical_text(puzzle) + "claim " + claim + "\n" + shown);
  };
  std::string jumps = fmt::format("jumps {}\n", answer.moves.size());
  for (const Jump& jump : answer.moves)
    jumps += fmt::format("{} {}\n", *hole_at(puzzle, jump.from) + 1, *hole_at(puzzle, jump.to) + 1);
  jumps += "end\n";
  // Of a board without pegs there is nothing to claim.
  if (answer.minimum && answer.minimum->what == "pieces_left") {
    if (answer.minimum->value > 0) add(fmt::format("leaves {}", answer.minimum->value), jumps);
  } else if (answer.verdict == Verdict::solvable) {
    add("reaches", jumps);
  }
  if (answer.verdict == Verdict::unsolvable)
    if (const std::optional<std::string> proof = functions(puzzle, answer)) add("never", *proof);
  return cases;
}

}  // namespace hardboard::peg_solitaire
