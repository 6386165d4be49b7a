// Push Fight: all that a white king can reach when White only pushes and Black passes, as in the
// analysis of Bosboom, Demaine and Rudoy 2018, section 4. Plain search: a king that may only push
// has few choices.
#include "gadgets/pushes.h"

#include <algorithm>
#include <array>
#include <optional>
#include <set>
#include <string>

#include "base/contract.h"
#include "base/watch.h"
#include "gadgets/chess.h"
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

// The drawing without its blanks, with rails on all edges: outside there is a sea of pawns, which
// cannot be pushed.
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
      const Square next = moved(square, static_cast<Side>(direction), 1);
      if (std::find(squares.begin(), squares.end(), next) == squares.end())
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
        puzzle_(push_puzzle(layout)),
        board_(puzzle_.board),
        watch_(limits, "pushing") {}

  Found search() {
    const push_fight::Position& start = puzzle_.position;
    const auto king = std::find(start.pieces.begin(), start.pieces.end(), Piece::white_king);
    promise(king != start.pieces.end(), "there is a white king");
    visit(start, static_cast<std::uint32_t>(king - start.pieces.begin()));
    if (watch_.was_reached()) return std::nullopt;
    return greatest(*layout_.gadget, std::move(found_));
  }

private:
  void visit(const push_fight::Position& position, std::uint32_t king) {
    if (watch_.reached(100) || !seen_.insert(position.pieces).second) return;
    if (layout_.gadget->exit == board_.squares[king]) return leave(position);
    for (const Direction direction : push_fight::directions) {
      push_fight::Position after = position;
      if (push_fight::push(board_, after, king, direction).fault != push_fight::PushFault::none)
        continue;
      pass(after);
      const std::uint32_t next = board_.step(king, direction);
      play_.emplace_back(board_.squares[king], board_.squares[next]);
      visit(after, next);
      play_.pop_back();
    }
  }

  void leave(const push_fight::Position& position) {
    Outcome outcome;
    for (std::size_t i = 0; i < layout_.ports.size(); ++i) {
      if (!layout_.gadget->ports[i].leaves()) continue;
      std::string form;
      for (const Square square : layout_.ports[i])
        form += letter_of(position.pieces[*push_fight::index_of(board_, square)]);
      const std::optional<std::uint8_t> signal = signal_of(*layout_.gadget, form);
      if (!signal) return;
      outcome.push_back(*signal);
    }
    const bool is_known = std::any_of(found_.begin(), found_.end(), [&](const FoundOutcome& found) {
      return found.outcome == outcome;
    });
    if (!is_known) found_.push_back({std::move(outcome), play_});
  }

  const Layout& layout_;
  const push_fight::Puzzle puzzle_;
  const push_fight::Board& board_;
  Watch watch_;
  Play play_;
  std::set<std::vector<Piece>> seen_;
  std::vector<FoundOutcome> found_;
};

}  // namespace

push_fight::Puzzle push_puzzle(const Layout& layout, const Play& play) {
  push_fight::Puzzle puzzle;
  puzzle.board = sea_board(*layout.gadget);
  const auto index = [&](Square square) { return *push_fight::index_of(puzzle.board, square); };
  puzzle.position.pieces.assign(puzzle.board.size(), Piece::none);
  for (const Placed& piece : layout.pieces)
    puzzle.position.pieces[index(piece.square)] = piece_of(piece.what);
  for (const auto& [from, to] : play)
    for (const Direction direction : push_fight::directions) {
      if (puzzle.board.step(index(from), direction) != index(to)) continue;
      const push_fight::PushResult result =
          push_fight::push(puzzle.board, puzzle.position, index(from), direction);
      promise(result.fault == push_fight::PushFault::none, "the pushes of a play are legal");
      pass(puzzle.position);
      break;
    }
  return puzzle;
}

Found outcomes_of_pushes(const Layout& layout, const Limits& limits) {
  return PushTree(layout, limits).search();
}

}  // namespace hardboard::gadgets
