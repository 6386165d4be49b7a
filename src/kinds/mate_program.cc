#include <array>

#include "kinds/logic_program.h"
#include "puzzles/push_fight/words.h"

namespace hardboard {
namespace {

using namespace push_fight;

constexpr std::string_view rules = R"(
% Moves: a piece of ours goes along a path of empty squares. Fewer moves than allowed come first.
ours(S, 0) :- piece(S, Side, _), turn(Side).
king(S, 0) :- piece(S, Side, king), turn(Side).
theirs(S)  :- piece(S, Side, _), not turn(Side).
full(S, T) :- ours(S, T).
full(S, T) :- theirs(S), time(T).
time(0..moves).

{ move(T, W) : way(W, _, _) } 1 :- time(T), T > 0.
busy(T) :- move(T, W), way(W, _, _).
:- busy(T), T > 1, not busy(T-1).
:- move(T, W), way(W, From, _), not ours(From, T-1).
reach(T, S)  :- move(T, W), way(W, S, _).
reach(T, S2) :- reach(T, S1), next(S1, _, S2), time(T), not full(S2, T-1).
:- move(T, W), way(W, _, To), not reach(T, To).

left(S, T) :- move(T, W), way(W, S, _).
ours(S, T) :- move(T, W), way(W, _, S).
ours(S, T) :- time(T), ours(S, T-1), not left(S, T).
king(S, T) :- move(T, W), way(W, From, S), king(From, T-1).
king(S, T) :- time(T), king(S, T-1), not left(S, T).

% The push: a king of ours and all pieces in front of it, up to an empty square or the edge.
{ move(moves+1, W) : push(W, _, _) } = 1.
pushes(S, D) :- move(moves+1, W), push(W, S, D).
:- pushes(S, _), not king(S, moves).
line(S)  :- pushes(S, _).
line(S2) :- line(S1), pushes(_, D), next(S1, D, S2), full(S2, moves).
:- line(S), anchor(S).

% A piece of theirs falls off the board.
falls(S) :- line(S), pushes(_, D), edge(S, D).
mate :- falls(S), theirs(S).
:- not mate.

#show move/2.
)";

constexpr std::array<std::string_view, 4> direction_words = {"up", "right", "down", "left"};

}  // namespace

Result<std::string> mate_program(const Puzzle& puzzle, const Limits& limits) {
  if (puzzle.question != Question::mate_in_1)
    return error_in_words("the question must be a mate in one turn");
  if (puzzle.moves == unlimited_moves)
    return error_in_words("a programme needs a limit on the moves before the push");
  constexpr std::size_t of_way = 40;  // bytes
  const Board& board = puzzle.board;
  const std::size_t n = board.size();
  if (n * n > limits.memory_bytes / of_way)
    return over_limits(fmt::format("{} facts do not fit the memory", n * n));
  LogicProgram program;
  program.line("% Push Fight: at most {} moves, and a push that mates.\n", puzzle.moves);
  program.line("#const moves = {}.", puzzle.moves);
  program.line("turn({}).", puzzle.position.turn == Side::white ? "white" : "black");
  if (puzzle.position.anchor != no_anchor)
    program.line("anchor(\"{}\").", name(board.squares[puzzle.position.anchor]));
  for (std::uint32_t s = 0; s < n; ++s) {
    const Piece piece = puzzle.position.pieces[s];
    if (piece == Piece::none) continue;
    const Side side = belongs(piece, Side::white) ? Side::white : Side::black;
    program.line("piece(\"{}\", {}, {}).", name(board.squares[s]),
                 side == Side::white ? "white" : "black", piece == king_of(side) ? "king" : "pawn");
  }
  program.line(
      "\n% next(Square, Direction, Square), edge(Square, Direction): open, without a rail");
  for (std::uint32_t s = 0; s < n; ++s) {
    for (const Direction direction : directions) {
      const std::uint32_t to = board.step(s, direction);
      const std::string_view word = direction_words[static_cast<unsigned>(direction)];
      if (to == off_board) program.line("edge(\"{}\", {}).", name(board.squares[s]), word);
      if (to < n)
        program.line("next(\"{}\", {}, \"{}\").", name(board.squares[s]), word,
                     name(board.squares[to]));
    }
  }
  program.line("\n% way(Words, From, To), push(Words, Square, Direction)");
  for (std::uint32_t s = 0; s < n; ++s)
    for (std::uint32_t to = 0; to < n; ++to)
      if (s != to)
        program.line("way(\"{0}-{1}\", \"{0}\", \"{1}\").", name(board.squares[s]),
                     name(board.squares[to]));
  for (std::uint32_t s = 0; s < n; ++s)
    for (const Direction direction : directions)
      program.line("push(\"{0}\", \"{1}\", {2}).", words(Step{Push{board.squares[s], direction}}),
                   name(board.squares[s]), direction_words[static_cast<unsigned>(direction)]);
  // Facts that a puzzle may lack.
  program.line(
      "#defined anchor/1.\n#defined piece/3.\n#defined next/3.\n#defined edge/2.\n"
      "#defined way/3.");
  program.rules(rules);
  return program.take();
}

}  // namespace hardboard
