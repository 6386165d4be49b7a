// The levels of an analysis on disk: what each pass decided. From them an analysis continues, and
// from them the table is made at the end.
//
// A folder has a journal, `levels`, and for each level, side to move and rank a file of chunks, one
// for each slab that the pass decided positions of: the slab, the number of items, the items, and
// the CRC-32 of all that. A last chunk counts the others, so that a file cut off is seen. The
// journal names a level when the files of all ranks are complete. Numbers are little endian.
#pragma once

#include <cstdint>
#include <cstdio>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/result.h"
#include "methods/push_fight/slab_pass.h"

namespace hardboard::push_fight {

// What the journal says.
struct Journal {
  std::vector<std::uint32_t> ranks;  // of each level: how many ranks wrote it
  bool is_done = false;
};

// The journal of the folder; an empty one if there is none. Refuses the journal of another contest.
Result<Journal> read_journal(const std::string& folder, const Contest& contest);
// Replaces the journal at once. Returns the fault in words, or nothing.
std::optional<std::string> write_journal(const std::string& folder, const Contest& contest,
                                         const Journal& journal);

struct LevelName {
  std::string folder;
  std::uint32_t depth = 0;
  Side mover = Side::white;
  std::uint32_t ranks = 1;
};
std::string level_file(const LevelName& name, std::uint32_t rank);

struct CloseFile {
  void operator()(std::FILE* file) const { std::fclose(file); }
};
using OwnedFile = std::unique_ptr<std::FILE, CloseFile>;

// Writes one rank's file. A fault (a full disk) shows in finish().
class LevelWriter {
public:
  LevelWriter(const LevelName& name, std::uint32_t rank);
  // Slabs come in ascending order.
  void write(std::uint32_t slab, const std::vector<Fresh>& fresh);
  // The file has reached the disk if there is no fault.
  std::optional<std::string> finish();

private:
  std::string name_;
  OwnedFile file_;
  std::uint32_t chunks_ = 0;
};

// Reads the chunks of the slabs from `first` to before `end`, of a level of `slabs` slabs, from the
// files of those ranks that had them.
class LevelReader {
public:
  LevelReader(LevelName name, std::uint32_t slabs, std::uint32_t first, std::uint32_t end);
  // Goes to the next chunk; false at the end and at a fault.
  bool next();
  std::uint32_t slab() const { return slab_; }
  const std::vector<Fresh>& fresh() const { return fresh_; }
  // In words; empty if there is none.
  const std::string& fault() const { return fault_; }

private:
  bool next_in_file();

  LevelName name_;
  std::uint32_t slabs_ = 0, first_ = 0, end_ = 0;
  std::uint32_t rank_ = 0;  // whose file comes next
  OwnedFile file_;
  std::uint32_t chunks_ = 0;  // seen in the file
  std::uint32_t slab_ = 0;
  std::vector<Fresh> fresh_;
  std::string fault_;
};

}  // namespace hardboard::push_fight
