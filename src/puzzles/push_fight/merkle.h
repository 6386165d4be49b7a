// A table's root in a tree of hashes (Merkle 1987), and audits: who knows the root alone can check
// the value that the table gives to a single position with a few hashes. An audit shows what the
// table says, not that the table is right.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/result.h"
#include "base/text.h"
#include "puzzles/push_fight/table.h"

namespace hardboard::push_fight {

// The leaves are runs of leaf_bytes bytes of the table, white's positions before black's, without
// the bits that are the analysis's own; the last leaf may be shorter. A node is the SHA-256 digest
// of its two parts, and a node without a neighbour rises as it is. The root is the digest of the
// contest and the highest node: so it names the game as well as all values.
inline constexpr std::size_t leaf_bytes = 256;

// What shows the value of one position: the leaf, and the digests of the neighbours on the way to
// the root, from below.
struct Audit {
  std::vector<std::uint8_t> leaf;
  std::vector<std::string> beside;
};

// The audit of a position with an anchor, and the root in 64 hexadecimal digits. O(bytes of the
// table), with a digest for each leaf in memory.
struct Audited {
  Audit audit;
  std::string root;
};
Audited audited(const Table& table, const Position& position);

// The root that the audit leads to, and the value of the position. Nothing if the audit is not one
// of a table of this contest: a leaf of another length, another number of digests. O(log
// positions).
struct ShownValue {
  std::string root;
  Value value;
};
std::optional<ShownValue> shown_by(const Audit& audit, const Contest& contest,
                                   const Position& position);

// A line `leaf HEX`, and a line `beside HEX` for each digest. Reading the text gives an equal
// audit.
std::string write_audit(const Audit& audit);
Result<Audit> read_audit(const Text& text);

}  // namespace hardboard::push_fight
