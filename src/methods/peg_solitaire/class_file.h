// The file of classes: the levels of a game in one file, which several ranks write together.
// rank_classes.h describes the format.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/cannot_be_written.h"
#include "base/ranks.h"
#include "base/write_together.h"
#include "methods/peg_solitaire/rank_classes.h"
#include "methods/peg_solitaire/rank_levels.h"

namespace hardboard::peg_solitaire {

template <std::size_t Words>
class ClassFile {
public:
  ClassFile(const RankLevels<Words>& levels, const Ranks& ranks, std::uint32_t holes)
      : levels_(levels), ranks_(ranks), holes_(holes) {}

  // All levels must be complete. Returns a fault in words (none if another rank has the words), or
  // nothing. O(classes / ranks).
  std::optional<std::string> write(const std::string& file) const {
    const std::vector<std::uint64_t> numbers = head_numbers();
    const auto head = [&](const SharedFile& fresh) {
      return fresh.write(0, {reinterpret_cast<const std::uint8_t*>(classes_title.data()),
                             classes_title.size()}) &&
             fresh.write(classes_title.size(), bytes_of(numbers));
    };
    const auto part = [&](const SharedFile& shared) -> Fault {
      std::uint64_t at = head_size();
      for (std::uint32_t jumps = 0; jumps < levels_.counts().size(); ++jumps) {
        if (const auto fault = ranks_.fault_of_any(write_level(shared, jumps, at))) return fault;
        at += levels_.counts()[jumps].reached * record_bytes;
      }
      return std::nullopt;
    };
    return write_together(ranks_, file, head, part);
  }

private:
  static constexpr std::uint64_t record_bytes = 8 * (Words + 1);
  using Fault = std::optional<std::string>;

  std::vector<std::uint64_t> head_numbers() const {
    std::vector<std::uint64_t> numbers{holes_, Words, levels_.counts().size()};
    for (const ClassCount& count : levels_.counts()) numbers.push_back(count.reached);
    return numbers;
  }
  std::uint64_t head_size() const {
    return classes_title.size() + 8 * (3 + levels_.counts().size());
  }
  static std::span<const std::uint8_t> bytes_of(const std::vector<std::uint64_t>& words) {
    return {reinterpret_cast<const std::uint8_t*>(words.data()), 8 * words.size()};
  }

  // This rank's classes of a level, which begins at the byte `at`. Returns the fault, or nothing.
  std::string write_level(const SharedFile& file, std::uint32_t jumps, std::uint64_t at) const {
    auto reached = levels_.read(jumps, false);
    std::uint64_t own = 0;
    while (reached.next()) own += reached.items().size();
    for (std::uint32_t r = 0; const Message& message : all_told(own)) {
      if (r++ < ranks_.rank) at += message[0] * record_bytes;
    }
    reached = levels_.read(jumps, false);
    auto won = levels_.read(jumps, true);
    bool has_won = won.next();
    std::vector<std::uint64_t> records;
    while (reached.next()) {
      while (has_won && won.part() < reached.part()) has_won = won.next();
      const bool is_same = has_won && won.part() == reached.part();
      auto next = won.items().begin();
      records.clear();
      for (const auto& position : reached.items()) {
        const bool is_won = is_same && next != won.items().end() && *next == position;
        if (is_won) ++next;
        records.insert(records.end(), position.words.begin(), position.words.end());
        records.push_back(is_won ? 1 : 0);
      }
      if (!file.write(at, bytes_of(records))) return cannot_be_written();
      at += 8 * records.size();
    }
    return reached.fault().empty() ? won.fault() : reached.fault();
  }
  // The numbers of all ranks.
  std::vector<Message> all_told(std::uint64_t own) const {
    return ranks_.exchange(std::vector<Message>(ranks_.count, Message{own}));
  }

  const RankLevels<Words>& levels_;
  const Ranks& ranks_;
  std::uint32_t holes_;
};

}  // namespace hardboard::peg_solitaire
