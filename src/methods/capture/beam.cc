#include "methods/capture/beam.h"

#include <algorithm>
#include <cstddef>
#include <fmt/format.h>
#include <utility>
#include <vector>

#include "base/counted.h"
#include "base/watch.h"
#include "methods/capture/beam_position.h"
#include "methods/capture/strip.h"

namespace hardboard::capture {

class BeamSearch::Play {
public:
  static constexpr std::uint32_t narrowest = 16;

  // `plays` of them share the memory.
  Play(const Arena& arena, bool turned, unsigned plays, const Limits& limits)
      : limits_(limits), watch_(limits, "playing from one end of the board"), plays_(plays) {
    is_stuck_ = !strip_of(arena, turned, strip_, watch_).empty();
    if (is_stuck_) return;
    bool is_endless = false;
    Position start;
    for (const Location u : strip_.order) {
      const Occupant& occupant =
          occupants_.emplace_back(arena.type[u], u == arena.last,
                                  arena.is_endless(arena.budget[u]) ? unlimited : arena.budget[u]);
      is_endless = is_endless || occupant.is_endless();
      start.slack += occupant.left();
    }
    start.slack = is_endless ? INT64_MAX : start.slack - (strip_.size() - std::int64_t{1});
    std::copy_n(occupants_.begin(), std::min<std::size_t>(strip_window, occupants_.size()),
                start.window.begin());
    beam_.positions.push_back(start);
    history_.emplace_back();
  }

  // Does the play end with one piece?
  bool run(std::uint32_t widest) {
    while (!is_stuck_ && beam_.captures + 1 < strip_.size()) {
      if (width_ > widest || watch_.was_reached()) return false;
      if (beam_.captures % stage == 0) begin_stage();
      if (!capture_once() && !watch_.was_reached()) go_back();
    }
    return !is_stuck_;
  }
  // Could a wider beam find more, within the limits?
  bool may_go_on() const { return !is_stuck_ && !watch_.was_reached(); }

  // Of the position that was best in the end.
  std::vector<Capture<Location>> moves() const {
    std::vector<Capture<Location>> moves;
    for (std::uint32_t i = beam_.positions.front().history; i != 0; i = history_[i].before)
      moves.push_back({strip_.order[history_[i].from], strip_.order[history_[i].to]});
    std::reverse(moves.begin(), moves.end());
    return moves;
  }

  std::string words() const {
    if (strip_.size() == 0) return limits_.words();
    return fmt::format("{} of {} by a beam of {}", farthest_,
                       counted(strip_.size() - std::size_t{1}, "capture"),
                       counted(width_, "position"));
  }

private:
  // The beam is remembered after this number of captures, and may become narrow again.
  static constexpr std::uint32_t stage = 32;

  struct Past {
    std::uint32_t before = 0, from = 0, to = 0;
  };
  // Positions after the same number of captures.
  struct Beam {
    std::vector<Position> positions;
    std::uint32_t captures = 0;
    std::size_t history = 1;  // the size of the history when the positions were found
    bool is_whole = true;     // no positions were left out
  };

  // Remembers the beam; behind a dead end the beam becomes narrow again, stage by stage.
  void begin_stage() {
    if (beam_.captures > dead_end_ + stage) width_ = std::max(width_ / 2, narrowest);
    if (!stages_.empty() && stages_.back().captures == beam_.captures) return;
    beam_.history = history_.size();
    stages_.push_back(beam_);
    bytes_of_stages_ += beam_.positions.size() * sizeof(Position);
    is_stuck_ = bytes_of_stages_ + history_.size() * sizeof(Past) > limits_.memory_bytes / plays_;
  }

  // As many captures back as the beam becomes wide. (Twice or four times as many were slower.)
  void go_back() {
    constexpr std::uint32_t widest = 1 << 24;
    is_stuck_ = beam_.is_whole || width_ == widest;
    if (is_stuck_) return;
    dead_end_ = std::max(dead_end_, beam_.captures);
    width_ *= 2;
    while (stages_.size() > 1 && stages_.back().captures + width_ > beam_.captures) {
      bytes_of_stages_ -= stages_.back().positions.size() * sizeof(Position);
      stages_.pop_back();
    }
    beam_ = stages_.back();
    history_.resize(beam_.history);
  }

  // The beam after one more capture; false, and the beam of before, if there is none.
  bool capture_once() {
    candidates_.clear();
    for (std::uint32_t i = 0; i < beam_.positions.size() && !watch_.reached(100); ++i)
      add_candidates(i);
    if (candidates_.empty() || watch_.was_reached()) return false;
    // Equal positions have equal scores and hashes, so they stand side by side.
    std::sort(candidates_.begin(), candidates_.end(), [](const Candidate& a, const Candidate& b) {
      return a.score != b.score ? a.score > b.score : a.hash < b.hash;
    });
    next_.clear();
    const Candidate* before = nullptr;
    for (const Candidate& candidate : candidates_) {
      if (before != nullptr && before->hash == candidate.hash) continue;
      if (next_.size() == width_) {
        beam_.is_whole = false;
        break;
      }
      next_.push_back(after(candidate));
      before = &candidate;
    }
    beam_.positions.swap(next_);
    farthest_ = std::max(farthest_, ++beam_.captures);
    return true;
  }

  void add_candidates(std::uint32_t parent) {
    // Pieces farther from the end of the board can wait.
    constexpr int most_moving = 8;
    const Position& position = beam_.positions[parent];
    int met = 0;
    for (std::uint32_t i = 0; i < strip_window && met < most_moving; ++i) {
      const Occupant piece = position.window[i];
      if (piece.is_empty()) continue;
      ++met;
      const std::uint32_t from = position.first + i;
      if (piece.left() == 0 || from == strip_.goal) continue;
      for (const Strip::NearStep& step : strip_.steps(piece.type(), from)) {
        const std::uint32_t to = step.to - position.first;
        if (step.cost <= piece.left() && to < strip_window && is_open(position, step))
          add_candidate(parent, i, to, step.cost);
      }
    }
  }

  bool is_occupied(const Position& position, std::uint32_t rank) const {
    return rank >= position.first && (rank - position.first >= strip_window ||
                                      !position.window[rank - position.first].is_empty());
  }
  bool is_open(const Position& position, const Strip::NearStep& step) const {
    if (!is_occupied(position, step.to)) return false;
    const auto ray = strip_.rays.begin() + step.ray;
    return std::none_of(ray, ray + step.between,
                        [&](std::uint32_t rank) { return is_occupied(position, rank); });
  }

  // What is kept of the budgets counts most; then the places emptied, the nearest to the end first.
  void add_candidate(std::uint32_t parent, std::uint32_t from, std::uint32_t to,
                     std::uint32_t cost) {
    // Chosen among 1, 2, 4, 8, 16 and 32 on boards of two and three rows.
    constexpr std::int64_t worth = 8;
    const Position& position = beam_.positions[parent];
    const Occupant mover = position.window[from], captured = position.window[to];
    const std::int64_t waste = wasted(mover, captured, cost);
    if (captured.is_last() || waste > position.slack) return;
    const std::uint32_t rank_from = position.first + from, rank_to = position.first + to;
    candidates_.push_back({position.score - worth * waste - rank_from,
                           position.hash - mover.hash_on(rank_from) - captured.hash_on(rank_to) +
                               mover.after(cost).hash_on(rank_to),
                           parent, static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(to),
                           cost});
  }

  Position after(const Candidate& candidate) {
    Position next = beam_.positions[candidate.parent];
    history_.push_back({next.history, next.first + candidate.from, next.first + candidate.to});
    next.history = static_cast<std::uint32_t>(history_.size() - 1);
    Occupant& mover = next.window[candidate.from];
    Occupant& captured = next.window[candidate.to];
    next.slack -= wasted(mover, captured, candidate.cost);
    next.score = candidate.score;
    next.hash = candidate.hash;
    captured = mover.after(candidate.cost);
    mover = {};
    const auto kept = std::find_if(next.window.begin(), next.window.end(),
                                   [](Occupant occupant) { return !occupant.is_empty(); });
    const auto passed = static_cast<std::uint32_t>(kept - next.window.begin());
    std::move(kept, next.window.end(), next.window.begin());
    next.first += passed;
    for (std::uint32_t i = strip_window - passed; i < strip_window; ++i)
      next.window[i] = next.first + i < strip_.size() ? occupants_[next.first + i] : Occupant();
    return next;
  }

  const Limits& limits_;
  Watch watch_;
  unsigned plays_;
  Strip strip_;
  std::vector<Occupant> occupants_;  // at the start, by rank
  Beam beam_;
  std::uint32_t width_ = narrowest;
  std::uint32_t dead_end_ = 0, farthest_ = 0;  // numbers of captures
  bool is_stuck_ = false;  // a wider beam finds no more, or does not fit in memory
  std::vector<Beam> stages_;
  std::size_t bytes_of_stages_ = 0;
  std::vector<Past> history_;  // the first entry stands for the start
  std::vector<Position> next_;
  std::vector<Candidate> candidates_;
};

std::string beam_why_not(const Arena& arena, const Limits& limits) {
  if (arena.counts_capturers()) return "for any number of capturing pieces";
  if (arena.by_type.size() > Occupant::most_types) return "too many types";
  Watch watch(limits, "looking for the ends of the board");
  return strip_why_not(arena, watch);
}

BeamSearch::BeamSearch(const Arena& arena, const Limits& limits) : width_(Play::narrowest) {
  const unsigned ends = has_free_end(arena) ? 2 : 1;
  for (unsigned end = 0; end < ends; ++end)
    plays_.push_back(std::make_unique<Play>(arena, end == 1, ends, limits));
}
BeamSearch::~BeamSearch() = default;

Turn BeamSearch::turn(std::uint32_t widest) {
  Turn turn;
  turn.answer.method = "beam";
  turn.may_go_on = false;
  for (; width_ <= widest; width_ *= 2) {
    turn.may_go_on = false;
    for (const std::unique_ptr<Play>& play : plays_) {
      if (play->run(width_)) {
        turn.answer.verdict = Verdict::solvable;
        turn.answer.moves = play->moves();
        return turn;
      }
      turn.may_go_on = turn.may_go_on || play->may_go_on();
    }
    if (!turn.may_go_on) break;
  }
  turn.answer.remark = plays_.front()->words();
  return turn;
}

Answer<Location> solve_by_beam(const Arena& arena, const Limits& limits, std::uint32_t widest) {
  return BeamSearch(arena, limits).turn(widest).answer;
}

}  // namespace hardboard::capture
