#include "methods/push_fight/configurations.h"

#include <algorithm>
#include <array>
#include <bit>
#include <fmt/format.h>
#include <limits>

#include "methods/push_fight/mate_cells.h"
#include "methods/push_fight/mate_estimate.h"
#include "methods/push_fight/state_table.h"

namespace hardboard::push_fight {
namespace {

constexpr std::uint32_t none = MateCells::none;

class Search {
public:
  Search(const Board& board, const std::vector<Man>& men, const std::vector<std::uint8_t>& may_move,
         const std::vector<WinningLine>& lines, std::uint64_t most, std::uint64_t states,
         const Limits& limits)
      : most_(most),
        most_states_(states),
        limits_(limits),
        men_(men),
        cells_(board, men, may_move),
        estimate_(cells_, men, lines, limits),
        stopped_(!estimate_.is_complete()),
        words_(std::max<std::size_t>((cells_.size() + 63) / 64, 1)),
        table_(words_),
        part_(cells_.size()),
        next_(words_) {
    here_.pawn.resize(cells_.size());
    met_.pawn.resize(cells_.size());
  }

  FewestMoves run() {
    FewestMoves result;
    if (const auto turn = push_at_once()) {
      result.turn = turn;
      return result;
    }
    if (!stopped_) add_starts();
    for (std::size_t f = 0; f < open_.size(); ++f) {
      result.bound = f;
      for (std::size_t i = 0; i < open_[f].size() && !stopped_; ++i) {
        const Open entry = open_[f][i];
        if (entry.moves != moves_[entry.state]) continue;  // a later entry has fewer moves
        load(here_, table_.pawns(entry.state), table_.king(entry.state));
        const MateEstimate::Bound bound = estimate_.of(here_);
        if (bound.moves == 0) {
          result.turn = turn_to(entry.state, bound.chance);
          result.states = table_.size();
          return result;
        }
        expand(entry.state);
      }
      if (stopped_) break;
      open_[f].clear();
      open_[f].shrink_to_fit();
    }
    result.states = table_.size();
    result.complete = !stopped_;
    if (result.complete)
      result.bound = most_ == std::numeric_limits<std::uint64_t>::max() ? most_ : most_ + 1;
    return result;
  }

private:
  struct Open {
    std::uint32_t state, moves;
  };

  std::optional<IndexedTurn> push_at_once() const {
    for (const MateEstimate::Chance& chance : estimate_.chances()) {
      const auto filled = [&](std::uint32_t c) { return men_[cells_.squares[c]] != Man::none; };
      if (men_[chance.king] == Man::king &&
          std::all_of(chance.holes.begin(), chance.holes.end(), filled))
        return IndexedTurn{{}, chance.king, chance.direction};
    }
    return std::nullopt;
  }

  // Adds a start for each king as the king that pushes. A king that may not move wins when the
  // holes of one of its chances are filled.
  void add_starts() {
    std::vector<std::uint64_t> pawns(words_, 0);
    for (std::uint32_t c = 0; c < cells_.size(); ++c)
      if (men_[cells_.squares[c]] != Man::none) pawns[c / 64] |= std::uint64_t{1} << (c % 64);
    for (std::uint32_t s = 0; s < men_.size() && !stopped_; ++s) {
      if (men_[s] != Man::king) continue;
      const std::uint32_t c = cells_.cell[s];
      if (c == none) {
        reach(pawns.data(), cells_.unmoved(s), 0, none);
        continue;
      }
      pawns[c / 64] ^= std::uint64_t{1} << (c % 64);
      reach(pawns.data(), c, 0, none);
      pawns[c / 64] ^= std::uint64_t{1} << (c % 64);
    }
  }

  void load(Configuration& configuration, const std::uint64_t* pawns, std::uint32_t king) const {
    for (std::uint32_t c = 0; c < cells_.size(); ++c)
      configuration.pawn[c] = static_cast<std::uint8_t>(pawns[c / 64] >> (c % 64) & 1);
    configuration.king = king;
  }

  // Tells progress; false if the limits are reached. Asked after a number of steps of estimates.
  bool go_on(std::uint32_t moves) {
    constexpr std::uint64_t between_questions = 1 << 20;
    steps_ += cells_.size() + estimate_.cells_of_chances();
    if (steps_ >= between_questions) {
      steps_ = 0;
      stopped_ = stopped_ || limits_.reached();
      if (limits_.progress)
        limits_.progress(fmt::format("{} configurations, {} moves", table_.size(), moves));
    }
    stopped_ = stopped_ || table_.size() > most_states_;
    return !stopped_;
  }

  // Opens a configuration that `moves` moves lead to, unless it was reached with as few before.
  void reach(const std::uint64_t* pawns, std::uint32_t king, std::uint32_t moves,
             std::uint32_t parent) {
    if (!go_on(moves)) return;
    const std::uint32_t before = table_.size();
    const std::uint32_t state = table_.find_or_add(pawns, king);
    if (state < before && moves_[state] <= moves) return;
    if (state == before) {
      moves_.push_back(moves);
      parents_.push_back(parent);
      load(met_, pawns, king);
      estimates_.push_back(estimate_.of(met_).moves);
    } else {
      moves_[state] = moves;
      parents_[state] = parent;
    }
    if (estimates_[state] == MateEstimate::never) return;
    const std::uint64_t f = std::uint64_t{moves} + estimates_[state];
    if (f > most_) return;
    if (open_.size() <= f) open_.resize(f + 1);
    open_[f].push_back({state, moves});
  }

  // Lists the empty cells in empty_, one connected part after the other.
  void find_parts() {
    std::fill(part_.begin(), part_.end(), none);
    first_.assign(1, 0);
    empty_.clear();
    for (std::uint32_t c = 0; c < cells_.size(); ++c) {
      if (!here_.is_empty(c) || part_[c] != none) continue;
      const auto part = static_cast<std::uint32_t>(first_.size() - 1);
      std::size_t at = empty_.size();
      empty_.push_back(c);
      part_[c] = part;
      for (; at < empty_.size(); ++at) {
        for (const std::uint32_t near : cells_.near[empty_[at]]) {
          if (near == none || !here_.is_empty(near) || part_[near] != none) continue;
          part_[near] = part;
          empty_.push_back(near);
        }
      }
      first_.push_back(static_cast<std::uint32_t>(empty_.size()));
    }
  }

  // Visits the empty cells to which the man on the cell can move.
  template <class Visit>
  void for_each_target(std::uint32_t c, const Visit& visit) const {
    std::array<std::uint32_t, 4> parts{none, none, none, none};
    for (unsigned d = 0; d < 4; ++d) {
      const std::uint32_t near = cells_.near[c][d];
      if (near == none || part_[near] == none) continue;
      if (std::find(parts.begin(), parts.end(), part_[near]) != parts.end()) continue;
      parts[d] = part_[near];
      for (std::uint32_t i = first_[parts[d]]; i < first_[parts[d] + 1] && !stopped_; ++i)
        visit(empty_[i]);
    }
  }

  // Reaches all configurations one move away from the state, which here_ holds.
  void expand(std::uint32_t state) {
    find_parts();
    const std::uint32_t moves = moves_[state] + 1;
    next_.assign(table_.pawns(state), table_.pawns(state) + next_.size());
    const auto flip = [&](std::uint32_t c) { next_[c / 64] ^= std::uint64_t{1} << (c % 64); };
    for (std::uint32_t c = 0; c < cells_.size() && !stopped_; ++c) {
      if (here_.pawn[c] == 0) continue;
      flip(c);
      for_each_target(c, [&](std::uint32_t to) {
        flip(to);
        reach(next_.data(), here_.king, moves, state);
        flip(to);
      });
      flip(c);
    }
    if (cells_.is_unmoved(here_.king)) return;
    for_each_target(here_.king, [&](std::uint32_t to) { reach(next_.data(), to, moves, state); });
  }

  // The moves from the start to the state: each state differs from its parent by one move.
  IndexedTurn turn_to(std::uint32_t state, std::uint32_t chance) const {
    IndexedTurn turn;
    turn.king = estimate_.chances()[chance].king;
    turn.direction = estimate_.chances()[chance].direction;
    for (; parents_[state] != none; state = parents_[state]) {
      const std::uint32_t parent = parents_[state];
      std::uint32_t from = table_.king(parent), to = table_.king(state);
      for (std::size_t w = 0; from == to && w < next_.size(); ++w) {
        const std::uint64_t before = table_.pawns(parent)[w], after = table_.pawns(state)[w];
        if (before == after) continue;
        // The bits of the two cells may lie in different words.
        from = to = none;
        for (std::size_t v = w; v < next_.size(); ++v) {
          const std::uint64_t was = table_.pawns(parent)[v], is = table_.pawns(state)[v];
          const auto cell = [&](std::uint64_t bits) {
            return static_cast<std::uint32_t>(64 * v + std::countr_zero(bits));
          };
          if ((was & ~is) != 0) from = cell(was & ~is);
          if ((is & ~was) != 0) to = cell(is & ~was);
        }
      }
      turn.moves.emplace_back(cells_.squares[from], cells_.squares[to]);
    }
    std::reverse(turn.moves.begin(), turn.moves.end());
    return turn;
  }

  const std::uint64_t most_, most_states_;
  const Limits& limits_;
  const std::vector<Man>& men_;
  const MateCells cells_;
  MateEstimate estimate_;
  bool stopped_;             // the limits or most_states_ were reached
  const std::size_t words_;  // of the bits of a configuration

  StateTable table_;
  std::vector<std::uint32_t> moves_, parents_, estimates_;  // of each state
  std::vector<std::vector<Open>> open_;  // by moves made plus the bound on moves to come
  std::uint64_t steps_ = 0;              // of estimates since the last look at the limits

  Configuration here_, met_;  // the one that is expanded, and the last one met
  // Part p of the empty cells of here_ is empty_[first_[p]] to empty_[first_[p + 1] - 1]; part_
  // holds the part of each cell.
  std::vector<std::uint32_t> part_, first_, empty_;
  std::vector<std::uint64_t> next_;  // the bits of a configuration after one more move
};

}  // namespace

FewestMoves fewest_moves(const Board& board, const std::vector<Man>& men,
                         const std::vector<std::uint8_t>& may_move,
                         const std::vector<WinningLine>& lines, std::uint64_t most,
                         std::uint64_t states, const Limits& limits) {
  return Search(board, men, may_move, lines, most, states, limits).run();
}

}  // namespace hardboard::push_fight
