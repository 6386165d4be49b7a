// The journal of a computation that goes on after an interruption: which of its levels are
// complete. The work of a level lies in files beside it (level_files.h).
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "base/result.h"

namespace hardboard {

// What the journal says.
struct Journal {
  std::vector<std::uint32_t> ranks;  // of each level: how many ranks wrote it
  bool is_done = false;
};

// The first two lines: the sort of levels with the version of their format, and which computation
// they belong to, in one line each.
struct JournalHead {
  std::string title, work;
};

// What the makers of levels tell while they work: faults of files, which they mend by making levels
// again, and now and then how far they are. Functions that are empty are not called.
struct LevelTalk {
  std::function<void(const std::string&)> fault, progress;
};

// The journal of the folder, in the file `levels`; an empty one if there is none. Refuses the
// journal of another computation.
Result<Journal> read_journal(const std::string& folder, const JournalHead& head);
// Replaces the journal at once. Returns the fault in words, or nothing.
std::optional<std::string> write_journal(const std::string& folder, const JournalHead& head,
                                         const Journal& journal);

}  // namespace hardboard
