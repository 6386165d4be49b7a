// A game of Solo Chess, move by move: what is legal, why something is not, and whether it is over.
// This is the code that accepts or refuses solutions; no solver uses it to find them.
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

// What stands on a square at some moment: a type's letter and the captures that are left.
struct Standing {
  char letter = '?';
  std::uint32_t budget = 0;
};

// Keeps a pointer to the puzzle, which must stay where it is. What game.h asks of a Game, and
// questions about the position.
class Game {
public:
  using Puzzle = solo_chess::Puzzle;
  using Move = capture::Capture<Square>;

  // O(a n log n) time for n pieces and a axes of rides, O(a n) memory.
  explicit Game(const Puzzle& puzzle);

  // Makes the capture, or says in words why it is not legal and changes nothing.
  // O(rides of the type + a).
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

  // "Rd2xd5": the letter is that of the piece which stands on `from` now, `?` if there is none.
  std::string words(const Move& capture) const;

  // Reads such words. The letter may be missing; without the starting square ("Rxd5") one piece of
  // that type must be the only one that can capture there.
  std::optional<std::string> read(std::string_view words, std::vector<Move>& moves) const;

  std::uint32_t pieces_left() const { return left_; }

  // One piece remains, and it stands on the goal if there is one. O(1).
  bool solved() const;

  // Empty where no piece stands now.
  std::optional<Standing> at(Square square) const;

private:
  std::optional<Move> only_capture(char letter, Square to, std::string& fault) const;

  // What a capture changed on the place that it came to, for undo().
  struct Taken {
    std::uint32_t from = 0, to = 0, budget = 0;
    std::uint8_t type = 0;
  };

  std::optional<std::uint32_t> place_of(Square square) const;  // where a piece stands now
  std::string name_of(std::uint32_t place) const;              // "Rd2"
  std::optional<std::string> obstacle(std::uint32_t from, std::uint32_t to) const;

  // Places are the squares where pieces start, numbered like the pieces. A place keeps its number
  // while pieces come by: a capture empties one place and changes what stands on another.
  const Puzzle* puzzle_;
  Lines lines_;
  SquareIndex index_;
  std::vector<bool> occupied_;
  std::vector<std::uint8_t> type_;     // of what stands there now
  std::vector<std::uint32_t> budget_;  // left to it
  std::optional<std::uint32_t> last_;  // where the last piece stands now
  std::uint32_t left_ = 0;
  std::vector<Taken> taken_;  // one for each capture so far
};

}  // namespace hardboard::solo_chess
