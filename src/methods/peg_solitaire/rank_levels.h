// The levels of the classes of a game (rank_classes.h): made by several ranks, one jump at a time,
// and kept on disk.
#pragma once

#include <cstdint>
#include <fmt/format.h>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "base/estimate.h"
#include "base/journal.h"
#include "base/level_files.h"
#include "base/ranks.h"
#include "methods/peg_solitaire/rank_classes.h"
#include "methods/peg_solitaire/rank_step.h"
#include "methods/peg_solitaire/task.h"

namespace hardboard::peg_solitaire {

// All ranks call take_over() and make_level() together.
template <std::size_t Words>
class RankLevels {
public:
  using Position = Bits<Words>;
  using Reader = LevelReader<Position>;
  using Fault = std::optional<std::string>;

  RankLevels(const Puzzle& puzzle, const Ranks& ranks, std::string folder, StepSizes sizes)
      : task_(puzzle, Symmetry::of_start_and_goal),
        ranks_(ranks),
        folder_(std::move(folder)),
        step_(task_, ranks, sizes) {}

  const StepTraffic& traffic() const { return step_.traffic(); }
  const std::vector<ClassCount>& counts() const { return counts_; }

  // This rank's part of a level that is complete.
  Reader read(std::uint32_t jumps, bool is_won) const {
    return Reader(read_name(jumps, is_won), class_parts, step_.first(), step_.end());
  }

  // Takes over the levels of the journal that are whole in all ranks' parts; says how many they
  // are, and the first fault.
  std::uint32_t take_over(const Journal& journal, std::string& fault) {
    std::uint32_t whole = 0;
    for (; whole < journal.ranks.size(); ++whole) {
      const Place place = next_place();
      ClassCount count;
      Reader reader = read(place, journal.ranks[whole]);
      while (reader.next())
        for (const Position& position : reader.items()) add(place, position, count);
      if (ranks_.any(!reader.fault().empty())) {
        fault = reader.fault();
        break;
      }
      note(place, count, journal.ranks[whole]);
    }
    return whole;
  }

  bool is_done() const { return reached_ && won_from_.size() == *reached_; }

  // Makes the next level. Returns a fault in words (none if another rank has the words), or
  // nothing.
  Fault make_level(const std::function<void(const std::string&)>& tell) {
    const Place place = next_place();
    LevelWriter<Position> writer(name(place, ranks_.count), ranks_.rank);
    ClassCount count;
    const auto give = [&](std::uint32_t part, std::span<const Position> positions) {
      for (const Position& position : positions) add(place, position, count);
      if (!positions.empty()) writer.write(part, positions);
    };
    const Clock::time_point start = Clock::now();
    const auto what =
        fmt::format("{} after {} jumps", place.is_won ? "won" : "reached", place.jumps);
    const auto progress = [&](double done) {
      if (tell) tell(with_estimate(what, done, start, "level"));
    };
    Fault fault = place.is_won ? make_won(place, give, progress)
                  : place.jumps == 0
                      ? give_start(give)
                      : step_.run(Way::forward, read_name(place.jumps - 1, false), give, progress);
    std::string own = fault ? *fault : "";
    if (const auto why = writer.finish(); why && own.empty()) own = *why;
    if (ranks_.any(fault || !own.empty())) return own;
    note(place, count, ranks_.count);
    return std::nullopt;
  }

private:
  // In the journal the levels of the reached classes come first, the empty one last; behind them
  // those of the won classes, from the last jump back to the start.
  struct Place {
    std::uint32_t jumps = 0;
    bool is_won = false;  // else reached
  };
  using Give = std::function<void(std::uint32_t, std::span<const Position>)>;

  Place next_place() const {
    if (!reached_) return {static_cast<std::uint32_t>(reached_from_.size()), false};
    return {*reached_ - 1 - static_cast<std::uint32_t>(won_from_.size()), true};
  }
  LevelName name(Place place, std::uint32_t ranks) const {
    return {folder_, place.jumps, place.is_won ? "won" : "reached", ranks};
  }
  LevelName read_name(std::uint32_t jumps, bool is_won) const {
    const std::uint32_t ranks = is_won ? won_from_[*reached_ - 1 - jumps] : reached_from_[jumps];
    return name({jumps, is_won}, ranks);
  }
  Reader read(Place place, std::uint32_t ranks) const {
    return Reader(name(place, ranks), class_parts, step_.first(), step_.end());
  }

  void add(Place place, const Position& position, ClassCount& count) {
    task_.images.all(position, images_);
    ++(place.is_won ? count.won : count.reached);
    (place.is_won ? count.won_positions : count.reached_positions) +=
        task_.images.orbit_size(images_);
  }

  // Enters a complete level; all ranks call together.
  void note(Place place, const ClassCount& own, std::uint32_t ranks) {
    if (place.is_won) {
      won_from_.push_back(ranks);
      counts_[place.jumps].won = ranks_.sum(own.won);
      counts_[place.jumps].won_positions = ranks_.sum(own.won_positions);
      return;
    }
    reached_from_.push_back(ranks);
    const std::uint64_t all = ranks_.sum(own.reached);
    if (all == 0) {
      reached_ = place.jumps;
    } else {
      counts_.push_back({all, 0, ranks_.sum(own.reached_positions), 0});
    }
  }

  Fault give_start(const Give& give) {
    const Position start = task_.images.least(task_.start);
    const std::uint32_t part = part_of(start);
    if (step_.first() <= part && part < step_.end()) give(part, {&start, 1});
    return std::nullopt;
  }

  // The classes of the level that meet the goal, and those a jump before a won class.
  Fault make_won(Place place, const Give& give, const std::function<void(double)>& progress) {
    Reader reader = read(place.jumps, false);
    bool is_over = !reader.next();
    std::vector<Position> kept;
    const auto keep = [&](std::uint32_t part, std::span<const Position> leading) {
      if (is_over || reader.part() != part) return;
      kept.clear();
      auto next = leading.begin();
      for (const Position& position : reader.items()) {
        while (next != leading.end() && *next < position) ++next;
        if ((next != leading.end() && *next == position) || task_.is_won(position))
          kept.push_back(position);
      }
      if (!kept.empty()) give(part, kept);
      is_over = !reader.next();
    };
    Fault fault;
    if (place.jumps + 1 < *reached_) {
      fault = step_.run(Way::backward, read_name(place.jumps + 1, true), keep, progress);
    } else {
      while (!is_over) keep(reader.part(), {});
    }
    if (!fault && !reader.fault().empty()) fault = reader.fault();
    return fault;
  }

  const Task<Words> task_;
  const Ranks& ranks_;
  std::string folder_;
  RankStep<Words> step_;
  std::vector<ClassCount> counts_;
  std::vector<std::uint32_t> reached_from_, won_from_;  // how many ranks wrote each level
  std::optional<std::uint32_t> reached_;                // how many levels are not empty
  typename Images<Words>::All images_;
};

}  // namespace hardboard::peg_solitaire
