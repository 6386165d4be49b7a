// Push Fight: a round of both sides on a gadget in which Black pushes and White only moves, as in
// the move-wasting gadget of Bosboom, Demaine and Rudoy 2018, section 4.1. Every turn of White is
// tried against every turn of Black.
#include <algorithm>
#include <fmt/format.h>
#include <set>
#include <utility>
#include <vector>

#include "base/watch.h"
#include "gadgets/pushes.h"
#include "puzzles/push_fight/outcomes.h"
#include "puzzles/push_fight/rules.h"

namespace hardboard::gadgets {
namespace {

using push_fight::Piece;
using push_fight::Position;
using push_fight::Side;

class Round {
public:
  Round(const Layout& layout, const Limits& limits)
      : layout_(layout), puzzle_(push_puzzle(layout)), watch_(limits, "turns") {}

  std::optional<PushEnds> search() {
    Play play;
    white(puzzle_.position, puzzle_.moves, play);
    if (watch_.was_reached()) return std::nullopt;
    return std::move(ends_);
  }

private:
  // White pushes elsewhere, or first makes one more move.
  void white(const Position& position, std::uint32_t moves, Play& play) {
    if (watch_.reached(100)) return;
    if (seen_.insert(position.pieces).second) black(position, play);
    if (moves == 0) return;
    for (std::uint32_t from = 0; from < puzzle_.board.size(); ++from) {
      if (!belongs(position.pieces[from], Side::white)) continue;
      for (const std::uint32_t to : push_fight::reachable(puzzle_.board, position, from)) {
        Position after = position;
        std::swap(after.pieces[from], after.pieces[to]);
        play.emplace_back(puzzle_.board.squares[from], puzzle_.board.squares[to]);
        white(after, moves - 1, play);
        play.pop_back();
      }
    }
  }

  // Black's answers, which count if none of them mates.
  void black(Position position, const Play& play) {
    position.turn = Side::black;
    std::vector<std::pair<Position, Play>> answers;
    const bool mates_not = push_fight::for_each_outcome(
        puzzle_.board, position, puzzle_.moves,
        [&](const push_fight::IndexedTurn& turn, const Position& after, Piece fallen) {
          if (fallen == Piece::none) answers.emplace_back(after, with(play, turn));
          return !belongs(fallen, Side::white);
        });
    if (!mates_not) return;
    if (answers.empty())
      ends_.leaks.insert(
          fmt::format("Black has no answer after {}", play.empty() ? "no move" : play_words(play)));
    for (const auto& [after, whole] : answers)
      if (!add_end(layout_, puzzle_, after, whole, ends_))
        ends_.leaks.insert(fmt::format("no signal stands for the end of {}", play_words(whole)));
  }

  Play with(Play play, const push_fight::IndexedTurn& indexed) const {
    const push_fight::Turn turn = turn_of(puzzle_.board, indexed);
    for (const push_fight::Move& move : turn.moves) play.emplace_back(move.from, move.to);
    play.emplace_back(turn.push.from,
                      moved(turn.push.from, static_cast<gadgets::Side>(turn.push.direction), 1));
    return play;
  }

  const Layout& layout_;
  const push_fight::Puzzle puzzle_;
  Watch watch_;
  std::set<std::vector<Piece>> seen_;  // after White's moves, with Black to answer
  PushEnds ends_;
};

}  // namespace

std::optional<PushEnds> ends_of_round(const Layout& layout, const Limits& limits) {
  return Round(layout, limits).search();
}

}  // namespace hardboard::gadgets
