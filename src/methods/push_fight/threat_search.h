// A search for the winner of a contest in which threats leave few turns: a side under threat has
// only turns that end the threat, or mate.
//
// All turns are seen, but for the turns that leave a mate of the other side standing: survivors.h
// leaves these out, with its reasons. A position that repeats one further up the path counts as
// open, and so does what rests on it: nothing is concluded from endless play.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <deque>
#include <fmt/format.h>
#include <optional>
#include <unordered_map>
#include <utility>
#include <vector>

#include "base/contract.h"
#include "base/limits.h"
#include "methods/push_fight/mate.h"
#include "methods/push_fight/proof_table.h"
#include "methods/push_fight/rule_tree.h"
#include "puzzles/push_fight/outcomes.h"
#include "puzzles/push_fight/strategy.h"
#include "puzzles/push_fight/survivors.h"

namespace hardboard::push_fight {

template <class Word>
class ThreatSearch {
public:
  enum class Result : std::uint8_t { open, win, loss };  // for the side to move

  // The puzzle and the limits must outlive the search; at most two moves a turn.
  ThreatSearch(const Puzzle& puzzle, const Limits& limits, std::uint64_t most_positions)
      : puzzle_(puzzle),
        limits_(limits),
        of_a_position_(limits),
        field_(puzzle.board),
        mates_(field_, &limits),
        most_positions_(most_positions) {
    // Calls of search() within each other hold the placements of a position each.
    of_a_position_.memory_bytes = std::min(limits.memory_bytes / 16, std::size_t{64} << 20);
  }

  // Open if the limits or the number of positions do not suffice, or play may be endless or takes
  // thousands of turns, or a position without a threat has too many turns. O(positions * turns that
  // survive * squares).
  Result search(const Position& position) {
    const PositionKey key = key_of(position);
    const auto [known, is_new] = results_.try_emplace(key, Result::open);
    if (!is_new) return known->second;
    if (is_over() || is_too_deep()) return Result::open;
    Result result = Result::loss;
    if (can_mate(position)) {
      result = Result::win;
    } else {
      std::uint64_t turns = 0;
      const auto visit = [&](const IndexedTurn&, const Position& after, Piece fallen) {
        if (belongs(fallen, position.turn)) return true;
        if (++turns > most_turns) {
          result = Result::open;
          return false;
        }
        const Result next = search(after);
        if (next == Result::loss) result = Result::win;
        if (next == Result::open) result = Result::open;
        return result != Result::win && !is_over_;
      };
      const bool are_all = each_turn(position, visit);
      if ((is_over_ || !are_all) && result == Result::loss) result = Result::open;
    }
    results_[key] = result;
    return result;
  }

  // A turn for the side to move after search(): one that wins or else, unless it must win, one that
  // must be answered; nothing if there is none.
  std::optional<IndexedTurn> turn(const Position& position, bool must_win) {
    if (can_mate(position)) return mates_.turn();
    std::optional<IndexedTurn> found;
    each_turn(position, [&](const IndexedTurn& turn, const Position& after, Piece fallen) {
      if (belongs(fallen, position.turn)) return true;
      if (!found && !must_win) found = turn;
      const auto known = results_.find(key_of(after));
      const bool wins = known != results_.end() && known->second == Result::loss;
      if (wins) found = turn;
      return !wins;
    });
    return found;
  }

  // The winner's strategy after a search that ended with a win or a loss: its threats, and rules
  // for the positions that they leave. Nothing if there are more than `most` such positions, or if
  // the limits were reached.
  std::optional<Strategy> strategy(const Position& root, Side winner, std::size_t most) {
    std::vector<std::pair<Position, Turn>> turns;
    std::vector<Position> waiting{root};
    std::unordered_map<PositionKey, bool, Hash> seen;
    while (!waiting.empty()) {
      const Position at = std::move(waiting.back());
      waiting.pop_back();
      if (!seen.emplace(key_of(at), true).second) continue;
      if (limits_.reached() || turns.size() > most) return std::nullopt;
      if (at.turn != winner) {
        const auto wait = [&](const IndexedTurn&, const Position& after, Piece fallen) {
          if (fallen == Piece::none) waiting.push_back(after);
          return true;
        };
        if (!each_turn(at, wait)) return std::nullopt;
      } else if (can_mate(at)) {
        standing_pattern(at, winner, true);
      } else {
        const std::optional<IndexedTurn> next = turn(at, true);
        if (!next) return std::nullopt;
        turns.emplace_back(at, turn_of(puzzle_.board, *next));
        waiting.push_back(after(at, *next));
      }
    }
    if (is_over_) return std::nullopt;
    Strategy strategy;
    for (const Pattern& pattern : patterns_[static_cast<unsigned>(winner)])
      strategy.rules.push_back(rule_of(pattern));
    for (Rule& rule : rules_of(puzzle_.board, turns)) strategy.rules.push_back(std::move(rule));
    return strategy;
  }

  std::uint64_t positions() const { return results_.size(); }

private:
  static constexpr std::uint64_t most_turns = 20'000;  // of a position without a threat
  // Of the calls of search() within each other. A thread has 8 MiB; a call takes a kilobyte, and
  // more under sanitizers.
  static constexpr std::ptrdiff_t most_stack_bytes = std::ptrdiff_t{4} << 20;

  struct Hash {
    std::size_t operator()(const PositionKey& key) const { return key.low; }
  };

  // A mate with all squares on which it rests, and what stands there before it.
  struct Pattern {
    std::vector<std::uint32_t> squares;
    std::vector<Piece> pieces;
    IndexedTurn turn;
  };

  static PositionKey key_of(const Position& position) {
    PositionKey key{position.anchor, static_cast<std::uint64_t>(position.turn)};
    const auto mix = [&](std::uint64_t word) {
      key.high = (key.high ^ word) * 0x9fb21c651e98df25U;
      key.high ^= key.high >> 29;
      key.low = (key.low + word) * 0xff51afd7ed558ccdU;
      key.low ^= key.low >> 32;
    };
    std::uint64_t word = 0;
    std::size_t count = 0;
    for (const Piece piece : position.pieces) {
      word = word * 5 + static_cast<std::uint64_t>(piece);
      if (++count % 27 == 0) mix(std::exchange(word, 0));  // 5^27 < 2^64
    }
    mix(word);
    return key;
  }

  bool is_over() {
    const std::size_t bytes = results_.size() * 2 * sizeof(std::pair<PositionKey, Result>);
    if (results_.size() > most_positions_ || bytes > limits_.memory_bytes) is_over_ = true;
    if (limits_.reached()) is_over_ = true;
    if (limits_.progress && results_.size() % 4096 == 0)
      limits_.progress(fmt::format("{} positions", results_.size()));
    return is_over_;
  }

  bool is_too_deep() const { return std::abs(first_frame_ - frame()) > most_stack_bytes; }
  static const char* frame() { return static_cast<const char*>(__builtin_frame_address(0)); }

  bool can_mate(const Position& position) {
    const bool mates = mates_.mates(sides_of(field_, position), puzzle_.moves);
    is_over_ = is_over_ || mates_.stopped();
    return mates;
  }

  // The turns of a side that can't mate, but for those that leave a threat standing. False if there
  // were too many, or if the limits were reached.
  template <class Visit>
  bool each_turn(const Position& position, const Visit& visit) {
    const auto threat = [&](const Position& at) -> const std::vector<std::uint32_t>* {
      const Pattern* const pattern = standing_pattern(at, other(at.turn), false);
      return pattern == nullptr ? nullptr : &pattern->squares;
    };
    const bool is_threatened = threat(position) != nullptr;
    const Outcomes seen =
        is_threatened
            ? survivors_within(limits_, puzzle_, position, threat, visit)
            : outcomes_within(of_a_position_, puzzle_.board, position, puzzle_.moves, visit);
    is_over_ = is_over_ || (seen == Outcomes::cut_off && limits_.reached());
    return seen != Outcomes::cut_off;
  }

  // A pattern of the side `by` that stands, as if it were to move; a new one if none of the known
  // ones does. With `is_to_move` the side is to move indeed, and the anchor counts.
  const Pattern* standing_pattern(const Position& position, Side by, bool is_to_move) {
    std::deque<Pattern>& patterns = patterns_[static_cast<unsigned>(by)];
    for (const Pattern& pattern : patterns) {
      bool stands = true;
      for (std::size_t i = 0; stands && i < pattern.squares.size(); ++i)
        stands = position.pieces[pattern.squares[i]] == pattern.pieces[i] &&
                 !(is_to_move && pattern.squares[i] == position.anchor);
      if (stands) return &pattern;
    }
    Position turned = position;
    turned.turn = by;
    if (!is_to_move) turned.anchor = no_anchor;
    if (!can_mate(turned)) return nullptr;
    patterns.push_back(pattern_of(turned, mates_.turn()));
    return &patterns.back();
  }

  Pattern pattern_of(const Position& position, const IndexedTurn& turn) const {
    std::vector<bool> is_needed(position.pieces.size(), false);
    Position at = position;
    for (const auto& [from, to] : turn.moves) {
      for (const std::uint32_t square : path(at, from, to)) is_needed[square] = true;
      std::swap(at.pieces[from], at.pieces[to]);
    }
    for (std::uint32_t square = turn.king; square < rail;
         square = puzzle_.board.step(square, turn.direction))
      is_needed[square] = true;
    Pattern pattern{{}, {}, turn};
    for (std::uint32_t square = 0; square < is_needed.size(); ++square) {
      if (!is_needed[square]) continue;
      pattern.squares.push_back(square);
      pattern.pieces.push_back(position.pieces[square]);
    }
    return pattern;
  }

  // The squares of a shortest way of a piece over empty squares, both ends included.
  std::vector<std::uint32_t> path(const Position& at, std::uint32_t from, std::uint32_t to) const {
    std::vector<std::uint32_t> before(at.pieces.size(), off_board), found{from};
    before[from] = from;
    for (std::size_t i = 0; i < found.size() && before[to] == off_board; ++i)
      for (const std::uint32_t near : puzzle_.board.next[found[i]])
        if (near < rail && before[near] == off_board && at.pieces[near] == Piece::none) {
          before[near] = found[i];
          found.push_back(near);
        }
    promise(before[to] != off_board, "the moves of a mate are possible");
    std::vector<std::uint32_t> squares{to};
    while (squares.back() != from) squares.push_back(before[squares.back()]);
    return squares;
  }

  Rule rule_of(const Pattern& pattern) const {
    Rule rule;
    for (std::size_t i = 0; i < pattern.squares.size(); ++i)
      rule.where.push_back({puzzle_.board.squares[pattern.squares[i]],
                            ".KPkp"[static_cast<std::size_t>(pattern.pieces[i])]});
    rule.turn = turn_of(puzzle_.board, pattern.turn);
    return rule;
  }

  Position after(Position position, const IndexedTurn& turn) const {
    for (const auto& [from, to] : turn.moves) std::swap(position.pieces[from], position.pieces[to]);
    push(puzzle_.board, position, turn.king, turn.direction);
    return position;
  }

  const Puzzle& puzzle_;
  const Limits& limits_;
  Limits of_a_position_;  // with less memory
  Field<Word> field_;
  MateFinder<Word> mates_;
  const std::uint64_t most_positions_;
  const char* const first_frame_ = frame();
  std::unordered_map<PositionKey, Result, Hash> results_;
  std::array<std::deque<Pattern>, 2> patterns_;  // of each side; a deque keeps pointers good
  bool is_over_ = false;
};

}  // namespace hardboard::push_fight
