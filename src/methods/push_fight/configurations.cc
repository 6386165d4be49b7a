#include "methods/push_fight/configurations.h"

#include <algorithm>
#include <array>
#include <bit>
#include <fmt/format.h>
#include <limits>

#include "methods/push_fight/state_table.h"

namespace hardboard::push_fight {
namespace {

constexpr std::uint32_t none = off_board;
constexpr std::uint32_t far = std::numeric_limits<std::uint32_t>::max();

// The search works on cells: the squares that are empty or whose man may move.
class Search {
public:
  Search(const Board& board, const std::vector<Man>& men, const std::vector<std::uint8_t>& may_move,
         const std::vector<WinningLine>& lines, std::uint64_t most, std::uint64_t states,
         const Limits& limits)
      : most_(most), most_states_(states), limits_(limits), cell_(board.size(), none), men_(men) {
    for (std::uint32_t s = 0; s < board.size(); ++s) {
      if (men[s] != Man::none && (men[s] == Man::enemy || may_move[s] == 0)) continue;
      cell_[s] = static_cast<std::uint32_t>(squares_.size());
      squares_.push_back(s);
    }
    for (const std::uint32_t s : squares_) {
      near_.push_back({none, none, none, none});
      for (unsigned d = 0; d < 4; ++d)
        if (board.next[s][d] < rail) near_.back()[d] = cell_[board.next[s][d]];
    }
    words_ = (squares_.size() + 63) / 64;
    table_ = StateTable(std::max<std::size_t>(words_, 1));
    find_chances(lines);
    pawn_.resize(squares_.size());
    part_.resize(squares_.size());
    way_.resize(squares_.size());
    next_.resize(std::max<std::size_t>(words_, 1));
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
        load(entry.state);
        const Estimate estimate = this->estimate();
        if (estimate.moves == 0) {
          result.turn = turn_to(entry.state, estimate.chance);
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
  // A square from which the king mates by a push, once the cells between the square and the line's
  // end are filled.
  struct Chance {
    std::uint32_t king;
    Direction direction;
    std::vector<std::uint32_t> holes;  // these cells; men on the line's other squares stay there
  };
  struct Open {
    std::uint32_t state, moves;
  };
  // A lower bound on the moves that are still needed, and its chance.
  struct Estimate {
    std::uint32_t moves, chance;
  };

  void find_chances(const std::vector<WinningLine>& lines) {
    for (const WinningLine& line : lines) {
      // The chances of a line list its cells repeatedly.
      chance_cells_ += line.squares.size() * line.squares.size() / 2;
      stopped_ = stopped_ || chance_cells_ * sizeof(std::uint32_t) > limits_.memory_bytes / 2 ||
                 limits_.reached();
      if (stopped_) return;
      Chance chance{0, line.direction, {}};
      for (std::size_t i = 1; i < line.squares.size(); ++i) {
        const std::uint32_t before = line.squares[i - 1], king = line.squares[i];
        if (cell_[before] != none) chance.holes.push_back(cell_[before]);
        chance.king = king;
        // A king that may not move pushes from where it stands.
        if (cell_[king] != none || men_[king] == Man::king) chances_.push_back(chance);
      }
    }
  }

  // Adds a start for each king as the king that pushes. A king that may not move has no cell: it
  // wins when the holes of one of its chances are filled.
  void add_starts() {
    std::vector<std::uint64_t> pawns(std::max<std::size_t>(words_, 1), 0);
    for (std::uint32_t c = 0; c < squares_.size(); ++c)
      if (men_[squares_[c]] != Man::none) pawns[c / 64] |= std::uint64_t{1} << (c % 64);
    for (std::uint32_t s = 0; s < men_.size() && !stopped_; ++s) {
      if (men_[s] != Man::king) continue;
      if (cell_[s] == none) {
        reach(pawns.data(), unmoved(s), 0, none);
        continue;
      }
      const std::uint32_t c = cell_[s];
      pawns[c / 64] ^= std::uint64_t{1} << (c % 64);
      reach(pawns.data(), c, 0, none);
      pawns[c / 64] ^= std::uint64_t{1} << (c % 64);
    }
  }
  // Numbers above those of the cells represent the squares of kings that may not move.
  std::uint32_t unmoved(std::uint32_t square) const {
    return static_cast<std::uint32_t>(squares_.size()) + square;
  }
  bool is_unmoved(std::uint32_t king) const { return king >= squares_.size(); }

  std::optional<IndexedTurn> push_at_once() const {
    for (const Chance& chance : chances_) {
      const auto filled = [&](std::uint32_t c) { return men_[squares_[c]] != Man::none; };
      if (men_[chance.king] == Man::king &&
          std::all_of(chance.holes.begin(), chance.holes.end(), filled))
        return IndexedTurn{{}, chance.king, chance.direction};
    }
    return std::nullopt;
  }

  void load(std::uint32_t state) { load(table_.pawns(state), table_.king(state)); }
  void load(const std::uint64_t* pawns, std::uint32_t king) {
    for (std::uint32_t c = 0; c < squares_.size(); ++c)
      pawn_[c] = static_cast<std::uint8_t>(pawns[c / 64] >> (c % 64) & 1);
    king_ = king;
  }

  // For every cell the fewest pawns on a way of the king to the cell, counting a pawn on the cell
  // itself.
  void measure_ways() {
    std::fill(way_.begin(), way_.end(), far);
    if (is_unmoved(king_)) return;
    ways_.assign(1, king_);
    way_[king_] = 0;
    later_.clear();
    for (std::uint32_t distance = 0; !ways_.empty(); ++distance) {
      for (std::size_t i = 0; i < ways_.size(); ++i) {
        if (way_[ways_[i]] != distance) continue;
        for (const std::uint32_t near : near_[ways_[i]]) {
          if (near == none || way_[near] <= distance + pawn_[near]) continue;
          way_[near] = distance + pawn_[near];
          (pawn_[near] != 0 ? later_ : ways_).push_back(near);
        }
      }
      ways_.swap(later_);
      later_.clear();
    }
  }

  // The estimate for the loaded configuration.
  Estimate estimate() {
    measure_ways();
    Estimate best{far, 0};
    for (std::uint32_t i = 0; i < chances_.size(); ++i) {
      const Chance& chance = chances_[i];
      std::uint32_t holes = 0;
      for (const std::uint32_t c : chance.holes) holes += pawn_[c] == 0 && c != king_ ? 1U : 0U;
      std::uint32_t moves = holes;
      if (is_unmoved(king_)) {
        if (unmoved(chance.king) != king_) continue;
      } else {
        const std::uint32_t place = cell_[chance.king];
        if (place == none) continue;
        if (place != king_) {
          if (way_[place] == far) continue;
          moves = 1 + std::max(holes, way_[place]);
        }
      }
      if (moves < best.moves) best = {moves, i};
    }
    return best;
  }

  // Tells progress; false if the limits are reached. Asked after a number of steps of estimates.
  bool go_on(std::uint32_t moves) {
    constexpr std::uint64_t between_questions = 1 << 20;
    steps_ += squares_.size() + chance_cells_;
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
      // The estimate overwrites the arrays of the configuration being expanded, so they are saved.
      saved_pawn_ = pawn_;
      const std::uint32_t saved_king = king_;
      load(pawns, king);
      estimates_.push_back(estimate().moves);
      pawn_.swap(saved_pawn_);
      king_ = saved_king;
    } else {
      moves_[state] = moves;
      parents_[state] = parent;
    }
    if (estimates_[state] == far) return;
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
    for (std::uint32_t c = 0; c < squares_.size(); ++c) {
      if (pawn_[c] != 0 || c == king_ || part_[c] != none) continue;
      const auto part = static_cast<std::uint32_t>(first_.size() - 1);
      std::size_t at = empty_.size();
      empty_.push_back(c);
      part_[c] = part;
      for (; at < empty_.size(); ++at) {
        for (const std::uint32_t near : near_[empty_[at]]) {
          if (near == none || pawn_[near] != 0 || near == king_ || part_[near] != none) continue;
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
      const std::uint32_t near = near_[c][d];
      if (near == none || part_[near] == none) continue;
      if (std::find(parts.begin(), parts.end(), part_[near]) != parts.end()) continue;
      parts[d] = part_[near];
      for (std::uint32_t i = first_[parts[d]]; i < first_[parts[d] + 1] && !stopped_; ++i)
        visit(empty_[i]);
    }
  }

  void expand(std::uint32_t state) {
    find_parts();
    const std::uint32_t moves = moves_[state] + 1;
    next_.assign(table_.pawns(state), table_.pawns(state) + next_.size());
    const auto flip = [&](std::uint32_t c) { next_[c / 64] ^= std::uint64_t{1} << (c % 64); };
    for (std::uint32_t c = 0; c < squares_.size() && !stopped_; ++c) {
      if (pawn_[c] == 0) continue;
      flip(c);
      for_each_target(c, [&](std::uint32_t to) {
        flip(to);
        reach(next_.data(), king_, moves, state);
        flip(to);
      });
      flip(c);
    }
    if (is_unmoved(king_)) return;
    for_each_target(king_, [&](std::uint32_t to) { reach(next_.data(), to, moves, state); });
  }

  // The moves from the start to the state: each state differs from its parent by one move.
  IndexedTurn turn_to(std::uint32_t state, std::uint32_t chance) const {
    IndexedTurn turn;
    turn.king = chances_[chance].king;
    turn.direction = chances_[chance].direction;
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
      turn.moves.emplace_back(squares_[from], squares_[to]);
    }
    std::reverse(turn.moves.begin(), turn.moves.end());
    return turn;
  }

  const std::uint64_t most_, most_states_;
  const Limits& limits_;
  bool stopped_ = false;                // the limits or most_states_ were reached
  std::vector<std::uint32_t> cell_;     // of each square
  std::vector<std::uint32_t> squares_;  // of each cell
  std::vector<std::array<std::uint32_t, 4>> near_;
  const std::vector<Man>& men_;
  std::vector<Chance> chances_;
  std::size_t words_ = 0;

  StateTable table_{1};
  std::vector<std::uint32_t> moves_, parents_, estimates_;  // of each state
  std::vector<std::vector<Open>> open_;  // by moves made plus the bound on moves to come
  std::uint64_t chance_cells_ = 0;       // approximate size of the lists of all chances
  std::uint64_t steps_ = 0;              // of estimates since the last look at the limits

  // The loaded configuration: for each cell whether it holds a pawn, and the cell of the king.
  std::vector<std::uint8_t> pawn_, saved_pawn_;
  std::uint32_t king_ = 0;
  // Part p of the empty cells is empty_[first_[p]] to empty_[first_[p + 1] - 1]; part_ holds the
  // part of each cell.
  std::vector<std::uint32_t> part_, first_, empty_;
  std::vector<std::uint32_t> way_, ways_, later_;  // of measure_ways
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
