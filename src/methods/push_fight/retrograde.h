// Decides who wins, for every position of a contest: retrograde analysis in passes, one for each
// depth.
//
// A pass decides slab by slab (slab_pass.h) which positions follow from the values known before,
// two bits a position. Of slabs that symmetries of the board map to each other one is analysed; the
// others' values are copied from there at the end.
#pragma once

#include <functional>

#include "base/limits.h"
#include "puzzles/push_fight/table.h"
#include "puzzles/push_fight/table_file.h"

namespace hardboard::push_fight {

// The memory that the analysis of a contest takes, with the table, by that many threads. Infinite
// above 64 squares.
double bytes_of_analysis(const Contest& contest, unsigned threads = 1);

// Runs passes until one decides nothing, or until the limits are reached. O(passes * blocks *
// pieces * (pieces + variants * types / 32)), with bytes_of_analysis of memory; limits.threads work
// together on a pass. At the limits the table holds the values known so far, and another call
// continues from there, perhaps after the table was saved and loaded. Calls `after_pass`, if given,
// after each pass but the last.
void analyse(Table& table, Analysis& analysis, const Limits& limits,
             const std::function<void()>& after_pass = {});

}  // namespace hardboard::push_fight
