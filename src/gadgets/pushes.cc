// Push Fight: all that a white king can reach when White only pushes and Black passes, as in the
// analysis of Bosboom, Demaine and Rudoy 2018, section 4. Plain search: a king that may only push
// has few choices.
#include "gadgets/pushes.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <optional>
#include <set>
#include <string>
#include <utility>

#include "base/contract.h"
#include "base/watch.h"
#include "gadgets/chess.h"
#include "gadgets/isolation.h"
#include "methods/push_fight/winner.h"
#include "puzzles/push_fight/board.h"
#include "puzzles/push_fight/rules.h"

namespace hardboard::gadgets {
namespace {

using push_fight::Direction;
using push_fight::Piece;

Piece piece_of(char what) {
  constexpr std::string_view letters = ".Ko?x";  // in the order of Piece
  if (what == 'B') return Piece::black_king;
  return static_cast<Piece>(letters.find(what));
}

char letter_of(Piece piece) {
  constexpr std::array letters = {'.', 'K', 'o', 'B', 'x'};
  return letters[static_cast<std::size_t>(piece)];
}

// The drawing without its blanks. Outside there is a sea of pawns, which cannot be pushed: a rail.
push_fight::Board sea_board(const Gadget& gadget) {
  std::vector<Square> squares;
  for (std::uint64_t i = 0; i < gadget.drawing.squares(); ++i) {
    const Square square = gadget.drawing.square(i);
    if (std::find(gadget.blanks.begin(), gadget.blanks.end(), square) == gadget.blanks.end())
      squares.push_back(square);
  }
  std::vector<push_fight::Edge> rails;
  for (const Square square : squares)
    for (const Direction direction : push_fight::directions) {
      const Edge edge{square, static_cast<Side>(direction)};
      const bool is_open =
          std::find(gadget.open.begin(), gadget.open.end(), edge) != gadget.open.end();
      const Square next = moved(square, edge.side, 1);
      if (!is_open && std::find(squares.begin(), squares.end(), next) == squares.end())
        rails.push_back({square, direction});
    }
  return push_fight::board_of(squares, rails);
}

// Black passes, and has no anchor.
void pass(push_fight::Position& position) {
  position.anchor = push_fight::no_anchor;
  position.turn = push_fight::Side::white;
}

class PushTree {
public:
  PushTree(const Layout& layout, const Limits& limits)
      : layout_(layout),
        limits_(limits),
        puzzle_(push_puzzle(layout)),
        board_(puzzle_.board),
        watch_(limits, "pushing") {}

  std::optional<PushEnds> search() {
    const push_fight::Position& start = puzzle_.position;
    const auto king = std::find(start.pieces.begin(), start.pieces.end(), Piece::white_king);
    promise(king != start.pieces.end(), "there is a white king");
    visit(start, static_cast<std::uint32_t>(king - start.pieces.begin()));
    if (watch_.was_reached()) return std::nullopt;
    return std::move(ends_);
  }

private:
  void visit(const push_fight::Position& position, std::uint32_t king) {
    if (watch_.reached(100) || !seen_.insert(position.pieces).second) return;
    const Goal goal = layout_.gadget->goal;
    const bool is_at_exit = goal == Goal::exit && layout_.gadget->exit == board_.squares[king];
    if (goal == Goal::mate || is_at_exit) find_free_pawns(position);
    if (is_at_exit) {
      add_end(layout_, puzzle_, position, play_, ends_);
      return;
    }
    if (goal == Goal::mate && mates(position)) return;
    for (const Direction direction : push_fight::directions) {
      push_fight::Position after = position;
      const push_fight::PushResult result = push_fight::push(board_, after, king, direction);
      // A white piece that falls loses.
      if (result.fault != push_fight::PushFault::none || result.fallen != Piece::none) continue;
      pass(after);
      const std::uint32_t next = board_.step(king, direction);
      play_.emplace_back(board_.squares[king], board_.squares[next]);
      visit(after, next);
      play_.pop_back();
    }
  }

  // Black passes, so its pawns must not be able to do anything else.
  void find_free_pawns(const push_fight::Position& position) {
    for (std::uint32_t square = 0; square < board_.size(); ++square)
      if (position.pieces[square] == Piece::black_pawn &&
          !push_fight::reachable(board_, position, square).empty())
        ends_.leaks.insert(
            fmt::format("the black pawn on {} can move", name(board_.squares[square])));
  }

  // If White mates in this turn, the play ends with the mate; ports show what they show before it.
  bool mates(const push_fight::Position& position) {
    puzzle_.position = position;
    const push_fight::Answer answer = push_fight::solve_one_turn(puzzle_, {limits_});
    if (answer.verdict != Verdict::win) return false;
    Play play = play_;
    for (const push_fight::Move& move : answer.turn->moves) play.emplace_back(move.from, move.to);
    const auto [from, direction] = answer.turn->push;
    play.emplace_back(from, moved(from, static_cast<Side>(direction), 1));
    add_end(layout_, puzzle_, position, play, ends_);
    return true;
  }

  const Layout& layout_;
  const Limits& limits_;
  push_fight::Puzzle puzzle_;
  const push_fight::Board& board_;
  Watch watch_;
  Play play_;
  std::set<std::vector<Piece>> seen_;
  PushEnds ends_;
};

std::optional<PushEnds> ends_of(const Layout& layout, const Limits& limits) {
  return layout.gadget->goal == Goal::round ? ends_of_round(layout, limits)
                                            : ends_of_pushes(layout, limits);
}

}  // namespace

push_fight::Puzzle push_puzzle(const Layout& layout) {
  push_fight::Puzzle puzzle;
  puzzle.question = push_fight::Question::winner;
  puzzle.board = sea_board(*layout.gadget);
  puzzle.position.pieces.assign(puzzle.board.size(), Piece::none);
  for (const Placed& piece : layout.pieces)
    puzzle.position.pieces[*push_fight::index_of(puzzle.board, piece.square)] =
        piece_of(piece.what);
  return puzzle;
}

std::vector<push_fight::Turn> turns_of(const Layout& layout, const Play& play) {
  push_fight::Puzzle puzzle = push_puzzle(layout);
  push_fight::Position& position = puzzle.position;
  const auto index = [&](Square square) { return *push_fight::index_of(puzzle.board, square); };
  std::vector<push_fight::Turn> turns;
  push_fight::Turn turn;
  for (const auto& [from, to] : play) {
    const std::optional<std::uint32_t> ahead = push_fight::index_of(puzzle.board, to);
    promise(ahead.has_value(), "kings that push stay on the board");
    if (position.pieces[*ahead] == Piece::none) {
      turn.moves.push_back({from, to});
      std::swap(position.pieces[index(from)], position.pieces[*ahead]);
      continue;
    }
    for (const Direction direction : push_fight::directions)
      if (puzzle.board.step(index(from), direction) == *ahead) turn.push = {from, direction};
    pass(position);
    if (position.pieces[index(from)] == Piece::black_king) position.turn = push_fight::Side::black;
    const push_fight::PushResult result =
        push_fight::push(puzzle.board, position, index(from), turn.push.direction);
    promise(result.fault == push_fight::PushFault::none, "the pushes of a play are legal");
    turns.push_back(std::exchange(turn, {}));
  }
  promise(turn.moves.empty(), "a play ends with a push");
  return turns;
}

bool add_end(const Layout& layout, const push_fight::Puzzle& puzzle,
             const push_fight::Position& position, const Play& play, PushEnds& ends) {
  Outcome outcome;
  for (std::size_t i = 0; i < layout.ports.size(); ++i) {
    if (!layout.gadget->ports[i].leaves()) continue;
    std::string form;
    for (const Square square : layout.ports[i])
      form += letter_of(position.pieces[*push_fight::index_of(puzzle.board, square)]);
    const std::optional<std::uint8_t> signal = signal_of(*layout.gadget, form);
    if (!signal) return false;
    outcome.push_back(*signal);
  }
  const bool is_known =
      std::any_of(ends.outcomes.begin(), ends.outcomes.end(),
                  [&](const FoundOutcome& found) { return found.outcome == outcome; });
  if (!is_known) ends.outcomes.push_back({std::move(outcome), play});
  return true;
}

std::optional<PushEnds> ends_of_pushes(const Layout& layout, const Limits& limits) {
  return PushTree(layout, limits).search();
}

Found outcomes_of_pushes(const Layout& layout, const Limits& limits) {
  std::optional<PushEnds> ends = ends_of(layout, limits);
  if (!ends) return std::nullopt;
  return greatest(*layout.gadget, std::move(ends->outcomes));
}

bool find_push_leaks(const Gadget& gadget, const Limits& limits, std::vector<Leak>& leaks) {
  for (const Row& row : gadget.table) {
    const std::optional<PushEnds> ends = ends_of(layout_of(gadget, row.inputs), limits);
    if (!ends) return false;
    for (const std::string& words : ends->leaks)
      leaks.push_back({row.inputs.empty()
                           ? words
                           : fmt::format("inputs {}: {}", in_words(gadget, row.inputs), words),
                       std::nullopt});
  }
  return true;
}

}  // namespace hardboard::gadgets
