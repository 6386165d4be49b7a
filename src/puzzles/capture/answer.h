// Answers to puzzles whose moves are captures: Solo Chess and Graph Capture.
//
// A Place is a location of a piece: a Square on boards, a Vertex on graphs, and a location's number
// inside the methods.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "proofs/answer_head.h"

namespace hardboard::capture {

template <class Place>
struct Capture {
  Place from{}, to{};
  friend bool operator==(const Capture&, const Capture&) = default;
};

// Two disjoint sets of places, each of which holds a piece at the end of every solution, because no
// capture can ever leave the set, or the set holds the goal, or the set holds the last piece and no
// capture of that piece leaves the set. JSON: {"type":"closed-sets","first":[...],"second":[...]}
template <class Place>
struct ClosedSets {
  std::vector<Place> first, second;
};

// Two disjoint groups, each of which must hold the final piece. Two places are neighbours in the
// capture graph if a piece of some type that can ever stand on one of them could capture the other
// if the rest of the board were empty. A group holds the final piece if at most one place outside
// has a neighbour in the group and either
// - the budgets of the group add up to less than its size (no piece from outside can help without
// getting stuck), or
// - (antenna) `places` lists a path v1 ... vk, in which each place has no neighbours but those
//    before and behind it (vk has at most one neighbour outside), and the budget of v1 is at
//    most k - 1.
// A group also holds the final piece for each of the reasons of ClosedSets: {goal} does.
// Sharpened from Kühn 2024, Lemmas 3.5 and 3.6; proved in docs/refusals.md.
// JSON: {"type":"stranded","groups":[{"antenna":bool,"places":[...]},...]}
template <class Place>
struct StrandedGroup {
  bool antenna = false;
  std::vector<Place> places;
};
template <class Place>
struct Stranded {
  StrandedGroup<Place> first, second;
};

// A solution needs n - 1 captures, and the budgets allow fewer. The piece on the goal never moves,
// so the sum may leave its budget out.
// JSON: {"type":"budget-sum","needed":n-1,"available":sum}
struct BudgetSum {
  std::uint64_t needed = 0, available = 0;
};

// A SAT solver refused the puzzle's formula; `file` names the proof file if the user asked for one.
// JSON: {"type":"drat","file":"...","clauses":N,"lazy":N}
struct SatRefusal {
  std::string file;
  std::uint64_t clauses = 0, lazy = 0;
};

// Every piece captures at most once, so that all captures of a solution go to one place, the
// center. For each possible center (with a goal, the goal alone) some witness, a piece that starts
// elsewhere, cannot reach the center even if all pieces but the last piece are out of its way.
// JSON: {"type":"no-center","witnesses":[...]}
template <class Place>
struct NoCenter {
  std::vector<Place> witnesses;
};

// Two disjoint sets, each of which holds the final piece of every solution, either for one of the
// reasons of ClosedSets or because the set is a stuck tree: the set touches one place outside, its
// door; set and door form a tree in the capture graph; and the budget of every piece on a leaf is
// less than the distance of the leaf from the door. Proved in docs/refusals.md.
// JSON: {"type":"stuck-trees","first":[...],"second":[...]}
template <class Place>
struct StuckTrees {
  std::vector<Place> first, second;
};

// All pieces stand on one line, where a theorem counts the fewest pieces that can remain (with a
// goal, one of them on the goal): never fewer than `left`. With a goal and a last piece, 2 means
// that more than one piece remains. Proved in docs/rows.md. JSON: {"type":"row-count","left":N}
struct RowCount {
  std::uint64_t left = 0;
};

// All pieces are pawns that capture at most twice, and no play clears the uppermost `rows` rows
// upward, whichever pawns arrive from below. Proved in docs/refusals.md. JSON:
// {"type":"pawn-rows","rows":N}
struct PawnRows {
  std::uint64_t rows = 0;
};

// A search of so many sums of exceptions among three neighbours, or cases of lines, found no hubs.
// Proved in docs/hubs.md. JSON: {"type":"no-hubs","sums":N}
struct NoHubs {
  std::uint64_t sums = 0;
};

// Disjoint sets of places that the other pieces can't empty. The last piece would have to capture
// in each of them, and no walk within its budget does. Proved in docs/refusals.md. JSON:
// {"type":"last-visits","sets":[[...],...]}
template <class Place>
struct LastVisits {
  std::vector<std::vector<Place>> sets;
};

// Weights of places, some below 0; all others weigh 0. Whatever the pieces capture within their
// budgets, the places that they leave weigh less than those which a solution empties. Some places
// may also have needs: the exit of such a place ends on a place whose own piece makes no capture,
// and so wastes what it could leave. Proved in docs/refusals.md. JSON:
// {"type":"walk-weights","places":[...],"weights":[...],"needs":[...],"need_weights":[...]}, the
// last two only if there are needs.
template <class Place>
struct WalkWeights {
  std::vector<Place> places;
  std::vector<std::int64_t> weights;
  std::vector<Place> needs;
  std::vector<std::int64_t> need_weights;
};

template <class Place>
using Proof = std::variant<std::monostate, ClosedSets<Place>, Stranded<Place>, BudgetSum, Exhausted,
                           SatRefusal, NoCenter<Place>, StuckTrees<Place>, RowCount, PawnRows,
                           NoHubs, LastVisits<Place>, WalkWeights<Place>>;

// The words for the alternatives of Proof except the first, which means no proof; and the comment
// on each for text answers.
inline constexpr std::array<std::string_view, 12> proof_words = {
    "closed-sets", "stranded",  "budget-sum", "exhausted", "drat",        "no-center",
    "stuck-trees", "row-count", "pawn-rows",  "no-hubs",   "last-visits", "walk-weights"};
inline constexpr std::array<std::string_view, 12> proof_comments = {
    "each of two sets keeps a piece to the end",
    "each of two groups would have to hold the final piece",
    "the budgets allow fewer captures than are needed",
    "all positions were searched",
    "a SAT solver refused the clauses",
    "all captures would go to one place, and there is none that all witnesses can reach",
    "no piece gets out of either of two trees when it is cleared",
    "too many pieces remain on the row",
    "the uppermost rows of pawns can't be cleared upward",
    "no places can be the hubs of a solution",
    "the last piece would have to capture more often than it can",
    "the places that the pieces can leave weigh too little"};

// The minima of --minimize: the fewest pieces that can remain (with a goal, one of them on the
// goal), and the least budget that makes the puzzle solvable when every piece has this budget.
inline constexpr std::array<std::string_view, 2> minimum_words = {"pieces_left", "budget"};

template <class Place>
struct Answer : AnswerHead {
  std::vector<Capture<Place>> moves;
  Proof<Place> proof;
};

}  // namespace hardboard::capture
