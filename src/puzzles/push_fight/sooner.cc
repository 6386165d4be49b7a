#include "puzzles/push_fight/sooner.h"

#include <algorithm>
#include <map>
#include <string>
#include <utility>

#include "puzzles/push_fight/outcomes.h"
#include "puzzles/push_fight/strategy.h"

namespace hardboard::push_fight {
namespace {

constexpr std::uint64_t most_outcomes = std::uint64_t{1} << 18;  // on boards of up to 64 squares
// One turn follows the other on the stack.
constexpr std::uint32_t most_turns_ahead = 500;
constexpr std::size_t placement_bytes = std::size_t{1} << 26;  // of the placements of a turn

class Search {
public:
  Search(const Puzzle& puzzle, Side winner, const Limits& limits)
      : puzzle_(puzzle), winner_(winner), limits_(limits) {
    limits_.memory_bytes = std::min(limits_.memory_bytes, placement_bytes);
  }

  // False also if the search is cut off.
  bool wins(const Position& position, std::uint32_t turns) {
    const bool attacks = position.turn == winner_;
    if (attacks && turns == 0) return false;
    const auto key = std::pair(name_of(position), turns);
    const auto found = known_.find(key);
    if (found != known_.end()) return found->second;
    // The winner looks for a turn that wins, the other side for one that does not lose in time.
    const auto is_won = [&](const IndexedTurn&, const Position& after, Piece fallen) {
      if (fallen != Piece::none) return turns > 0 && !belongs(fallen, winner_);
      return turns > 0 && wins(after, turns - 1);
    };
    const Outcomes seen = outcomes_within(
        limits_, puzzle_.board, position, puzzle_.moves,
        [&](const IndexedTurn& turn, const Position& after, Piece fallen) {
          is_cut_off_ = is_cut_off_ || outcomes_ > most_outcomes;
          outcomes_ += 1 + puzzle_.board.size() / 64;
          return !is_cut_off_ && is_won(turn, after, fallen) != attacks && !is_cut_off_;
        });
    is_cut_off_ = is_cut_off_ || seen == Outcomes::cut_off;
    const bool result = !is_cut_off_ && (seen == Outcomes::stopped) == attacks;
    if (!is_cut_off_) known_.emplace(key, result);
    return result;
  }

  bool is_cut_off() const { return is_cut_off_; }

private:
  const Puzzle& puzzle_;
  Side winner_;
  Limits limits_;
  std::uint64_t outcomes_ = 0;
  bool is_cut_off_ = false;
  std::map<std::pair<std::string, std::uint32_t>, bool> known_;  // by position and turns
};

}  // namespace

std::optional<bool> can_win_within(const Puzzle& puzzle, Side winner, std::uint32_t turns,
                                   const Limits& limits) {
  if (turns > most_turns_ahead) return std::nullopt;
  Search search(puzzle, winner, limits);
  const bool wins = search.wins(puzzle.position, turns);
  if (search.is_cut_off()) return std::nullopt;
  return wins;
}

}  // namespace hardboard::push_fight
