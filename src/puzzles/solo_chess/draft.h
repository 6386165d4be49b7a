// A Solo Chess puzzle while it is being read. Settings and pieces come in any order, so what they
// promise one another (the goal holds a piece, the last type stands once) is looked at in the end.
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

// Functions that return bool leave the reason in the scanner when they return false. The `word`
// that they take must be part of the scanner's current line.
class Draft {
public:
  // Rules that come from outside the text, as --rules does; nullptr for none.
  explicit Draft(const Preset* preset = nullptr) { preset_.value = preset; }

  // What a text may say once.
  bool set_budget(Scanner& in, std::string_view word);
  bool set_last(Scanner& in, std::string_view word);
  bool set_preset(Scanner& in, std::string_view word);
  bool set_goal(Scanner& in, std::string_view word, Square square);

  // A type of the user's own; its letter must be free. `word` is where the letter stands.
  bool add_type(Scanner& in, std::string_view word, PieceType type);

  // Notes where the board begins; a puzzle has one board, whatever it is written as.
  bool begin_board(Scanner& in, std::string_view word);
  bool board_given() const { return board_.given(); }

  // A piece of the type that `letter`, one character, names; no budget stands for the puzzle's.
  // Small letters are capital ones where all pieces have them and no pawn stands. Other pieces on
  // the square are not looked at. O(1).
  bool add_piece(Scanner& in, std::string_view letter, Square square,
                 std::optional<std::uint32_t> budget);

  // Puts everything together. O(n).
  bool finish(Scanner& in);

  Puzzle puzzle;  // the pieces and the frame are the board readers' to mend

private:
  template <class T>
  struct Setting {
    T value{};
    Place place;  // where the text gives it; line 0 if it does not
    bool given() const { return place.line != 0; }
  };
  template <class T>
  bool set_once(Scanner& in, std::string_view word, std::string_view what, Setting<T>& setting,
                T value);

  bool apply_preset(Scanner& in);
  bool find_last(Scanner& in, Place place);
  bool find_goal(Scanner& in);
  bool add_letter(Scanner& in, std::string_view letter);

  static constexpr std::uint8_t unseen = 255;
  std::array<std::uint8_t, 26> type_of_letter_{
      unseen, unseen, unseen, unseen, unseen, unseen, unseen, unseen, unseen,
      unseen, unseen, unseen, unseen, unseen, unseen, unseen, unseen, unseen,
      unseen, unseen, unseen, unseen, unseen, unseen, unseen, unseen};  // index into puzzle.types
  std::vector<PieceType> own_types_;
  std::vector<std::uint32_t> own_budgets_;  // indices of the pieces that have one, ascending
  Setting<std::uint32_t> budget_;
  Setting<char> last_;
  Setting<const Preset*> preset_;
  Setting<Square> goal_;
  Setting<bool> board_;
  Place small_, capital_;  // where the first piece in such a letter stands; line 0 for none
};

}  // namespace hardboard::solo_chess
