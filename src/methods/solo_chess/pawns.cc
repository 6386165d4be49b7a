#include "methods/solo_chess/pawns.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <vector>

#include "methods/solo_chess/ranked_board.h"

namespace hardboard::solo_chess {
namespace {

using capture::Location;

// Every capture leads one row up and one file aside, so the exits form a tree towards the top. Call
// a place internal if something is captured there, else a leaf. A piece that captures on an
// internal place has made one capture at least. The last piece that comes to an internal place
// other than the top makes the exit of this place, so with a budget of 2 it has made just one
// capture before: it started on a leaf, with a budget of 2. Call that leaf the finisher of the
// place. Other leaves need a budget of 1. Nothing else is needed: the rows are cleared from below,
// the finisher of each place last.
//
// Rows of a solvable puzzle are narrow. The first row below the top has at most two places. If both
// are internal they share a child: so there are at most three places in the next row, two of which
// are finishers. From there on there is at most one internal place in each row, which has at most
// two children, one of them its finisher.
constexpr std::uint32_t most_width = 3;

// A set of places in a row is a mask of `most_width` bits; a set of masks is itself a mask, of
// 2^most_width bits.
using Mask = std::uint32_t;
static_assert(1U << most_width <= 8);

struct Row {
  std::uint32_t first = 0, width = 0;  // ranks
};

// The rows from the top down.
std::vector<Row> rows_of(const RankedBoard& board) {
  std::size_t count = 1;
  for (std::uint32_t rank = 1; rank < board.size(); ++rank)
    count += board.square(rank).y != board.square(rank - 1).y;
  std::vector<Row> rows;
  reserve_huge(rows, count);
  for (std::uint32_t rank = board.size(); rank-- > 0;) {
    if (rows.empty() || board.square(rows.back().first).y != board.square(rank).y)
      rows.push_back({rank, 0});
    rows.back().first = rank;
    ++rows.back().width;
  }
  return rows;
}

class Pawns {
public:
  explicit Pawns(const Puzzle& puzzle)
      : pieces_(puzzle.pieces), board_(puzzle.pieces), rows_(rows_of(board_)) {
    // Neighbouring ranks are far apart in the list of pieces. The budgets alone, a byte each, are a
    // sixteenth of the list, and fit a cache where the list does not.
    std::vector<std::uint8_t> budgets;
    reserve_huge(budgets, pieces_.size());
    for (const Piece& piece : pieces_) budgets.push_back(static_cast<std::uint8_t>(piece.budget));
    reserve_huge(budget_, pieces_.size());
    for (std::uint32_t rank = 0; rank < board_.size(); ++rank)
      budget_.push_back(budgets[board_.piece(rank)]);
  }

  // Two places without captures away from them, or the goal and one such place; each of the two
  // would hold the final piece.
  std::optional<capture::ClosedSets<Location>> two_ends(std::optional<Square> goal) const {
    std::vector<Location> ends;
    for (std::size_t r = 0; r < rows_.size() && ends.size() < 2; ++r) {
      for (std::uint32_t i = 0, j = 0; i < rows_[r].width && ends.size() < 2; ++i) {
        const std::uint32_t rank = rows_[r].first + i;
        bool leads_up = false;
        // Skip the places of the row above that lie too far to the left for this place and for all
        // places to its right.
        while (r > 0 && j < rows_[r - 1].width && x(rows_[r - 1].first + j) < x(rank) - 1) ++j;
        for (std::uint32_t k = j; r > 0 && k < std::min(j + 3, rows_[r - 1].width); ++k)
          leads_up = leads_up || is_parent(rows_[r - 1].first + k, rank);
        if (!leads_up && board_.square(rank) != goal) ends.push_back(board_.piece(rank));
      }
    }
    if (goal && !ends.empty()) {
      const auto on_goal = std::find_if(pieces_.begin(), pieces_.end(),
                                        [&](const Piece& piece) { return piece.square == *goal; });
      return capture::ClosedSets<Location>{{static_cast<Location>(on_goal - pieces_.begin())},
                                           {ends.front()}};
    }
    if (ends.size() < 2) return std::nullopt;
    return capture::ClosedSets<Location>{{ends[0]}, {ends[1]}};
  }

  // How many rows from the top no play clears upward, whichever pawns come from below; 0 if all
  // rows can be cleared. Every place but the top must have a step up, as two_ends() has checked.
  std::uint64_t hopeless_rows() {
    // possible_[r]: the sets of internal places in row r for which all rows above can be cleared.
    possible_.assign(rows_.size(), 0);
    const bool single = rows_.size() == 1;
    possible_[0] = single ? 1 : 2;
    for (std::size_t r = 1; r < rows_.size(); ++r) {
      if (rows_[r].width > most_width) return r + 1;
      for (Mask above = 0; above < 1U << rows_[r - 1].width; ++above) {
        if ((possible_[r - 1] >> above & 1U) == 0) continue;
        for (Mask here = 0; here < 1U << rows_[r].width; ++here)
          if ((possible_[r] >> here & 1U) == 0 && choose(r, above, here))
            possible_[r] = static_cast<std::uint8_t>(possible_[r] | 1U << here);
      }
      if (possible_[r] == 0) return r + 1;
    }
    return (possible_.back() & 1U) != 0 ? 0 : rows_.size();
  }

  std::vector<capture::Capture<Location>> moves() const {
    std::vector<capture::Capture<Location>> moves;
    reserve_huge(moves, pieces_.size() - 1);
    Mask here = 0;
    for (std::size_t r = rows_.size() - 1; r > 0; --r) {
      Mask above = 0;
      std::optional<Choice> choice;
      for (;; ++above) {
        if ((possible_[r - 1] >> above & 1U) != 0) choice = choose(r, above, here);
        if (choice) break;
      }
      for (const bool finishers : {false, true}) {
        for (std::uint32_t i = 0; i < std::min(rows_[r].width, most_width); ++i) {
          if ((choice->finishers >> i & 1U) == (finishers ? 1U : 0U))
            moves.push_back({board_.piece(rows_[r].first + i),
                             board_.piece(rows_[r - 1].first + choice->parents[i])});
        }
      }
      here = above;
    }
    return moves;
  }

private:
  struct Choice {
    std::array<std::uint32_t, most_width> parents{};  // by place of a row: the target of its exit
    Mask finishers = 0;                               // the places of the finishers
  };

  std::int64_t x(std::uint32_t rank) const { return board_.square(rank).x; }
  bool is_parent(std::uint32_t parent, std::uint32_t rank) const {
    return std::abs(x(parent) - x(rank)) == 1 &&
           board_.square(parent).y == std::int64_t{board_.square(rank).y} + 1;
  }

  // Exits from row r to the row above, if `above` and `here` are the internal places of the two
  // rows. O(2^width).
  std::optional<Choice> choose(std::size_t r, Mask above, Mask here) const {
    const Row row = rows_[r], up = rows_[r - 1];
    const auto exits = [&](auto& self, std::uint32_t i, Choice& choice, Mask finished) -> bool {
      if (i >= std::min(row.width, most_width)) return finished == above;
      const bool leaf = (here >> i & 1U) == 0;
      if (leaf && budget_[row.first + i] == 0) return false;
      for (std::uint32_t p = 0; p < up.width; ++p) {
        if ((above >> p & 1U) == 0 || !is_parent(up.first + p, row.first + i)) continue;
        choice.parents[i] = p;
        // The top needs no finisher; the first of several possible leaves becomes the finisher.
        const bool finishes =
            r == 1 || (leaf && budget_[row.first + i] >= 2 && (finished >> p & 1U) == 0);
        const Mask before = choice.finishers;
        if (finishes) choice.finishers |= 1U << i;
        if (self(self, i + 1, choice, finishes ? finished | 1U << p : finished)) return true;
        choice.finishers = before;
      }
      return false;
    };
    Choice choice;
    return exits(exits, 0, choice, 0) ? std::optional(choice) : std::nullopt;
  }

  const std::vector<Piece>& pieces_;
  RankedBoard board_;
  std::vector<Row> rows_;
  std::vector<std::uint8_t> budget_;    // by rank
  std::vector<std::uint8_t> possible_;  // by row
};

}  // namespace

std::string pawns_why_not(const Puzzle& puzzle) {
  const std::vector<Ride>& rides = puzzle.types[puzzle.pieces.front().type].rides;
  const auto has = [&](const Ride& ride) {
    return std::find(rides.begin(), rides.end(), ride) != rides.end();
  };
  const bool are_pawns = rides.size() == 2 && has({-1, 1, 1}) && has({1, 1, 1});
  const bool fits =
      are_pawns && std::all_of(puzzle.pieces.begin(), puzzle.pieces.end(), [&](const Piece& piece) {
        return piece.type == puzzle.pieces.front().type && piece.budget <= 2;
      });
  return fits ? "" : "needs pawns, each with a budget of at most 2";
}

capture::Answer<Location> solve_pawns(const Puzzle& puzzle, const Limits& limits) {
  if (limits.reached()) return {};
  Pawns pawns(puzzle);
  if (limits.reached()) return {};
  capture::Answer<Location> answer;
  if (auto ends = pawns.two_ends(puzzle.goal)) {
    answer.verdict = Verdict::unsolvable;
    answer.proof = *std::move(ends);
    return answer;
  }
  const std::uint64_t rows = pawns.hopeless_rows();
  if (limits.reached()) return {};
  if (rows > 0) {
    answer.verdict = Verdict::unsolvable;
    answer.proof = capture::PawnRows{rows};
  } else {
    answer.verdict = Verdict::solvable;
    answer.moves = pawns.moves();
  }
  return answer;
}

}  // namespace hardboard::solo_chess
