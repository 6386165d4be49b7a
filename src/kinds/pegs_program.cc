#include <algorithm>

#include "kinds/logic_program.h"
#include "puzzles/peg_solitaire/jumps.h"

namespace hardboard {
namespace {

using peg_solitaire::count_pegs;
using peg_solitaire::Goal;

constexpr std::string_view rules = R"(
% The game: a jump takes the peg that it starts with and the peg that it jumps over, and ends on an
% empty hole.
full(H, 0) :- peg(H).
:- move(T, J), jump(J, From, _, _), not full(From, T-1).
:- move(T, J), jump(J, _, Over, _), not full(Over, T-1).
:- move(T, J), jump(J, _, _, To), full(To, T-1).

cleared(H, T) :- move(T, J), jump(J, H, _, _).
cleared(H, T) :- move(T, J), jump(J, _, H, _).
full(H, T) :- move(T, J), jump(J, _, _, H).
full(H, T) :- time(T), full(H, T-1), not cleared(H, T).
)";

constexpr std::string_view each_time = R"(
% One jump at a time.
{ move(T, J) : jump(J, _, _, _) } = 1 :- time(T).
)";

constexpr std::string_view one_left = R"(
% The goal: one peg is left.
:- #count { H : full(H, jumps) } != 1.
)";

constexpr std::string_view right_place = R"(
% The peg is left on the hole of the goal.
:- goal(H), not full(H, jumps).
)";

constexpr std::string_view some_time = R"(
% One jump at a time, until the goal is met: a peg has come to its hole.
{ move(T, J) : jump(J, _, _, _) } 1 :- time(T).
busy(T) :- move(T, _).
:- busy(T), T > 1, not busy(T-1).
met :- goal(H), full(H, _).
:- not met.
)";

constexpr std::string_view these_left = R"(
% The goal: exactly these pegs are left.
:- target(H), not full(H, jumps).
:- full(H, jumps), not target(H).
)";

std::string rules_of(Goal goal) {
  switch (goal) {
    case Goal::peg:
      return std::string(some_time);
    case Goal::one:
      return fmt::format("{}{}", each_time, one_left);
    case Goal::one_at:
      return fmt::format("{}{}{}", each_time, one_left, right_place);
    case Goal::target:
      return fmt::format("{}{}", each_time, these_left);
  }
  return {};
}

}  // namespace

Result<std::string> pegs_program(const peg_solitaire::Puzzle& puzzle, const Limits& limits) {
  constexpr std::size_t of_hole = 600;  // bytes, with its jumps
  if (puzzle.holes.size() > limits.memory_bytes / of_hole)
    return over_limits("the programme does not fit the memory");
  const std::uint32_t left = puzzle.goal == Goal::target ? count_pegs(puzzle.target) : 1;
  const std::uint32_t all = count_pegs(puzzle.pegs), jumps = all - std::min(all, left);
  LogicProgram program;
  program.line("% Peg solitaire: a peg jumps over a neighbour, which leaves the board.\n");
  program.line("#const jumps = {}.\ntime(1..jumps).\n", jumps);
  const auto list = [&](std::string_view fact, const std::vector<std::uint8_t>& pegs) {
    for (std::size_t hole = 0; hole < pegs.size(); ++hole)
      if (pegs[hole] != 0) program.line("{}(\"{}\").", fact, name(puzzle.holes[hole]));
  };
  list("peg", puzzle.pegs);
  list("target", puzzle.target);
  if (puzzle.goal == Goal::peg || puzzle.goal == Goal::one_at)
    program.line("goal(\"{}\").", name(puzzle.at));
  program.line("\n% jump(Name, From, Over, To)");
  for (const auto& [from, over, to] : jumps_of(puzzle))
    program.line("jump(\"{0}-{2}\", \"{0}\", \"{1}\", \"{2}\").", name(puzzle.holes[from]),
                 name(puzzle.holes[over]), name(puzzle.holes[to]));
  // Facts that a puzzle may lack.
  program.line("#defined peg/1.\n#defined target/1.\n#defined jump/4.");
  program.rules(rules);
  program.rules(rules_of(puzzle.goal));
  program.line("\n#show move/2.");
  return program.take();
}

}  // namespace hardboard
