// A Solo Chess puzzle during its reading. Settings and pieces may come in any order, so finish()
// checks the promises between them (the goal holds a piece, the last type stands once).
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "base/scanner.h"
#include "puzzles/budgets.h"
#include "puzzles/solo_chess/presets.h"
#include "puzzles/solo_chess/puzzle.h"

namespace hardboard::solo_chess {

// Functions that return bool set the scanner's error before they return false. Their arguments
// `word` must be part of the scanner's current line.
class Draft {
public:
  // A preset from outside the text, as from --rules; nullptr for none.
  explicit Draft(const Preset* preset = nullptr) { preset_.value = preset; }

  // The settings, each of which a text may give once.
  bool set_budget(Scanner& in, std::string_view word);
  bool set_distance(Scanner& in, std::string_view word);  // in place of a budget
  bool set_shortest(Scanner& in, std::string_view word);
  bool set_longest(Scanner& in, std::string_view word);
  bool set_capturers(Scanner& in, std::string_view word);
  bool set_last(Scanner& in, std::string_view word);
  bool set_preset(Scanner& in, std::string_view word);
  bool set_goal(Scanner& in, std::string_view word, Square square);

  // A type of the user's own; its letter must be free. `word` is the letter's place in the line.
  bool add_type(Scanner& in, std::string_view word, PieceType type);

  // Stores where the board begins; a puzzle has one board, in one of the forms.
  bool begin_board(Scanner& in, std::string_view word);
  bool board_given() const { return board_.given(); }

  // Adds a piece of the type named by `letter`, one character; without a budget of its own the
  // piece has the puzzle's. Small letters count as capitals if all pieces have small letters and no
  // pawn stands. Does not check whether the square is free. O(1).
  bool add_piece(Scanner& in, std::string_view letter, Square square,
                 std::optional<std::uint32_t> budget);

  // Completes and checks the puzzle. O(n).
  bool finish(Scanner& in);

  Puzzle puzzle;  // the board readers fill in the frame and correct the pieces' rows

private:
  template <class T>
  struct Setting {
    T value{};
    Place place;  // in the text; line 0 if the text does not give the setting
    bool given() const { return place.line != 0; }
  };
  template <class T>
  bool set_once(Scanner& in, std::string_view word, std::string_view what, Setting<T>& setting,
                T value);

  bool set_number(Scanner& in, std::string_view word, std::string_view what, std::int64_t least,
                  Setting<std::uint32_t>& setting);
  bool apply_preset(Scanner& in);
  bool apply_bounds(Scanner& in);
  bool find_last(Scanner& in, Place place);
  bool find_goal(Scanner& in);
  bool add_letter(Scanner& in, std::string_view letter);

  static constexpr std::uint8_t unseen = 255;
  std::array<std::uint8_t, 26> type_of_letter_{
      unseen, unseen, unseen, unseen, unseen, unseen, unseen, unseen, unseen,
      unseen, unseen, unseen, unseen, unseen, unseen, unseen, unseen, unseen,
      unseen, unseen, unseen, unseen, unseen, unseen, unseen, unseen};  // index into puzzle.types
  std::vector<PieceType> own_types_;
  std::vector<std::uint32_t> own_budgets_;  // of pieces, by index, ascending
  Setting<std::uint32_t> budget_, shortest_, longest_, capturers_;
  Setting<char> last_;
  Setting<const Preset*> preset_;
  Setting<Square> goal_;
  Setting<bool> board_;
  Place small_, capital_;  // of the first piece with a small or a capital letter; line 0 for none
};

}  // namespace hardboard::solo_chess
