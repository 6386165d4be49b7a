// What the commands ask of peg armies.
#include "draw/peg_army.h"

#include <array>
#include <fmt/format.h>
#include <string>
#include <vector>

#include "base/counted.h"
#include "cli/each_kind.h"
#include "cli/print_methods.h"
#include "cli/session.h"
#include "puzzles/peg_army/write.h"
#include "registry_peg_army.h"

namespace hardboard::cli {

peg_army::Answer find_answer(const peg_army::Puzzle& puzzle, const Request& request) {
  const SolveOptions options{limits_of(request.time), request.proof, !request.method.empty()};
  return request.minimize.empty() ? solve(puzzle, options, request.method)
                                  : minimize(puzzle, options, request.minimize);
}

std::vector<std::string_view> minima(const peg_army::Puzzle&) {
  return {"moves", "pegs"};
}

// An army is deployed before anything moves, so there is little to hint at but where it stands.
int hint(const peg_army::Puzzle& puzzle, int level, double time) {
  const SolveOptions options{limits_of(time), "", false};
  const peg_army::Answer answer = solve(puzzle, options);
  end_progress();
  if (answer.verdict == Verdict::unknown) {
    fmt::print("unknown: {}\n", answer.remark);
    return undecided;
  }
  if (answer.verdict == Verdict::unsolvable) {
    fmt::print("No army gets there. (hardboard solve says why.)\n");
    return decided;
  }
  if (level == 1) {
    fmt::print("An army gets there. (--level 2 says how large one is.)\n");
    return decided;
  }
  if (level == 2) {
    fmt::print("An army of {} does, with {}. (--level 3 says where it stands.)\n",
               counted(answer.army.size(), "peg"), counted(answer.moves.size(), "move"));
    return decided;
  }
  std::vector<std::string> squares;
  for (const Square square : answer.army) squares.push_back(name(square));
  fmt::print("{}\n", fmt::join(squares, " "));
  return decided;
}

void explain(const peg_army::Puzzle& puzzle, double time) {
  constexpr std::array<std::string_view, 4> shapes = {"a square", "a rhombus", "a half-plane",
                                                      "a drawn one"};
  fmt::print("A peg army with a desert that is {}{}; the goal is {}.\n",
             shapes[static_cast<std::size_t>(puzzle.shape)],
             puzzle.size > 0 ? fmt::format(" of size {}", puzzle.size) : "", name(puzzle.goal));
  fmt::print("Moves: {}.\n", puzzle.tuples.empty()
                                 ? "the jumps of peg solitaire, along rows and columns"
                                 : fmt::format("{} of its own", puzzle.tuples.size()));
  fmt::print("Class: in general open; with a margin in NP (Gualà et al. 2018, Theorem 1).\n");
  print_methods(peg_army::methods(), puzzle, 14, false);
  const SolveOptions options{limits_of(time > 0 ? time : 10), "", true};
  if (solve(puzzle, options, "whole-plane").verdict == Verdict::unsolvable)
    fmt::print("Weights on the whole plane refuse it (hardboard solve shows them).\n");
  end_progress();
}

Result<PlayedGame> played_game(const peg_army::Puzzle&, const PlayOptions&) {
  return InputError{"play", 0, 0, "a peg army is deployed, not played: solve finds one"};
}

draw::Scene picture_of(const peg_army::Puzzle& puzzle, const peg_army::Answer& answer) {
  return draw::picture(puzzle, answer, write(puzzle)).scene;
}
std::string text_picture_of(const peg_army::Puzzle& puzzle, const peg_army::Answer& answer) {
  return draw::text_picture(puzzle, answer);
}

}  // namespace hardboard::cli
