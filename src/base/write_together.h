// A file that several ranks write, each its part.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "base/ranks.h"
#include "base/shared_file.h"

namespace hardboard {

// Rank 0 writes the head, then all ranks write their parts at their places. The file has its name
// only once it is whole and has reached the disk; nothing stays behind after a fault. `head`
// returns false for a file that can't be written; `part` returns a fault as Ranks::fault_of_any
// does, as does this function, whose words begin with the name.
std::optional<std::string> write_together(
    const Ranks& ranks, const std::string& name, const std::function<bool(const SharedFile&)>& head,
    const std::function<std::optional<std::string>(const SharedFile&)>& part);

}  // namespace hardboard
