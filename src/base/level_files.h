// What the levels of a computation have found, on disk: from these files the computation continues,
// and from them its result is made at the end.
//
// The work is cut into parts, of which each rank has a range (ranks.h). For each level and side
// (white and black, or reached and won) every rank writes a file of chunks, one for each of its
// parts that has items: the part, the number of items, the items, and the CRC-32 of all that. A
// last chunk counts the others, so that a file cut off is seen. Numbers are little endian.
#pragma once

#include <algorithm>
#include <bit>
#include <cerrno>
#include <cstdint>
#include <cstdio>
#include <fmt/format.h>
#include <optional>
#include <span>
#include <string>
#include <type_traits>
#include <unistd.h>
#include <utility>
#include <vector>

#include "base/cannot_be_written.h"
#include "base/checksum.h"
#include "base/owned_file.h"
#include "base/ranks.h"

namespace hardboard {

struct LevelName {
  std::string folder;
  std::uint32_t level = 0;
  std::string side;  // "white"
  std::uint32_t ranks = 1;

  std::string file(std::uint32_t rank) const {
    return fmt::format("{}/level-{:04}-{}-{}-of-{}", folder, level, side, rank, ranks);
  }
};

namespace internal {

static_assert(std::endian::native == std::endian::little, "files are little endian");

struct ChunkHead {
  std::uint32_t part = 0, count = 0;
};
constexpr std::uint32_t last_chunk = 0xFFFFFFFF;

template <class Item>
std::uint32_t checksum_of(ChunkHead head, std::span<const Item> items) {
  const auto bytes_of = [](const auto* first, std::size_t bytes) {
    return std::span(reinterpret_cast<const std::uint8_t*>(first), bytes);
  };
  return checksum(bytes_of(items.data(), items.size_bytes()),
                  checksum(bytes_of(&head, sizeof(head))));
}

}  // namespace internal

// Writes one rank's file. A fault (a full disk) shows in finish().
template <class Item>
class LevelWriter {
public:
  static_assert(std::is_trivially_copyable_v<Item>);

  LevelWriter(const LevelName& name, std::uint32_t rank)
      : name_(name.file(rank)), file_(std::fopen(name_.c_str(), "wb")), error_(file_ ? 0 : errno) {}

  // Parts come in ascending order.
  void write(std::uint32_t part, std::span<const Item> items) {
    if (!file_) return;
    write_chunk({part, static_cast<std::uint32_t>(items.size())}, items);
    ++chunks_;
  }

  // The file has reached the disk if there is no fault.
  std::optional<std::string> finish() {
    if (file_) {
      write_chunk({internal::last_chunk, chunks_}, {});
      note(std::fflush(file_.get()) == 0 && fsync(fileno(file_.get())) == 0);
      file_.reset();
    }
    if (error_ == 0) return std::nullopt;
    return name_ + ": " + cannot_be_written(error_);
  }

private:
  void write_chunk(internal::ChunkHead head, std::span<const Item> items) {
    const std::uint32_t sum = internal::checksum_of(head, items);
    note(std::fwrite(&head, sizeof(head), 1, file_.get()) == 1 &&
         (items.empty() ||
          std::fwrite(items.data(), sizeof(Item), items.size(), file_.get()) == items.size()) &&
         std::fwrite(&sum, sizeof(sum), 1, file_.get()) == 1);
  }
  // The first fault counts.
  void note(bool is_good) {
    if (!is_good && error_ == 0) error_ = errno;
  }

  std::string name_;
  OwnedFile file_;
  int error_ = 0;  // as in errno
  std::uint32_t chunks_ = 0;
};

// Reads the chunks of the parts from `first` to before `end`, of `parts` parts in all, from the
// files of those ranks that had them. Memory: the chunk at hand.
template <class Item>
class LevelReader {
public:
  LevelReader(LevelName name, std::uint32_t parts, std::uint32_t first, std::uint32_t end)
      : name_(std::move(name)), parts_(parts), first_(first), end_(end) {}

  // Goes to the next chunk; false at the end and at a fault.
  bool next() {
    while (fault_.empty()) {
      if (file_) {
        if (!next_in_file()) continue;
        if (first_ <= part_ && part_ < end_) return true;
        continue;
      }
      // The next rank whose range shares a part with this reader's.
      Ranks ranks;
      ranks.count = name_.ranks;
      for (; rank_ < ranks.count; ++rank_) {
        ranks.rank = rank_;
        const auto [begin, behind] = ranks.part(parts_);
        if (begin < end_ && behind > first_) break;
      }
      if (rank_ == ranks.count) return false;
      file_.reset(std::fopen(name_.file(rank_).c_str(), "rb"));
      if (!file_) fault_ = name_.file(rank_) + ": cannot be read";
      chunks_ = 0;
    }
    return false;
  }

  std::uint32_t part() const { return part_; }
  const std::vector<Item>& items() const { return items_; }
  // In words; empty if there is none.
  const std::string& fault() const { return fault_; }

private:
  bool fail(const char* why) {
    fault_ = name_.file(rank_) + ": " + why;
    return false;
  }

  // Reads a chunk; false at the end of the file, which it closes, and at a fault.
  bool next_in_file() {
    internal::ChunkHead head;
    std::uint32_t sum = 0;
    if (std::fread(&head, sizeof(head), 1, file_.get()) != 1) return fail("is cut off");
    const bool is_last = head.part == internal::last_chunk;
    if (!is_last && head.part >= parts_) return fail("is damaged");
    items_.clear();
    for (std::size_t left = is_last ? 0 : head.count; left > 0;) {
      // In pieces: a damaged count takes no more memory than the file has.
      const std::size_t piece = std::min<std::size_t>(left, 65536), old = items_.size();
      items_.resize(old + piece);
      if (std::fread(&items_[old], sizeof(Item), piece, file_.get()) != piece)
        return fail("is cut off");
      left -= piece;
    }
    if (std::fread(&sum, sizeof(sum), 1, file_.get()) != 1) return fail("is cut off");
    if (sum != internal::checksum_of(head, std::span<const Item>(items_)))
      return fail("is damaged");
    if (is_last) {
      if (head.count != chunks_) return fail("is damaged");
      file_.reset();
      ++rank_;
      return false;
    }
    ++chunks_;
    part_ = head.part;
    return true;
  }

  LevelName name_;
  std::uint32_t parts_ = 0, first_ = 0, end_ = 0;
  std::uint32_t rank_ = 0;  // whose file comes next
  OwnedFile file_;
  std::uint32_t chunks_ = 0;  // seen in the file
  std::uint32_t part_ = 0;
  std::vector<Item> items_;
  std::string fault_;
};

}  // namespace hardboard
