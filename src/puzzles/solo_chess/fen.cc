#include "puzzles/solo_chess/fen.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <limits>

#include "base/move_words.h"

namespace hardboard::solo_chess {
namespace {

constexpr std::int64_t most = std::numeric_limits<std::int32_t>::max();

bool is_digit(char c) {
  return c >= '0' && c <= '9';
}

// The digits from `at` on, where the first one stands.
std::string_view digits(std::string_view word, std::size_t at) {
  std::size_t end = at + 1;
  while (end < word.size() && is_digit(word[end])) ++end;
  return word.substr(at, end - at);
}

// FEN lists the top rank first, so y counts down from 0 during the reading.
bool scan_placement(Scanner& in, std::string_view word, Draft& draft) {
  std::int64_t x = 0, rank = 0, width = 0;
  const auto end_rank = [&](std::string_view where) {
    if (x == 0) return in.fail(where, "a rank without squares");
    if (rank == 0) width = x;
    if (x == width) return true;
    return in.fail(where, fmt::format("this rank is {} wide, the first is {} wide", x, width));
  };
  for (std::size_t at = 0; at < word.size();) {
    const std::string_view here = first_character(word.substr(at));
    if (here == "/") {
      if (!end_rank(here)) return false;
      x = 0;
      ++rank;
      ++at;
    } else if (is_digit(here[0])) {
      const std::string_view run = digits(word, at);
      std::int64_t empty = 0;
      if (!in.to_integer(run, "a run of empty squares", 1, most - x, empty)) return false;
      x += empty;
      at += run.size();
    } else {
      std::optional<std::uint32_t> budget;
      std::size_t next = at + here.size();
      if (next < word.size() && word[next] == '{') {
        const std::size_t close = word.find('}', next);
        if (close == word.npos)
          return in.fail(word.substr(next), "expected a `}` behind the budget");
        if (close == next + 1) return in.fail_expected("a budget", word.substr(close, 1));
        std::uint32_t number = 0;
        if (!to_budget(in, word.substr(next + 1, close - next - 1), number)) return false;
        budget = number;
        next = close + 1;
      }
      if (x == most) return in.fail(here, "the rank is too long");
      const Square square{static_cast<std::int32_t>(++x), static_cast<std::int32_t>(rank)};
      if (!draft.add_piece(in, here, square, budget)) return false;
      at = next;
    }
  }
  if (!end_rank(word.substr(word.size()))) return false;

  const auto height = static_cast<std::int32_t>(rank + 1);
  for (Piece& piece : draft.puzzle.pieces) piece.square.y = height - piece.square.y;
  draft.puzzle.frame = Frame{{1, 1}, static_cast<std::int32_t>(width), height};
  return true;
}

// Splits the first word off `rest`; a blank ends the word, and so does `;`, the end of an
// operation.
std::string_view take_word(std::string_view& rest) {
  skip_blanks(rest);
  const std::string_view word = rest.substr(0, rest.find_first_of(" \t;"));
  rest.remove_prefix(word.size());
  return word;
}

// Splits `"..."` off `rest`; `content` is the text between the quotes.
bool take_string(Scanner& in, std::string_view& rest, std::string_view& content) {
  skip_blanks(rest);
  const std::size_t close = rest.find('"', 1);
  if (rest.empty() || rest[0] != '"' || close == rest.npos)
    return in.fail_expected("a name in double quotes", rest);
  content = rest.substr(1, close - 1);
  rest.remove_prefix(close + 1);
  return true;
}

// Column letters count a .. z, aa ..: bijective base 26.
bool to_square(Scanner& in, std::string_view word, Square& square) {
  std::int64_t x = 0;
  std::size_t at = 0;
  for (; at < word.size() && word[at] >= 'a' && word[at] <= 'z' && x <= most; ++at)
    x = 26 * x + (word[at] - 'a' + 1);
  if (x > most) return in.fail(word, fmt::format("the square {} is too far away", in_quotes(word)));
  if (at == 0 || at == word.size() || !is_digit(word[at]))
    return in.fail_expected("a square such as d4", word);
  std::int64_t y = 0;
  if (!in.to_integer(word.substr(at), "a rank", 1, most, y)) return false;
  square = {static_cast<std::int32_t>(x), static_cast<std::int32_t>(y)};
  return true;
}

// EPD operations without meaning for the puzzle: best moves, comments, evaluations.
bool is_comment_operation(std::string_view code) {
  constexpr std::array<std::string_view, 15> codes = {"acd", "acn",  "acs", "am",   "bm",
                                                      "ce",  "dm",   "eco", "fmvn", "hmvc",
                                                      "nic", "noop", "pm",  "pv",   "rc"};
  const bool is_numbered = (code.size() == 2 && code[0] == 'c' && is_digit(code[1])) ||
                           (code.size() == 2 && code[0] == 'v' && is_digit(code[1])) ||
                           (code.size() == 3 && code.substr(0, 2) == "sv" && is_digit(code[2]));
  return is_numbered || std::find(codes.begin(), codes.end(), code) != codes.end();
}

// Skips to the `;` that ends the operation, past words in quotes.
bool skip_operands(Scanner& in, std::string_view& rest) {
  for (;;) {
    skip_blanks(rest);
    std::string_view content;
    if (rest.empty() || rest[0] == ';') return true;
    if (rest[0] == '"' ? !take_string(in, rest, content) : take_word(rest).empty()) return false;
  }
}

// The word behind an operation's code; where there is none, what stands there instead.
std::string_view take_operand(std::string_view& rest) {
  const std::string_view word = take_word(rest);
  return word.empty() ? rest.substr(0, 1) : word;
}

bool scan_operation(Scanner& in, std::string_view& rest, Draft& draft, bool& has_id) {
  const std::string_view code = take_word(rest);
  if (code == "id") {
    std::string_view id;
    if (has_id) return in.fail(code, "the id is given twice");
    if (!take_string(in, rest, id)) return false;
    draft.puzzle.id = id;
    has_id = true;
  } else if (code == "cap") {
    if (!draft.set_budget(in, take_operand(rest))) return false;
  } else if (code == "distance") {
    if (!draft.set_distance(in, take_operand(rest))) return false;
  } else if (code == "shortest") {
    if (!draft.set_shortest(in, take_operand(rest))) return false;
  } else if (code == "longest") {
    if (!draft.set_longest(in, take_operand(rest))) return false;
  } else if (code == "capturers") {
    if (!draft.set_capturers(in, take_operand(rest))) return false;
  } else if (code == "last") {
    if (!draft.set_last(in, take_operand(rest))) return false;
  } else if (code == "goal") {
    const std::string_view word = take_operand(rest);
    Square square;
    if (!to_square(in, word, square) || !draft.set_goal(in, word, square)) return false;
  } else {
    if (!is_comment_operation(code))
      return in.fail_expected(
          "`w - -`, `cap`, `distance`, `shortest`, `longest`, `capturers`, "
          "`last`, `goal`, `id` or another operation of EPD",
          code.empty() ? rest : code);
    if (!skip_operands(in, rest)) return false;
  }
  skip_blanks(rest);
  if (rest.empty() || rest[0] != ';')
    return in.fail_expected(fmt::format("a `;` behind `{}`", code), rest);
  rest.remove_prefix(1);
  return true;
}

// Skips `w - -`, and the counters that FEN has and EPD lacks; nothing in Solo Chess depends on
// these fields.
bool skip_fields(Scanner& in, std::string_view& rest) {
  std::string_view after = rest;
  const std::string_view side = take_word(after);
  if (side != "w" && side != "b") return true;
  const std::string_view castling = take_word(after);
  if (castling.empty() || castling.find_first_not_of("-KQkq") != castling.npos)
    return in.fail_expected("`-`, as in `w - -`", castling);
  const std::string_view passing = take_word(after);
  if (passing != "-" && (passing.size() != 2 || passing[0] < 'a' || passing[0] > 'h'))
    return in.fail_expected("`-`, as in `w - -`", passing);
  rest = after;
  const std::string_view halfmoves = take_word(after);
  if (halfmoves.empty() || !is_digit(halfmoves[0])) return true;
  std::int64_t number = 0;
  if (!in.to_integer(halfmoves, "a number of half moves", 0, most, number) ||
      !in.to_integer(take_word(after), "the number of the move", 0, most, number))
    return false;
  rest = after;
  return true;
}

}  // namespace

bool scan_fen(Scanner& in, Draft& draft) {
  const std::string_view placement = in.next_word();
  if (!draft.begin_board(in, placement)) return false;
  if (placement.empty()) return in.fail_expected("a placement such as `2R/K1Q`", placement);
  if (!scan_placement(in, placement, draft)) return false;
  std::string_view rest = in.take_rest();
  if (!skip_fields(in, rest)) return false;
  bool has_id = false;
  for (;;) {
    skip_blanks(rest);
    if (rest.empty()) return true;
    if (!scan_operation(in, rest, draft, has_id)) return false;
  }
}

}  // namespace hardboard::solo_chess
