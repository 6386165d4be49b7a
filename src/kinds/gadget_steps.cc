#include "kinds/gadget_steps.h"

#include <algorithm>
#include <fmt/format.h>

#include "base/contract.h"
#include "gadgets/chess.h"
#include "gadgets/pushes.h"
#include "kinds/kind.h"
#include "puzzles/ground.h"
#include "puzzles/peg_solitaire/traits.h"
#include "puzzles/push_fight/traits.h"
#include "puzzles/solo_chess/traits.h"

namespace hardboard {
namespace {

using gadgets::Gadget;
using gadgets::Layout;
using gadgets::Placed;
using gadgets::Play;

template <class Traits>
AnyPuzzle any(typename Traits::Puzzle puzzle) {
  return AnyPuzzle(ground_of<Traits>(), std::move(puzzle));
}

AnyPuzzle chess_board(const Layout& layout) {
  solo_chess::Puzzle puzzle = gadgets::chess_puzzle(layout);
  const Box& box = layout.gadget->drawing;
  puzzle.frame = {box.low, static_cast<std::int32_t>(box.width()),
                  static_cast<std::int32_t>(box.height())};
  return any<solo_chess::Traits>(std::move(puzzle));
}

AnyPuzzle peg_board(const Layout& layout, const Box& box) {
  peg_solitaire::Puzzle puzzle;
  for (std::uint64_t i = 0; i < box.squares(); ++i) puzzle.holes.push_back(box.square(i));
  puzzle.pegs.assign(puzzle.holes.size(), 0);
  for (const Placed& piece : layout.pieces) puzzle.pegs[box.index(piece.square)] = 1;
  return any<peg_solitaire::Traits>(std::move(puzzle));
}

char taken(std::vector<Placed>& pieces, Square square) {
  const auto piece = std::find_if(pieces.begin(), pieces.end(),
                                  [&](const Placed& each) { return each.square == square; });
  promise(piece != pieces.end(), "a piece stands where a move takes one");
  const char what = piece->what;
  pieces.erase(piece);
  return what;
}

bool stands_on(const std::vector<Placed>& pieces, Square square) {
  return std::any_of(pieces.begin(), pieces.end(),
                     [&](const Placed& each) { return each.square == square; });
}

// The king and all pieces in front of it advance by a square; one that leaves the board falls.
void push_on(Layout& layout, Square from, Square to) {
  const Gadget& gadget = *layout.gadget;
  const Square by{to.x - from.x, to.y - from.y};
  std::vector<Placed> line;
  for (Square at = from; stands_on(layout.pieces, at); at = at + by)
    line.push_back({at, taken(layout.pieces, at)});
  for (const auto& [at, what] : line) {
    const Square next = at + by;
    const bool is_blank =
        std::find(gadget.blanks.begin(), gadget.blanks.end(), next) != gadget.blanks.end();
    if (gadget.drawing.contains(next) && !is_blank) layout.pieces.push_back({next, what});
  }
}

// A capture, whose piece then has one capture less; a jump, perhaps off the board; a push, or a
// move to an empty square.
void play_on(Layout& layout, Square from, Square to) {
  const gadgets::Game game = layout.gadget->game;
  if (game == gadgets::Game::push_fight && stands_on(layout.pieces, to))
    return push_on(layout, from, to);
  char what = taken(layout.pieces, from);
  if (gadgets::is_chess(game)) {
    taken(layout.pieces, to);
    --what;
  } else if (game == gadgets::Game::pegs && to != gadgets::off_plane) {
    taken(layout.pieces, {(from.x + to.x) / 2, (from.y + to.y) / 2});
  }
  if (to != gadgets::off_plane) layout.pieces.push_back({to, what});
}

// The position after the first `moves` moves, on the board of the whole play.
AnyPuzzle puzzle_after(const Layout& layout, const Play& play, std::size_t moves) {
  Layout after = layout;
  for (std::size_t i = 0; i < moves; ++i) play_on(after, play[i].first, play[i].second);
  std::sort(after.pieces.begin(), after.pieces.end(),
            [](const Placed& a, const Placed& b) { return a.square < b.square; });
  if (gadgets::is_chess(layout.gadget->game)) return chess_board(after);
  if (layout.gadget->game == gadgets::Game::pegs) return peg_board(after, shown_box(layout, play));
  return any<push_fight::Traits>(gadgets::push_puzzle(after));
}

shown::Board board_of(const AnyPuzzle& puzzle) {
  return kind_of(puzzle).shown->board(puzzle).value();
}

Square square_at(const shown::Board& board, std::size_t index) {
  return {board.low.x + static_cast<std::int32_t>(index % board.columns),
          board.low.y + static_cast<std::int32_t>(board.rows - 1 - index / board.columns)};
}

}  // namespace

Box shown_box(const Layout& layout, const Play& play) {
  Box box = layout.gadget->drawing;
  for (const Placed& piece : layout.pieces) box.include(piece.square);
  for (const auto& [from, to] : play)
    if (to != gadgets::off_plane) box.include(to);
  return box;
}

AnyPuzzle puzzle_of(const Layout& layout, const Play& play) {
  return puzzle_after(layout, play, 0);
}

std::vector<shown::Step> steps_of(const Layout& layout, const Play& play) {
  std::vector<shown::Step> steps;
  shown::Board before = board_of(puzzle_of(layout, play));
  for (std::size_t i = 0; i < play.size(); ++i) {
    const auto& [from, to] = play[i];
    const bool leaves = to == gadgets::off_plane;
    shown::Step step{leaves ? name(from) + " leaves" : gadgets::play_words({play[i]}), {from}, {}};
    if (!leaves) step.places.emplace_back(to);
    shown::Board after = board_of(puzzle_after(layout, play, i + 1));
    for (std::size_t at = 0; at < after.tokens.size(); ++at)
      if (after.tokens[at] != before.tokens[at])
        step.changes.push_back({square_at(after, at), after.tokens[at]});
    before = std::move(after);
    steps.push_back(std::move(step));
  }
  return steps;
}

}  // namespace hardboard
