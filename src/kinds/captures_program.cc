#include <algorithm>
#include <utility>
#include <vector>

#include "base/counted.h"
#include "kinds/logic_program.h"

namespace hardboard {
namespace {

constexpr std::string_view rules = R"(
% The game. Before the first capture each piece stands where it starts.
on(P, S, 0) :- piece(P, _, S, _).
full(S, T)  :- on(_, S, T).

% Each move is a capture: a piece moves from one place to another, where a piece is taken.
{ move(T, C) : capture(C, _, _) } = 1 :- time(T).
moves(P, T) :- move(T, C), capture(C, From, _), on(P, From, T-1).
taken(P, T) :- move(T, C), capture(C, _, To), on(P, To, T-1).
:- time(T), not moves(_, T).
:- time(T), not taken(_, T).

% The piece can make this step, and all places on the way are empty.
:- moves(P, T), piece(P, Type, _, _), move(T, C), not step(Type, C).
:- moves(P, T), piece(P, Type, _, _), move(T, C), passes(Type, C, S), full(S, T-1).

% What is taken is gone, what moves stands on its new place, and all else stays.
on(P, To, T) :- moves(P, T), move(T, C), capture(C, _, To).
on(P, S, T)  :- time(T), on(P, S, T-1), not moves(P, T), not taken(P, T).

% Nobody exceeds a budget; the piece that must be last is never taken; the goal is where one stands.
:- piece(P, _, _, Budget), #count { T : moves(P, T) } > Budget.
:- taken(P, T), last(P).
:- goal(S), not full(S, captures).

#show move/2.
)";

}  // namespace

Result<std::string> captures_program(const capture::Arena& arena, std::string_view title,
                                     const std::function<std::string(std::uint8_t)>& type,
                                     const std::function<std::string(capture::Location)>& place,
                                     const Limits& limits) {
  constexpr std::size_t of_fact = 60;  // bytes
  const std::uint32_t n = arena.size();
  std::size_t facts = n + 2 * arena.count_steps();
  for (const auto& of_type : arena.by_type)
    for (const capture::Step& step : of_type.steps) facts += step.between;
  if (facts > limits.memory_bytes / of_fact)
    return over_limits(fmt::format("the programme would have {}, too many for the memory",
                                   counted(facts, "fact")));
  LogicProgram program;
  program.line("% {}: every move is a capture, and one piece is left.\n", title);
  program.line("#const captures = {}.\ntime(1..captures).\n", n - 1);
  program.line("% piece(Number, Type, Place, Budget)");
  for (capture::Location u = 0; u < n; ++u)
    program.line("piece({}, \"{}\", \"{}\", {}).", u + 1, type(arena.type[u]), place(u),
                 std::min(arena.budget[u], n - 1));
  if (arena.last) program.line("last({}).", *arena.last + 1);
  if (arena.goal) program.line("goal(\"{}\").", place(*arena.goal));
  program.line("\n% step(Type, Capture), passes(Type, Capture, Place between)");
  std::vector<std::pair<capture::Location, capture::Location>> captures;
  for (std::uint8_t of = 0; of < arena.by_type.size(); ++of) {
    for (capture::Location u = 0; u < n; ++u) {
      for (const capture::Step& step : arena.steps(of, u)) {
        captures.emplace_back(u, step.to);
        const std::string name = fmt::format("{}x{}", place(u), place(step.to));
        program.line("step(\"{}\", \"{}\").", type(of), name);
        for (const capture::Location between : arena.between(step))
          program.line("passes(\"{}\", \"{}\", \"{}\").", type(of), name, place(between));
      }
    }
  }
  std::sort(captures.begin(), captures.end());
  captures.erase(std::unique(captures.begin(), captures.end()), captures.end());
  program.line("\n% capture(Name, From, To)");
  for (const auto& [from, to] : captures)
    program.line("capture(\"{0}x{1}\", \"{0}\", \"{1}\").", place(from), place(to));
  // Facts that a puzzle may lack.
  program.line(
      "#defined last/1.\n#defined goal/1.\n#defined step/2.\n#defined capture/3.\n"
      "#defined passes/3.");
  program.rules(rules);
  return program.take();
}

}  // namespace hardboard
