// The processes that share a computation, the ranks, and how they speak to each other. Algorithms
// know no more of them than this; engines/mpi makes them of MPI's, tests of threads.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/shares.h"

namespace hardboard {

using Message = std::vector<std::uint64_t>;

// All ranks call the functions in the same order, and each call waits until all ranks have called.
struct Ranks {
  std::uint32_t rank = 0, count = 1;
  std::uint32_t on_machine = 1;  // ranks that share a machine with this one, and this one
  // Sends messages[r] to rank r, and gives the message of each rank to this one.
  std::function<std::vector<Message>(std::vector<Message>)> exchange;
  // The greatest of all ranks' numbers.
  std::function<std::uint64_t(std::uint64_t)> greatest;
  // The sum of all ranks' numbers.
  std::function<std::uint64_t(std::uint64_t)> sum;

  void wait() const { static_cast<void>(greatest(0)); }
  bool any(bool own) const { return greatest(own ? 1 : 0) != 0; }
  // Nothing if no rank has a fault, "" for none. Else the own one: "" where only others have one,
  // so that all ranks go on or none does, and none waits for others in vain.
  std::optional<std::string> fault_of_any(const std::string& own) const {
    return any(!own.empty()) ? std::optional(own) : std::nullopt;
  }

  // This rank's part of `items`, and the first item of a rank's part.
  std::pair<std::uint64_t, std::uint64_t> part(std::uint64_t items) const {
    return share_of(items, rank, count);
  }
  std::uint64_t first_of(std::uint64_t items, std::uint32_t of_rank) const {
    return first_of_share(items, of_rank, count);
  }
  // The rank whose part has the item.
  std::uint32_t owner(std::uint64_t items, std::uint64_t item) const {
    const std::uint64_t small = items / count, longer = items % count;
    return static_cast<std::uint32_t>(item < longer * (small + 1)
                                          ? item / (small + 1)
                                          : longer + (item - longer * (small + 1)) / small);
  }
};

}  // namespace hardboard
