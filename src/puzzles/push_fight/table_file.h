// Tables on disk, of finished and of unfinished analyses.
//
// A file is a header and the bytes of the table in blocks of a mebibyte, each with a checksum
// (CRC-32). The header names the game, so that no other game can use the table: magic "hardboard
// push-fight table 1\n", then in little endian the pass, whether the pass is the last, the forces,
// the number of moves, the squares with their four neighbours, and the header's own checksum.
// docs/tables.md describes the format.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "base/result.h"
#include "puzzles/push_fight/table.h"

namespace hardboard::push_fight {

// What the file of a table begins with.
inline constexpr std::string_view table_magic = "hardboard push-fight table 1\n";

// The progress of the analysis of a table. An interrupted pass starts anew and finds the same
// values.
struct Analysis {
  std::uint32_t pass = 0;  // the next pass decides positions of this depth
  bool is_done = false;
};

struct SavedTable {
  Table table;
  Analysis analysis;
};

// The parts of a file: the header, with its own checksum, as bytes; and the bytes of the table
// between two checksums.
std::vector<std::uint8_t> table_header(const Contest& contest, Analysis analysis);
inline constexpr std::size_t table_block_bytes = std::size_t{1} << 20;

// Writes a temporary file and renames it when it is complete: an interruption leaves the old file
// in place. Returns the fault in words, or nothing. O(size of the table).
std::optional<std::string> save(const std::string& file, const Table& table, Analysis analysis);

// Refuses a file that is no table, damaged, too short, too long, larger than memory_bytes, or of
// another game than `contest`. O(size of the table).
Result<SavedTable> load_table(const std::string& file, const Contest& contest,
                              std::size_t memory_bytes);

}  // namespace hardboard::push_fight
