#include "methods/push_fight/table_parts.h"

#include <algorithm>
#include <bit>
#include <span>
#include <vector>

#include "base/cannot_be_written.h"
#include "base/checksum.h"
#include "base/write_together.h"
#include "puzzles/push_fight/table_file.h"

namespace hardboard::push_fight {
namespace {

constexpr std::uint64_t sum_bytes = 4;

// The bytes of one side's table within the file, in blocks with their checksums.
struct SlotPlace {
  std::uint64_t begin = 0, size = 0;

  std::uint64_t blocks() const { return (size + table_block_bytes - 1) / table_block_bytes; }
  std::uint64_t end() const { return begin + size + sum_bytes * blocks(); }
  std::uint64_t of_block(std::uint64_t block) const {
    return begin + block * (table_block_bytes + sum_bytes);
  }
  std::uint64_t bytes_of_block(std::uint64_t block) const {
    return std::min<std::uint64_t>(table_block_bytes, size - block * table_block_bytes);
  }
  // Writes bytes of the table from the position `at` on.
  bool write(const SharedFile& file, std::uint64_t at, std::span<const std::uint8_t> bytes) const {
    while (!bytes.empty()) {
      const std::uint64_t block = at / table_block_bytes, within = at % table_block_bytes;
      const std::size_t part = std::min<std::size_t>(bytes.size(), table_block_bytes - within);
      if (!file.write(of_block(block) + within, bytes.first(part))) return false;
      at += part;
      bytes = bytes.subspan(part);
    }
    return true;
  }
};

std::vector<SlotPlace> slot_places(const Contest& contest) {
  std::vector<SlotPlace> places;
  std::uint64_t begin = table_header(contest, {}).size();
  const std::size_t slots = contest.forces[0] == contest.forces[1] ? 1 : 2;
  for (std::size_t slot = 0; slot < slots; ++slot) {
    const PositionIndex index(contest.board.size(), contest.forces[slot], contest.forces[1 - slot]);
    places.push_back({begin, index.size()});
    begin = places.back().end();
  }
  return places;
}

class PartWriter {
public:
  PartWriter(const SlabLayout& layout, const Ranks& ranks, const std::string& folder,
             const Journal& journal, const SharedFile& file)
      : layout_(layout), ranks_(ranks), folder_(folder), journal_(journal), file_(file) {}

  // The bytes of this rank's slabs. Returns the fault, or nothing.
  std::string write_slabs(Side mover, const SlotPlace& place) {
    const std::uint32_t slabs = layout_.slabs(mover).size();
    const auto [begin, end] = ranks_.part(slabs);
    const auto first = static_cast<std::uint32_t>(begin), behind = static_cast<std::uint32_t>(end);
    std::vector<LevelReader<Fresh>> levels;
    std::vector<bool> has_chunk;
    for (std::uint32_t depth = 0; depth < journal_.ranks.size(); ++depth) {
      levels.emplace_back(level_name(folder_, depth, mover, journal_.ranks[depth]), slabs, first,
                          behind);
      has_chunk.push_back(levels.back().next());
    }
    // The placements of the slabs themselves are all the same.
    const Symmetry& identity = layout_.symmetries.front();
    const auto own_placements = placements_of(layout_, mover, 0, identity);
    for (std::uint32_t slab = first; slab < behind; ++slab) {
      bytes_.assign(layout_.elements(mover) * variants(mover), 0);
      for (std::uint32_t depth = 0; depth < levels.size(); ++depth) {
        if (!has_chunk[depth] || levels[depth].part() != slab) continue;
        note(mover, depth, levels[depth].items());
        has_chunk[depth] = levels[depth].next();
      }
      const std::vector<Symmetry> images = images_of(layout_, mover, slab);
      for (std::size_t i = 0; i < images.size(); ++i) {
        const auto groups = groups_of(layout_, mover, slab, images[i]);
        const bool is_written =
            i == 0 ? write_image(groups, own_placements, place)
                   : write_image(groups, placements_of(layout_, mover, slab, images[i]), place);
        if (!is_written) return cannot_be_written();
      }
    }
    for (const LevelReader<Fresh>& level : levels)
      if (!level.fault().empty()) return level.fault();
    return "";
  }

  // The checksums of this rank's part of the blocks. All slabs must have been written.
  std::string write_sums(const SlotPlace& place) {
    const auto [begin, end] = ranks_.part(place.blocks());
    for (std::uint64_t block = begin; block < end; ++block) {
      bytes_.resize(place.bytes_of_block(block));
      if (!file_.read(place.of_block(block), bytes_)) return "cannot be read";
      const std::uint32_t sum = checksum(bytes_);
      std::array<std::uint8_t, sum_bytes> little{};
      for (std::size_t i = 0; i < sum_bytes; ++i)
        little[i] = static_cast<std::uint8_t>(sum >> 8 * i);
      if (!file_.write(place.of_block(block) + bytes_.size(), little)) return cannot_be_written();
    }
    return "";
  }

private:
  std::uint32_t variants(Side mover) const { return layout_.types(other(mover)).variants(); }

  // The bytes of a slab stand element by element until the slab is written.
  void note(Side mover, std::uint32_t depth, const std::vector<Fresh>& fresh) {
    const auto lost = static_cast<std::uint8_t>(std::min(depth, deepest) + 1);
    for (const Fresh& one : fresh) {
      std::uint8_t* const element =
          &bytes_[std::size_t{one.element} * variants(mover) + one.variant];
      for (Pair bits = one.pair; bits != 0; bits &= bits - 1) {
        const auto bit = static_cast<std::uint32_t>(std::countr_zero(bits));
        element[bit % pair_variants] =
            bit < pair_variants ? static_cast<std::uint8_t>(lost | table_win_bit) : lost;
      }
    }
  }

  bool write_image(std::span<const std::uint64_t> groups, std::span<const std::uint32_t> placements,
                   const SlotPlace& place) {
    row_.resize(placements.size());
    for (std::size_t v = 0; v < groups.size(); ++v) {
      for (std::size_t e = 0; e < placements.size(); ++e)
        row_[placements[e]] = bytes_[e * groups.size() + v];
      if (!place.write(file_, groups[v] * row_.size(), row_)) return false;
    }
    return true;
  }

  const SlabLayout& layout_;
  const Ranks& ranks_;
  const std::string& folder_;
  const Journal& journal_;
  const SharedFile& file_;
  std::vector<std::uint8_t> bytes_, row_;
};

}  // namespace

double bytes_of_table_file(const Contest& contest) {
  return static_cast<double>(slot_places(contest).back().end());
}

std::optional<std::string> write_table(const SlabLayout& layout, const Ranks& ranks,
                                       const std::string& folder, const std::string& file) {
  const Result<Journal> journal = read_journal(folder, journal_head(layout.contest));
  const std::string why_not = !journal           ? to_string(journal.error())
                              : journal->is_done ? ""
                                                 : "the levels are not complete";
  if (const auto fault = ranks.fault_of_any(why_not))
    return fault->empty() ? fault : file + ": " + *fault;
  const std::vector<SlotPlace> places = slot_places(layout.contest);
  const auto head = [&](const SharedFile& fresh) {
    const auto levels = static_cast<std::uint32_t>(journal->ranks.size());
    return fresh.write(0, table_header(layout.contest, {levels, true}));
  };
  const auto part = [&](const SharedFile& shared) -> std::optional<std::string> {
    PartWriter writer(layout, ranks, folder, *journal, shared);
    for (const Side mover : layout.movers()) {
      const SlotPlace& place = places[layout.slot(mover)];
      if (const auto fault = ranks.fault_of_any(writer.write_slabs(mover, place))) return fault;
      if (const auto fault = ranks.fault_of_any(writer.write_sums(place))) return fault;
    }
    return std::nullopt;
  };
  return write_together(ranks, file, head, part);
}

}  // namespace hardboard::push_fight
