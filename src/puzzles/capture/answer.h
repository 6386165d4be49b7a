// Answers to puzzles whose moves are captures: Solo Chess and Graph Capture.
//
// A Place is where pieces stand: Square for boards, Vertex for graphs, and inside
// the methods the number of a location.
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

// Two disjoint sets, each of which holds a piece at the end of every solution. A set does when no
// capture can ever leave it, or it holds the goal, or it holds the last piece and no capture of
// that piece leaves it. JSON: {"type":"closed-sets","first":[...],"second":[...]}
template <class Place>
struct ClosedSets {
  std::vector<Place> first, second;
};

// Two disjoint groups, each of which must hold the final piece. Two places are neighbours in the
// capture graph when a piece of some type that can ever stand on one could capture the other if
// the rest of the board were empty. A group holds the final piece if it touches the rest in at
// most one outer place and either
//  - its budgets add up to less than its size (nobody outside can help without getting stuck), or
//  - (antenna) `places` lists a path v1 ... vk, each with no neighbours but those before and behind
//    it (vk has at most one neighbour outside), and the budget of v1 is at most k - 1.
// So does a group that holds a piece for one of the reasons of ClosedSets: {goal} is one.
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

// All captures that the budgets allow are fewer than the n - 1 that are needed. The piece on the
// goal never moves, so its budget may be left out of the sum.
// JSON: {"type":"budget-sum","needed":n-1,"available":sum}
struct BudgetSum {
  std::uint64_t needed = 0, available = 0;
};

// A SAT solver refused the puzzle's formula; `file` holds the proof if one was asked for.
// JSON: {"type":"drat","file":"...","clauses":N,"lazy":N}
struct SatRefusal {
  std::string file;
  std::uint64_t clauses = 0, lazy = 0;
};

// Every piece captures at most once, so that all captures would have to go to one place; but for
// each place (if there is a goal: for that one) some witness, if it is not the one that stands
// there, can't get to it, even with all others but the last piece out of its way.
// JSON: {"type":"no-center","witnesses":[...]}
template <class Place>
struct NoCenter {
  std::vector<Place> witnesses;
};

// Two disjoint sets, each of which holds the final piece of every solution. A set does for one of
// the reasons of ClosedSets, or because it is a stuck tree: with the one place outside that it
// touches, its door, it forms a tree in the capture graph, and the budget of every piece on a leaf
// is less than its distance to the door. Proved in docs/refusals.md.
// JSON: {"type":"stuck-trees","first":[...],"second":[...]}
template <class Place>
struct StuckTrees {
  std::vector<Place> first, second;
};

// All pieces stand on one line, where the fewest that can remain (one of them on the goal, if there
// is one) can be counted: never fewer than `left`. With a goal and a last piece, 2 says that one
// can't remain. Proved in docs/rows.md. JSON: {"type":"row-count","left":N}
struct RowCount {
  std::uint64_t left = 0;
};

// All pieces are pawns that capture at most twice, and the uppermost `rows` rows can't be cleared
// upward, whatever comes from below. Proved in docs/refusals.md. JSON:
// {"type":"pawn-rows","rows":N}
struct PawnRows {
  std::uint64_t rows = 0;
};

template <class Place>
using Proof = std::variant<std::monostate, ClosedSets<Place>, Stranded<Place>, BudgetSum, Exhausted,
                           SatRefusal, NoCenter<Place>, StuckTrees<Place>, RowCount, PawnRows>;

// The words for the alternatives of Proof behind the first, which is no proof; and what each says,
// for the comments of text answers.
inline constexpr std::array<std::string_view, 9> proof_words = {
    "closed-sets", "stranded",    "budget-sum", "exhausted", "drat",
    "no-center",   "stuck-trees", "row-count",  "pawn-rows"};
inline constexpr std::array<std::string_view, 9> proof_comments = {
    "each of two sets keeps a piece to the end",
    "each of two groups would have to hold the final piece",
    "the budgets allow fewer captures than are needed",
    "all positions were searched",
    "a SAT solver refused the clauses",
    "all captures would go to one place, and there is none that all witnesses can reach",
    "no piece gets out of either of two trees when it is cleared",
    "too many pieces remain on the row",
    "the uppermost rows of pawns can't be cleared upward"};

// What --minimize can set: the fewest pieces that can remain, with a goal one of them on it, and
// the least budget that, given to every piece, clears the board.
inline constexpr std::array<std::string_view, 2> minimum_words = {"pieces_left", "budget"};

template <class Place>
struct Answer : AnswerHead {
  std::vector<Capture<Place>> moves;
  Proof<Place> proof;
};

}  // namespace hardboard::capture
