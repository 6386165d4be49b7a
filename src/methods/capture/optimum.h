// Minima and counts: the fewest pieces that can remain, the smallest budget that clears the board,
// and the number of solutions.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "methods/capture/arena.h"
#include "methods/capture/instance.h"
#include "methods/options.h"
#include "puzzles/capture/answer.h"

namespace hardboard::capture {

// The fewest pieces that can remain (with a goal, one of them on the goal), and moves that leave so
// few, by search over positions or by SAT. (frontier.h does narrow boards.) If the limits are
// reached first, the minimum holds the fewest pieces found and the bound that is proved, the moves
// leave as many pieces, and the remark says so. The verdict says whether one piece can remain. The
// instance must have an arena.
//
// The proof of a refusal is the survey's, if the survey refuses. Otherwise fewest_by_exits() writes
// a SAT solver's proof of the bound to options.proof_file, if this is set and the instance has a
// puzzle.
std::string few_enough_to_search(Instance& instance, const SolveOptions& options);
Answer<Location> fewest_by_search(Instance& instance, const SolveOptions& options);
Answer<Location> fewest_by_exits(Instance& instance, const SolveOptions& options);

// Decides an instance in which every piece has the given budget, within the limits, and gives the
// moves of a solution.
using SolveUniform =
    std::function<Answer<Location>(Instance& uniform, std::uint32_t budget, const Limits& limits)>;

// The smallest budget that clears the board if every piece has this budget instead of its own; the
// instance must have an arena. Asks `solve` first about the budget `unlimited`, then about 1, 2,
// ... Budgets are monotone (Kühn 2024, section 3.3), so the first budget that clears the board is
// the smallest, if none before it was left open. A budget that is open after a share of the time
// waits until larger budgets were asked. The answer carries the refusal of the budget below, if
// there was one to refuse. If no budget clears the board: unsolvable, with a proof for unlimited
// budgets. If some budget stays open, the minimum holds the smallest budget found and the bound
// that is proved, the moves keep to this budget, and the remark says so.
Answer<Location> smallest_budget(Instance& instance, const Limits& limits,
                                 const SolveUniform& solve);

// The remark on boards that not even unlimited captures clear.
inline constexpr std::string_view no_budget_is_enough = "no budget is enough";

// The remark on a smallest budget that was not settled: `enough` is a budget that clears the board,
// and no budget below `bound` does.
std::string unsettled_budget(std::uint64_t enough, std::uint64_t bound);

// Do the moves keep to the budgets of the arena? (They may have been found for other budgets.)
// O(moves + locations).
bool keeps_to_budgets(const Arena& arena, const std::vector<Capture<Location>>& moves);

// Counts sequences of captures, or sets of captures whatever their order.
enum class Counted : std::uint8_t { sequences, sets };

// Adds the number of solutions to the answer, or a remark with the reason why it is unknown.
void add_count(Instance& instance, const Limits& limits, Answer<Location>& answer,
               Counted what = Counted::sequences);

}  // namespace hardboard::capture
