// A game of Solo Chess, move by move: what is legal, why something is not, and whether it is over.
// This is the code that accepts or refuses solutions; no solver uses it to find them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/square.h"
#include "puzzles/capture/answer.h"
#include "puzzles/solo_chess/lines.h"
#include "puzzles/solo_chess/puzzle.h"
#include "puzzles/solo_chess/square_index.h"

namespace hardboard::solo_chess {

// What stands on a square at some moment: a type's letter and the captures that are left.
struct Standing {
  char letter = '?';
  std::uint32_t budget = 0;
};

// Keeps a pointer to the puzzle, which must stay where it is.
class Game {
public:
  // O(a n log n) time for n pieces and a axes of rides, O(a n) memory.
  explicit Game(const Puzzle& puzzle);

  // Makes the capture, or says in words why it is not legal and changes nothing.
  // O(rides of the type + a).
  [[nodiscard]] std::optional<std::string> play(const capture::Capture<Square>& capture);

  std::uint32_t pieces_left() const { return left_; }

  // One piece remains, and it stands on the goal if there is one. O(1).
  bool solved() const;

  // Empty where no piece stands now.
  std::optional<Standing> at(Square square) const;

  // All captures that are legal now, by starting square in the puzzle's order, then by ride.
  // O(n times rides).
  std::vector<capture::Capture<Square>> legal_captures() const;

  // "Rd2xd5": the letter is that of the piece which stands on `from` now, `?` if there is none.
  std::string words(const capture::Capture<Square>& capture) const;

private:
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
};

}  // namespace hardboard::solo_chess
