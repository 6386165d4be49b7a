#include "puzzles/solo_chess/draft.h"

#include <algorithm>
#include <fmt/format.h>
#include <utility>

namespace hardboard::solo_chess {
namespace {

bool is_capital(char c) {
  return c >= 'A' && c <= 'Z';
}

std::string in_words(std::uint32_t budget) {
  return budget == unlimited ? "unlimited" : std::to_string(budget);
}

// The letter as a capital; a view of one character.
std::string_view capital_of(std::string_view letter) {
  constexpr std::string_view small = "abcdefghijklmnopqrstuvwxyz";
  constexpr std::string_view capitals = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
  const std::size_t number = small.find(letter);
  return number == small.npos ? letter : capitals.substr(number, 1);
}

bool is_before(Place a, Place b) {
  return a.line != b.line ? a.line < b.line : a.column < b.column;
}

}  // namespace

template <class T>
bool Draft::set_once(Scanner& in, std::string_view word, std::string_view what, Setting<T>& setting,
                     T value) {
  if (setting.given()) {
    return in.fail(word,
                   fmt::format("{} is given twice, first on line {}", what, setting.place.line));
  }
  setting = {std::move(value), in.place(word)};
  return true;
}

bool Draft::set_budget(Scanner& in, std::string_view word) {
  const bool is_distance = puzzle.bounds.on_distance;
  std::uint32_t budget = 0;
  return to_budget(in, word, budget, is_distance ? "a distance" : "a budget") &&
         set_once(in, word, is_distance ? "the budget or distance" : "the budget", budget_, budget);
}

bool Draft::set_distance(Scanner& in, std::string_view word) {
  puzzle.bounds.on_distance = true;
  return set_budget(in, word);
}

bool Draft::set_number(Scanner& in, std::string_view word, std::string_view what,
                       std::int64_t least, Setting<std::uint32_t>& setting) {
  std::int64_t number = 0;
  return in.to_integer(word, fmt::format("a {}", what), least, unlimited - std::int64_t{1},
                       number) &&
         set_once(in, word, fmt::format("the {}", what), setting,
                  static_cast<std::uint32_t>(number));
}

bool Draft::set_shortest(Scanner& in, std::string_view word) {
  return set_number(in, word, "least length", 1, shortest_);
}

bool Draft::set_longest(Scanner& in, std::string_view word) {
  return set_number(in, word, "greatest length", 1, longest_);
}

bool Draft::set_capturers(Scanner& in, std::string_view word) {
  return set_number(in, word, "number of capturers", 0, capturers_);
}

bool Draft::set_last(Scanner& in, std::string_view word) {
  const std::string_view letter = word.size() == 1 ? capital_of(word) : word;
  if (letter.size() != 1 || !is_capital(letter[0]))
    return in.fail_expected("the letter of a piece", word);
  return set_once(in, word, "the last piece", last_, letter[0]);
}

bool Draft::set_preset(Scanner& in, std::string_view word) {
  const Preset* preset = preset_named(word);
  if (preset == nullptr) return in.fail_expected(preset_names(), word);
  return set_once(in, word, "the name of the rules", preset_, preset);
}

bool Draft::set_goal(Scanner& in, std::string_view word, Square square) {
  return set_once(in, word, "the goal", goal_, square);
}

bool Draft::add_type(Scanner& in, std::string_view word, PieceType type) {
  const auto same = [&](const PieceType& other) { return other.letter == type.letter; };
  if (standard_type(type.letter) != nullptr) {
    return in.fail(word, fmt::format("the letter {} belongs to a piece of chess: a piece of one's "
                                     "own needs a free letter",
                                     type.letter));
  }
  if (std::any_of(own_types_.begin(), own_types_.end(), same))
    return in.fail(word, fmt::format("the piece {} is given twice", type.letter));
  own_types_.push_back(std::move(type));
  return true;
}

bool Draft::begin_board(Scanner& in, std::string_view word) {
  return set_once(in, word, "the board", board_, true);
}

// Gives the letter the next number of a type.
bool Draft::add_letter(Scanner& in, std::string_view letter) {
  const std::string_view place = letter;
  letter = capital_of(letter);
  const auto same = [&](const PieceType& type) { return type.letter == letter[0]; };
  const auto own = std::find_if(own_types_.begin(), own_types_.end(), same);
  const PieceType* type = own != own_types_.end() ? &*own : standard_type(letter[0]);
  if (type == nullptr) {
    return in.fail(place, fmt::format("unknown piece {}: there are K Q R B N P and what a line "
                                      "`piece` above names",
                                      in_quotes(place)));
  }
  type_of_letter_[static_cast<std::size_t>(letter[0] - 'A')] =
      static_cast<std::uint8_t>(puzzle.types.size());
  puzzle.types.push_back(*type);
  return true;
}

bool Draft::add_piece(Scanner& in, std::string_view letter, Square square,
                      std::optional<std::uint32_t> budget) {
  const bool is_small = letter[0] >= 'a' && letter[0] <= 'z';
  if (is_small && small_.line == 0) small_ = in.place(letter);
  if (!is_small && capital_.line == 0) capital_ = in.place(letter);
  const std::string_view capital = capital_of(letter);
  if (!is_capital(capital[0])) return in.fail_expected("the letter of a piece", letter);
  std::uint8_t& type = type_of_letter_[static_cast<std::size_t>(capital[0] - 'A')];
  if (type == unseen && !add_letter(in, letter)) return false;
  if (budget) own_budgets_.push_back(static_cast<std::uint32_t>(puzzle.pieces.size()));
  puzzle.pieces.push_back({square, budget.value_or(0), type});
  return true;
}

bool Draft::finish(Scanner& in) {
  if (!board_.given()) {
    return in.fail(in.here(),
                   "the puzzle ends without a board: expected `board`, `pieces` or `fen`");
  }
  if (puzzle.pieces.empty()) return in.fail(board_.place, "the board has no piece");
  // A position of black pieces alone was probably copied and meant as a board of one side; but
  // black pawns would go the other way.
  if (small_.line != 0 && capital_.line != 0) {
    return in.fail(std::max(small_, capital_, is_before),
                   "pieces of two sides: Solo Chess has one, in capital letters");
  }
  if (small_.line != 0 && type_of_letter_['P' - 'A'] != unseen) {
    return in.fail(
        small_, "black's pawns would capture downward: turn the board and write capital letters");
  }
  if (preset_.value != nullptr && !apply_preset(in)) return false;
  if (!apply_bounds(in)) return false;

  puzzle.budget = budget_.given() ? budget_.value : unlimited;
  auto own = own_budgets_.begin();
  for (std::uint32_t i = 0; i < puzzle.pieces.size(); ++i) {
    if (own != own_budgets_.end() && *own == i)
      ++own;
    else
      puzzle.pieces[i].budget = puzzle.budget;
  }
  return (!last_.given() || find_last(in, last_.place)) && (!goal_.given() || find_goal(in));
}

// A preset fixes `budget` and `last`; the text may repeat them, but not contradict.
bool Draft::apply_preset(Scanner& in) {
  const Preset& preset = *preset_.value;
  const Place place = preset_.given() ? preset_.place : board_.place;
  const bool has_king = type_of_letter_['K' - 'A'] != unseen;
  const std::optional<char> last =
      preset.king_is_last && has_king ? std::optional('K') : std::nullopt;
  if (puzzle.bounds.on_distance) {
    return in.fail(budget_.place,
                   fmt::format("the rules {} bound captures, not their distance", preset.name));
  }
  if (budget_.given() && budget_.value != preset.budget) {
    return in.fail(budget_.place,
                   fmt::format("the rules {} say that the budget is {}, not {}", preset.name,
                               in_words(preset.budget), in_words(budget_.value)));
  }
  if (last_.given() && last_.value != last) {
    return in.fail(last_.place, fmt::format("by the rules {} {} is last here, not {}", preset.name,
                                            last ? "K" : "no piece", last_.value));
  }
  if (!budget_.given()) budget_ = {preset.budget, place};
  if (last && !last_.given()) last_ = {*last, place};
  return true;
}

bool Draft::apply_bounds(Scanner& in) {
  Bounds& bounds = puzzle.bounds;
  if (shortest_.given()) bounds.shortest = shortest_.value;
  if (longest_.given()) bounds.longest = longest_.value;
  if (capturers_.given()) bounds.capturers = capturers_.value;
  if (bounds.shortest <= bounds.longest) return true;
  return in.fail(std::max(shortest_.place, longest_.place, is_before),
                 fmt::format("expected the greatest length to be at least the least, {}, not {}",
                             bounds.shortest, bounds.longest));
}

bool Draft::find_last(Scanner& in, Place place) {
  const std::uint8_t type = type_of_letter_[static_cast<std::size_t>(last_.value - 'A')];
  if (type == unseen)
    return in.fail(place, fmt::format("no {} stands on the board that could be last", last_.value));
  const auto is_it = [&](const Piece& piece) { return piece.type == type; };
  const auto begin = puzzle.pieces.begin(), end = puzzle.pieces.end();
  const auto found = std::find_if(begin, end, is_it);
  if (std::any_of(found + 1, end, is_it)) {
    return in.fail(place, fmt::format("{} must be last, so it must stand on the board once, but {} "
                                      "of them do",
                                      last_.value, std::count_if(begin, end, is_it)));
  }
  puzzle.last = static_cast<std::uint32_t>(found - begin);
  return true;
}

bool Draft::find_goal(Scanner& in) {
  const auto on_it = [&](const Piece& piece) { return piece.square == goal_.value; };
  if (std::none_of(puzzle.pieces.begin(), puzzle.pieces.end(), on_it)) {
    return in.fail(goal_.place, fmt::format("no piece stands on the goal {}: it would stay empty",
                                            name(goal_.value)));
  }
  puzzle.goal = goal_.value;
  return true;
}

}  // namespace hardboard::solo_chess
