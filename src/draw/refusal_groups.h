// The two groups of places of a refusal, each of which keeps a piece to the end, with the reasons
// in words. Places are the numbers of the rules.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "puzzles/capture/rules.h"

namespace hardboard::draw {

// What a refusal says of a group.
enum class KeptBy : std::uint8_t {
  closure,   // no capture leads out of it
  captures,  // its pieces have too few captures to get through its door
  antenna,   // the same of a path, whose first place is the outermost
  tree,      // it is a stuck tree
};
struct ClaimedGroup {
  std::vector<std::uint32_t> members;
  KeptBy by = KeptBy::closure;
};

struct ExplainedGroup {
  std::vector<std::uint32_t> members;
  bool is_antenna = false;                                     // kept by an antenna alone
  std::vector<std::pair<std::uint32_t, std::uint32_t>> edges;  // of a stuck tree, with its door
  std::optional<std::uint32_t> door;  // the only place outside that the group touches
  std::string why;
};

// Both groups, the reasons of closed sets first, whatever else a group is said to keep a piece by.
// Nothing if they are no two disjoint groups. Linear in places times types times rides.
std::vector<ExplainedGroup> explained_groups(const capture::CaptureRules& rules, ClaimedGroup first,
                                             ClaimedGroup second);

}  // namespace hardboard::draw
