#include "methods/peg_solitaire/on_rows.h"

#include <algorithm>
#include <span>
#include <utility>

#include "methods/peg_solitaire/row_pieces.h"
#include "methods/peg_solitaire/row_play.h"
#include "puzzles/peg_solitaire/rows.h"

namespace hardboard::peg_solitaire {
namespace {

using Row = std::vector<std::uint32_t>;  // holes

class Decider {
public:
  Decider(const Puzzle& puzzle, const Limits& limits)
      : puzzle_(puzzle), limits_(limits), rows_(*rows_of(puzzle)) {}

  OnRows run(bool fewest) {
    if (!find_pieces()) return {};
    OnRows found;
    found.pegs = pegs_;
    if (pegs_ == 1 && puzzle_.goal == Goal::one_at && play_to_goal(found)) return found;
    const bool is_met = pegs_ == 1 && puzzle_.goal == Goal::one;
    if ((is_met || fewest) && !play_pieces(found)) return {};
    if (is_met)
      found.verdict = Verdict::solvable;
    else
      refuse(found, pegs_ > 1 ? count_of_pieces(puzzle_.goal == Goal::one_at) : one_peg_at_goal());
    return found;
  }

private:
  bool find_pieces() {
    for (const Row& row : rows_) {
      std::vector<std::uint8_t> pegs;
      for (const std::uint32_t hole : row) pegs.push_back(puzzle_.pegs[hole]);
      auto pieces = fewest_pieces(pegs, limits_);
      if (!pieces) return false;
      pegs_ += pieces->size();
      pieces_.push_back(*std::move(pieces));
    }
    return true;
  }

  void add_jumps(const Row& row, std::uint32_t first, const std::vector<RowJump>& jumps,
                 OnRows& found) const {
    for (const RowJump& jump : jumps)
      found.jumps.push_back(
          {puzzle_.holes[row[first + jump.from]], puzzle_.holes[row[first + jump.to]]});
  }

  bool play_pieces(OnRows& found) const {
    for (std::size_t i = 0; i < rows_.size(); ++i)
      for (const RowPiece& piece : pieces_[i]) {
        std::vector<RowLetter> letters;
        for (std::uint32_t hole = piece.first; hole <= piece.last; ++hole)
          letters.push_back(puzzle_.pegs[rows_[i][hole]]);
        if (piece.borrows_first) letters.front() = 0;
        if (piece.borrows_last) letters.back() = 0;
        const auto jumps = play_to_one(rows_to_one(piece.lends_first, piece.lends_last),
                                       std::move(letters), limits_);
        if (!jumps) return false;
        add_jumps(rows_[i], piece.first, *jumps, found);
      }
    return true;
  }

  // The single peg comes to the goal if the row of the goal is in the language.
  bool play_to_goal(OnRows& found) const {
    for (const Row& row : rows_) {
      std::vector<RowLetter> letters;
      for (const std::uint32_t hole : row)
        letters.push_back(puzzle_.pegs[hole] | (puzzle_.holes[hole] == puzzle_.at ? row_goal : 0));
      if (std::all_of(letters.begin(), letters.end(),
                      [](RowLetter letter) { return letter < row_goal; }))
        continue;
      const auto jumps = play_to_one(rows_to_goal(), std::move(letters), limits_);
      if (!jumps) return false;
      found.verdict = Verdict::solvable;
      add_jumps(row, 0, *jumps, found);
    }
    return found.verdict == Verdict::solvable;
  }

  void refuse(OnRows& found, RowAutomaton proof) const {
    if (refute(puzzle_, proof)) return;
    found.verdict = Verdict::unsolvable;
    found.proof = std::move(proof);
  }

  const Puzzle& puzzle_;
  const Limits& limits_;
  std::vector<Row> rows_;
  std::vector<std::vector<RowPiece>> pieces_;  // of each row
  std::uint64_t pegs_ = 0;
};

}  // namespace

std::string rows_why_not(const Puzzle& puzzle) {
  if (puzzle.goal != Goal::one && puzzle.goal != Goal::one_at) return "for goals of one peg";
  if (std::count(puzzle.pegs.begin(), puzzle.pegs.end(), 0) ==
      static_cast<std::ptrdiff_t>(puzzle.pegs.size()))
    return "there are no pegs";
  return rows_of(puzzle) ? "" : "for boards on which no hole has lines in two directions";
}

OnRows decide_on_rows(const Puzzle& puzzle, bool fewest, const Limits& limits) {
  return Decider(puzzle, limits).run(fewest);
}

}  // namespace hardboard::peg_solitaire
