// Push Fight: a round of both sides on a gadget in which Black pushes and White only moves, as in
// the move-wasting gadget of Bosboom, Demaine and Rudoy 2018, section 4.1. Every turn of White is
// tried against every turn of Black.
#include <fmt/format.h>
#include <set>
#include <utility>
#include <vector>

#include "base/watch.h"
#include "gadgets/pushes.h"
#include "puzzles/push_fight/rules.h"

namespace hardboard::gadgets {
namespace {

using push_fight::Piece;
using push_fight::Position;
using push_fight::Side;

class Round {
public:
  Round(const Layout& layout, const Limits& limits)
      : layout_(layout),
        puzzle_(push_puzzle(layout)),
        most_placements_(limits.memory_bytes / (16 * (puzzle_.board.size() + 100))),
        watch_(limits, "turns") {}

  std::optional<PushEnds> search() {
    // White pushes elsewhere.
    const bool is_over = each_placement(
        Side::white, puzzle_.position,
        [&](const Position& placed, const Play& play) { return answers(placed, play); });
    if (!is_over) return std::nullopt;
    return std::move(ends_);
  }

private:
  // Calls visit(position, play) for each placement after at most two moves of a side, once. False
  // if `visit` said so, or the limits were reached.
  template <class Visit>
  bool each_placement(Side side, const Position& start, const Visit& visit) {
    std::set<std::vector<Piece>> seen;
    Play play;
    return each_placement(side, start, puzzle_.moves, seen, play, visit);
  }
  template <class Visit>
  bool each_placement(Side side, const Position& position, std::uint32_t moves,
                      std::set<std::vector<Piece>>& seen, Play& play, const Visit& visit) {
    if (watch_.reached(position.pieces.size()) || seen.size() > most_placements_) return false;
    if (seen.insert(position.pieces).second && !visit(position, play)) return false;
    if (moves == 0) return true;
    for (std::uint32_t from = 0; from < puzzle_.board.size(); ++from) {
      if (!belongs(position.pieces[from], side)) continue;
      for (const std::uint32_t to : push_fight::reachable(puzzle_.board, position, from)) {
        Position after = position;
        std::swap(after.pieces[from], after.pieces[to]);
        play.emplace_back(puzzle_.board.squares[from], puzzle_.board.squares[to]);
        if (!each_placement(side, after, moves - 1, seen, play, visit)) return false;
        play.pop_back();
      }
    }
    return true;
  }

  // Black's answers to White's turn, which count if none of them mates. False if the limits were
  // reached.
  bool answers(const Position& placed, const Play& white) {
    std::vector<std::pair<Position, Play>> all;
    bool mates = false;
    const bool is_over =
        each_placement(Side::black, placed, [&](const Position& position, const Play& black) {
          add_pushes(position, black, mates, all);
          return !mates;
        });
    if (mates) return true;
    if (!is_over) return false;
    if (all.empty())
      ends_.leaks.insert(fmt::format("Black has no answer after {}",
                                     white.empty() ? "no move" : play_words(white)));
    for (const auto& [after, black] : all) {
      Play whole = white;
      whole.insert(whole.end(), black.begin(), black.end());
      if (!add_end(layout_, puzzle_, after, whole, ends_))
        ends_.leaks.insert(fmt::format("no signal stands for the end of {}", play_words(whole)));
    }
    return true;
  }

  // Black's pushes in a position after its moves.
  void add_pushes(const Position& position, const Play& moves, bool& mates,
                  std::vector<std::pair<Position, Play>>& all) const {
    for (std::uint32_t king = 0; king < puzzle_.board.size(); ++king) {
      if (position.pieces[king] != Piece::black_king) continue;
      for (const push_fight::Direction direction : push_fight::directions) {
        Position after = position;
        after.turn = Side::black;
        const push_fight::PushResult result =
            push_fight::push(puzzle_.board, after, king, direction);
        if (result.fault != push_fight::PushFault::none) continue;
        if (belongs(result.fallen, Side::white)) mates = true;
        if (result.fallen != Piece::none) continue;
        Play play = moves;
        const Square from = puzzle_.board.squares[king];
        play.emplace_back(from, moved(from, static_cast<gadgets::Side>(direction), 1));
        all.emplace_back(std::move(after), std::move(play));
      }
    }
  }

  const Layout& layout_;
  const push_fight::Puzzle puzzle_;
  const std::uint64_t most_placements_;  // of a side, with those that its turns lead to
  Watch watch_;
  PushEnds ends_;
};

}  // namespace

std::optional<PushEnds> ends_of_round(const Layout& layout, const Limits& limits) {
  return Round(layout, limits).search();
}

}  // namespace hardboard::gadgets
