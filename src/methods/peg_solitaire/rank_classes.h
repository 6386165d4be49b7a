// All classes of a peg solitaire game by several processes: all that play can reach from the
// start, and of these all from which play can still meet the goal. A class is a position up to
// the symmetries that keep the board, the start and the goal.
//
// Levels are made one jump at a time, forward from the start until none is left, then backward from
// the met goals, and kept on disk (level_files.h). No rank keeps a level in memory: rank_step.h
// tells how.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/journal.h"
#include "base/ranks.h"
#include "base/result.h"
#include "methods/peg_solitaire/rank_step.h"
#include "puzzles/peg_solitaire/puzzle.h"

namespace hardboard::peg_solitaire {

// What the file of classes begins with.
inline constexpr std::string_view classes_title = "hardboard peg classes 1\n";

// Classes with equally many jumps made, and the positions that they stand for.
struct ClassCount {
  std::uint64_t reached = 0, won = 0;  // classes
  std::uint64_t reached_positions = 0, won_positions = 0;
};

struct ClassReport {
  std::vector<ClassCount> levels;  // by the number of jumps made
  std::uint32_t begun = 0;         // levels of both ways that were there before
  StepTraffic traffic;             // of this rank
};

// How many positions a rank may keep, so that it takes at most so many bytes. Nothing if they are
// too few for any work.
std::optional<StepSizes> sizes_within(const Puzzle& puzzle, double bytes);
// The most memory of a rank, in bytes, without that of the program itself, for levels of up to 10^9
// classes for each rank.
double bytes_of_classes(const Puzzle& puzzle, StepSizes sizes);

// Makes the levels in the folder, which must exist, and goes on from the levels that are there,
// whatever number of ranks made them; then writes the file of classes, if one is named. All ranks
// call together, on a file system that they share. All ranks return an error, or none does; an
// error without words if another rank has the words. For boards of at most most_searched holes.
// O(classes * jumps * sweeps / ranks).
//
// The file: a title, the numbers of holes, of words a position and of levels, and for each level
// the number of its classes (64 bits each); then each level's classes, by part and position, each
// as its words and a word that is 1 if the goal can be met. Its bytes do not depend on the number
// of ranks.
Result<ClassReport> make_classes(const Puzzle& puzzle, const Ranks& ranks,
                                 const std::string& folder, const std::string& file = "",
                                 const LevelTalk& talk = {}, StepSizes sizes = {});

}  // namespace hardboard::peg_solitaire
