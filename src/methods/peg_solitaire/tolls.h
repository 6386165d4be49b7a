// Shows that no play leads from some positions to others, by weights that no jump raises (pagoda
// functions) together with the parities of the jumps.
//
// Play from P to Q makes the jump j x(j) times. By weights w, it loses w(P) - w(Q): x(j) times what
// j loses, summed over all jumps. Modulo 2, the lines along which play jumps an odd number of times
// sum to P + Q, hole by hole. P and Q tell these lines up to *relations*: sets of lines that have
// each hole an even number of times. Let each line have a toll, not below 0 and at most what either
// jump along the line loses. Then play loses at least the tolls of some set of lines that sums to
// P + Q; if each of those sets costs more than w(P) - w(Q), no play leads from P to Q. (Tolls of 0
// give pagoda functions alone; sums that no set has, position classes alone.)
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "base/limits.h"
#include "methods/peg_solitaire/bits.h"
#include "puzzles/peg_solitaire/puzzle.h"
#include "puzzles/peg_solitaire/tolls.h"

namespace hardboard::peg_solitaire {

// Weights of the holes, one list for each function; and for each position in `from` the place of
// the function that refuses it. The toll of a line is what the cheaper of its jumps loses.
struct TollWeights {
  std::vector<std::vector<std::int64_t>> functions;
  std::vector<std::size_t> chosen;
};

// Weights by which no play leads from a position of `from` to one of `to`, as integers have
// confirmed. Nothing if weights and tolls do not refuse one of the positions, or the limits were
// reached, or the program has no engine for linear programmes. For boards of at most 64 holes; the
// pegs and the goal of the puzzle do not matter. Stops at the first position that is not refused. A
// position takes a few linear programmes of 2 * lines + ends rows, and 2^relations steps for each
// programme and each end; on boards with more than 16 independent relations all tolls are 0. (20 ms
// for 41 holes, 50 lines, 13 relations and one end.)
std::optional<TollWeights> refuse_by_tolls(const Puzzle& puzzle, std::span<const Bits<1>> from,
                                           std::span<const Bits<1>> to, const Limits& limits);

// The proof that no play leads from the positions `after` jumps after the start to those `before`
// jumps before the goal; the checker has accepted it. Nothing as above. For goals but `peg`.
std::optional<Tolls> prove_by_tolls(const Puzzle& puzzle, std::uint64_t after, std::uint64_t before,
                                    const Limits& limits);

}  // namespace hardboard::peg_solitaire
