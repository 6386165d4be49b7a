// Tables on disk: of a finished analysis, or of one to go on with.
//
// A file is a header and the bytes of the table in blocks of a mebibyte, each with a checksum
// (CRC-32). The header names the game, so that a table can't be taken for that of another: magic
// "hardboard push-fight table 1\n", then in little endian the pass, whether it is the last, the
// forces, the number of moves, the squares with their four neighbours, and its own checksum.
// docs/tables.md.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "base/result.h"
#include "puzzles/push_fight/table.h"

namespace hardboard::push_fight {

// How far the analysis in a table is. A pass that was interrupted is run again: it finds the same.
struct Analysis {
  std::uint32_t pass = 0;  // the next one decides positions of this depth
  bool is_done = false;
};

struct SavedTable {
  Table table;
  Analysis analysis;
};

// Writes beside the file and puts it in its place when it is whole: an interruption leaves the old
// one. What went wrong in words, or nothing. O(size of the table).
std::optional<std::string> save(const std::string& file, const Table& table, Analysis analysis);

// Refuses what is no table, damaged, too short or too long, larger than memory_bytes, or of another
// game than the one wanted. O(size of the table).
Result<SavedTable> load_table(const std::string& file, const Contest& contest,
                              std::size_t memory_bytes);

}  // namespace hardboard::push_fight
