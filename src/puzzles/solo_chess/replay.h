// A game of Solo Chess, move by move: the legal captures, the reason why a capture is illegal, and
// whether the game is over. This code accepts or refuses solutions; no solver uses it to find them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/square.h"
#include "proofs/answer_head.h"
#include "puzzles/capture/answer.h"
#include "puzzles/game.h"
#include "puzzles/solo_chess/lines.h"
#include "puzzles/solo_chess/puzzle.h"
#include "puzzles/solo_chess/square_index.h"

namespace hardboard::solo_chess {

// The piece on a square at some moment: the letter of its type and its remaining captures.
struct Standing {
  char letter = '?';
  std::uint32_t budget = 0;
  bool has_captured = false;
};

// The Game of game.h, and questions about its position. Keeps a pointer to the puzzle, which must
// stay in place.
class Game {
public:
  using Puzzle = solo_chess::Puzzle;
  using Move = capture::Capture<Square>;

  // O(a n log n) time for n pieces and a axes of rides, O(a n) memory.
  explicit Game(const Puzzle& puzzle);

  // Makes the capture; if the capture is illegal, returns the reason and changes nothing. O(rides
  // of the type + a).
  [[nodiscard]] std::optional<std::string> play(const Move& capture);

  // O(a).
  void undo();

  // All captures that are legal now, by starting square in the puzzle's order, then by ride.
  // O(n times rides).
  std::vector<Move> moves() const;

  // O(n).
  std::string key() const;

  // Solved, or stuck: no capture is left, or the goal is empty. O(n times rides).
  std::optional<Ending> ending() const;

  // "Rd2xd5": the letter of the piece that stands on `from` now; `?` for no piece.
  std::string words(const Move& capture) const;

  // Reads such words. The letter may be missing. Without the starting square ("Rxd5") exactly one
  // piece of the type must be able to capture there.
  std::optional<std::string> read(std::string_view words, std::vector<Move>& moves) const;

  std::uint32_t pieces_left() const { return left_; }

  // Does one piece remain, and stand on the goal if there is one? O(1).
  bool solved() const;

  // How many pieces that have not captured yet may do so, or `unlimited`.
  std::uint32_t capturers() const { return capturers_; }

  // Nothing if no piece stands on the square now.
  std::optional<Standing> at(Square square) const;

private:
  std::optional<Move> only_capture(char letter, Square to, std::string& fault) const;

  // The former state of the place on which a capture ended, for undo().
  struct Taken {
    std::uint32_t from = 0, to = 0, budget = 0;
    std::uint8_t type = 0;
    bool had_captured = false, mover_had_captured = false;
  };

  std::optional<std::uint32_t> place_of(Square square) const;  // of the piece there now
  std::string name_of(std::uint32_t place) const;              // "Rd2"
  std::optional<std::string> obstacle(std::uint32_t from, std::uint32_t to) const;
  std::optional<std::string> out_of_bounds(std::uint32_t from, std::uint32_t to) const;
  std::uint32_t cost(std::uint32_t from, std::uint32_t to) const {
    return static_cast<std::uint32_t>(puzzle_->bounds.cost(
        length_between(puzzle_->pieces[from].square, puzzle_->pieces[to].square)));
  }

  // Places are the starting squares of the pieces, with the pieces' numbers. A place keeps its
  // number when pieces come and go: a capture empties one place and changes the piece on another.
  const Puzzle* puzzle_;
  bool has_usual_bounds_;
  Lines lines_;
  SquareIndex index_;
  std::vector<bool> occupied_;
  std::vector<std::uint8_t> type_;     // of the piece that stands on the place now
  std::vector<std::uint32_t> budget_;  // left to that piece
  std::vector<bool> has_captured_;
  std::optional<std::uint32_t> last_;  // where the last piece stands now
  std::uint32_t capturers_ = 0;        // how many others may capture
  std::uint32_t left_ = 0;
  std::vector<Taken> taken_;  // one for each capture so far
};

}  // namespace hardboard::solo_chess
