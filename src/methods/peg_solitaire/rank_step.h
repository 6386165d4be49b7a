// One step of an enumeration by several ranks: the positions that are a jump after, or before,
// those of a level, each once.
//
// A position belongs to one of many parts, by its hash, and a part to a rank. Each rank reads its
// positions of the level from disk, makes their neighbours, and sends them to their owners in
// rounds of bounded size; the owners drop doubles. If the new positions of a rank do not fit its
// memory, the step is made in sweeps, each for some of the parts: the level is then read several
// times.
#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "base/level_files.h"
#include "base/ranks.h"
#include "methods/peg_solitaire/expand.h"
#include "methods/peg_solitaire/layer.h"
#include "methods/peg_solitaire/task.h"

namespace hardboard::peg_solitaire {

inline constexpr std::uint32_t class_parts = 4096;

// Which part a class belongs to, given its least position.
template <std::size_t Words>
std::uint32_t part_of(const Bits<Words>& position) {
  return static_cast<std::uint32_t>(hash(position) >> 52);
}

// How much a rank keeps in memory, and sends at a time.
struct StepSizes {
  std::uint64_t positions = std::uint64_t{1} << 25;  // new ones, with doubles
  std::uint64_t sent = std::uint64_t{1} << 16;       // positions to all ranks together
};

// What the ranks have told each other, of one rank.
struct StepTraffic {
  std::uint64_t rounds = 0, bytes = 0, sweeps = 0;
};

template <std::size_t Words>
class RankStep {
public:
  using Position = Bits<Words>;
  using Items = std::span<const Position>;

  RankStep(const Task<Words>& task, const Ranks& ranks, StepSizes sizes)
      : task_(task), ranks_(ranks), sizes_(sizes) {
    const auto [first, end] = ranks.part(class_parts);
    first_ = static_cast<std::uint32_t>(first);
    end_ = static_cast<std::uint32_t>(end);
    // Rank 0 has the most parts.
    most_parts_ = static_cast<std::uint32_t>((class_parts + ranks.count - 1) / ranks.count);
    width_ = most_parts_;
    new_.reserve(sizes.positions);  // pages that are never touched cost nothing
  }

  // The memory of a rank in bytes: the new positions, as much again to sort them, and a round's
  // messages, as made, sent and received.
  static double bytes(StepSizes sizes) {
    return static_cast<double>(sizeof(Position)) *
           (2.0 * static_cast<double>(sizes.positions) + 6.0 * static_cast<double>(sizes.sent));
  }

  std::uint32_t first() const { return first_; }
  std::uint32_t end() const { return end_; }
  const StepTraffic& traffic() const { return traffic_; }

  // Calls give(part, positions) for this rank's parts in ascending order, parts without positions
  // too; the positions are least images, sorted. Forward steps leave out positions on which play
  // ends. All ranks call together. Returns a fault in words (none if another rank has the words),
  // or nothing; `tell` is called with the share of the work that is done.
  std::optional<std::string> run(
      Way way, const LevelName& from,
      const std::function<void(std::uint32_t part, Items positions)>& give,
      const std::function<void(double)>& tell) {
    width_ = std::min(2 * width_, most_parts_);
    for (std::uint32_t begin = 0; begin < most_parts_;) {
      const std::uint32_t end = std::min(begin + width_, most_parts_);
      tell_ = [&](double done) {
        if (tell) tell((begin + done * (end - begin)) / most_parts_);
      };
      if (auto fault = sweep(way, from, begin, end)) return fault;
      if (!is_full_) {
        give_parts(std::min(first_ + begin, end_), std::min(first_ + end, end_), give);
        begin = end;
      } else if (width_ > 1) {
        width_ = (width_ + 1) / 2;
      } else {
        return ranks_.rank == 0 ? "the memory is too small for this level" : "";
      }
    }
    return std::nullopt;
  }

private:
  // Fills new_ with the positions of each owner's parts from `begin` to before `end`, counted from
  // the owner's first. is_full_ says afterwards whether they did not fit, on any rank.
  std::optional<std::string> sweep(Way way, const LevelName& from, std::uint32_t begin,
                                   std::uint32_t end) {
    ++traffic_.sweeps;
    used_ = 0;
    new_.clear();
    is_full_ = false;
    filter_.assign(std::size_t{1} << filter_bits, Position{});
    LevelReader<Position> reader(from, class_parts, first_, end_);
    std::vector<Message> out(ranks_.count);
    const std::uint64_t share = std::max<std::uint64_t>(1, sizes_.sent / ranks_.count) * Words;
    std::size_t at = 0;  // in the chunk at hand
    bool is_over = !reader.next(), are_left = true;
    while (are_left) {
      bool has_room = true;
      while (!is_over && has_room) {
        for (; at < reader.items().size() && has_room; ++at) {
          expand(way, reader.items()[at], begin, end, out);
          for (const Message& message : out) has_room = has_room && message.size() < share;
        }
        if (at < reader.items().size()) break;
        at = 0;
        is_over = !reader.next();
        if (!is_over)
          tell_(static_cast<double>(reader.part() - first_) / std::max(1U, end_ - first_));
      }
      if (ranks_.count > 1) take(out);
      are_left = ranks_.any(!is_over);
      if (ranks_.any(is_full_)) {
        is_full_ = true;
        break;
      }
    }
    if (!ranks_.any(!reader.fault().empty())) return std::nullopt;
    return reader.fault();
  }

  // Sends the messages, and adds what others sent.
  void take(std::vector<Message>& out) {
    ++traffic_.rounds;
    for (const Message& message : out) traffic_.bytes += 8 * message.size();
    std::vector<Message> in =
        ranks_.exchange(std::exchange(out, std::vector<Message>(ranks_.count)));
    for (const Message& message : in) {
      for (std::size_t i = 0; i < message.size(); i += Words) {
        Position position;
        std::copy_n(message.begin() + static_cast<std::ptrdiff_t>(i), Words,
                    position.words.begin());
        add(position);
      }
    }
  }

  void expand(Way way, const Position& position, std::uint32_t begin, std::uint32_t end,
              std::vector<Message>& out) {
    if (way == Way::forward && task_.is_won(position)) return;
    task_.images.all(position, images_);
    const Position open = way == Way::forward ? position : position ^ task_.grid.full();
    task_.grid.each_jump(open, [&](std::size_t line) {
      const Position next = task_.images.least_child(images_, line);
      // Neighbours often come twice in a row.
      Position& slot = filter_[hash(next) >> (64 - filter_bits)];
      if (slot == next) return;
      slot = next;
      const std::uint32_t part = part_of(next);
      const std::uint32_t owner = ranks_.owner(class_parts, part);
      const auto within = part - static_cast<std::uint32_t>(ranks_.first_of(class_parts, owner));
      if (within < begin || within >= end) return;
      if (owner == ranks_.rank) return add(next);
      out[owner].insert(out[owner].end(), next.words.begin(), next.words.end());
    });
  }

  void add(const Position& position) {
    if (is_full_) return;
    if (used_ == sizes_.positions) {
      drop_doubles();
      // Without room for an eighth more, the doubles would be dropped again and again.
      is_full_ = used_ > sizes_.positions - sizes_.positions / 8 - 1;
      if (is_full_) return;
    }
    if (used_ == new_.size()) new_.resize(sizes_.positions);
    new_[used_++] = position;
  }

  void drop_doubles() {
    new_.resize(used_);
    sort_unique(new_, scratch_, {});
    used_ = new_.size();
  }

  // The new positions go into their parts, in order.
  void give_parts(std::uint32_t begin, std::uint32_t end,
                  const std::function<void(std::uint32_t, Items)>& give) {
    drop_doubles();
    std::vector<std::size_t> place(end - begin + 1);
    for (const Position& position : new_) ++place[part_of(position) - begin + 1];
    for (std::size_t i = 1; i < place.size(); ++i) place[i] += place[i - 1];
    make_room(scratch_, used_, sizes_.positions);
    std::vector<std::size_t> next(place.begin(), place.end() - 1);
    for (const Position& position : new_) scratch_[next[part_of(position) - begin]++] = position;
    for (std::uint32_t part = begin; part < end; ++part)
      give(part, Items(scratch_.data() + place[part - begin],
                       place[part - begin + 1] - place[part - begin]));
  }

  static constexpr unsigned filter_bits = 12;
  const Task<Words>& task_;
  const Ranks& ranks_;
  StepSizes sizes_;
  std::uint32_t first_ = 0, end_ = 0, most_parts_ = 1;
  std::uint32_t width_ = 1;  // parts of a sweep
  Layer<Words> new_, scratch_, filter_;
  std::size_t used_ = 0;  // of new_
  bool is_full_ = false;
  typename Images<Words>::All images_;
  std::function<void(double)> tell_;
  StepTraffic traffic_;
};

}  // namespace hardboard::peg_solitaire
