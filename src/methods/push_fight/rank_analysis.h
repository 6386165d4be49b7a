// The table of a contest by several processes: each rank analyses a range of the slabs of each side
// (retrograde.h has the passes), asks other ranks for the blocks that pushes lead to
// (rank_rounds.h), and writes what a pass decides into level files (levels.h). A rank keeps two
// bits for each of its positions. The table does not depend on the number of ranks.
#pragma once

#include <cstdint>
#include <string>

#include "base/ranks.h"
#include "base/result.h"
#include "methods/push_fight/levels.h"
#include "methods/push_fight/rank_rounds.h"

namespace hardboard::push_fight {

// The most memory of a rank, in bytes, without that of the program itself: its positions, the slabs
// of a round, and the messages.
double bytes_of_rank(const SlabLayout& layout, std::uint32_t ranks);

// Positions that are analysed: of slabs that symmetries map to each other one counts.
std::uint64_t analysed_positions(const SlabLayout& layout);

struct RankReport {
  std::uint32_t levels = 0;  // of the whole analysis
  std::uint32_t begun = 0;   // the first level that this call made
  Traffic traffic;           // of this rank
};

// Makes the levels in the folder, which must exist, and goes on from the levels that are there,
// whatever number of ranks made them. All ranks call together, on a file system that they share.
// Tells of a level file of this rank that is missing or damaged: the analysis then goes on from the
// level before. All ranks return an error, or none does; an error without words if another rank has
// the words. O(passes * positions / ranks) time as analyse().
Result<RankReport> make_levels(const SlabLayout& layout, const Ranks& ranks,
                               const std::string& folder, const LevelTalk& talk = {},
                               RoundSizes sizes = {});

}  // namespace hardboard::push_fight
