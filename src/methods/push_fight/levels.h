// The levels of an analysis on disk (level_files.h): what each pass decided. The parts of a level
// are the slabs, its sides the sides to move.
#pragma once

#include "base/journal.h"
#include "base/level_files.h"
#include "methods/push_fight/slab_pass.h"

namespace hardboard::push_fight {

// The head of the journal of a contest's levels.
JournalHead journal_head(const Contest& contest);

// The level of the positions decided at this depth, with this side to move, as so many ranks wrote
// it.
LevelName level_name(const std::string& folder, std::uint32_t depth, Side mover,
                     std::uint32_t ranks);

}  // namespace hardboard::push_fight
