#include "puzzles/solo_chess/write.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <numeric>
#include <string_view>
#include <vector>

#include "base/contract.h"

namespace hardboard::solo_chess {
namespace {

constexpr std::int32_t widest_board = 200;

std::string in_words(std::uint32_t budget, std::string_view unlimited_word) {
  return budget == unlimited ? std::string(unlimited_word) : std::to_string(budget);
}

char letter(const Puzzle& puzzle, const Piece& piece) {
  return puzzle.types[piece.type].letter;
}

// The pieces in reading order: rows from the top, each row from the left.
std::vector<std::uint32_t> board_order(const std::vector<Piece>& pieces) {
  std::vector<std::uint32_t> order(pieces.size());
  std::iota(order.begin(), order.end(), 0U);
  const auto before = [&](std::uint32_t a, std::uint32_t b) {
    const Square s = pieces[a].square, t = pieces[b].square;
    return s.y != t.y ? s.y > t.y : s.x < t.x;
  };
  if (!std::is_sorted(order.begin(), order.end(), before))
    std::sort(order.begin(), order.end(), before);
  return order;
}

void write_placement(const Puzzle& puzzle, std::string& text) {
  const Frame& frame = *puzzle.frame;
  const std::vector<std::uint32_t> order = board_order(puzzle.pieces);
  auto next = order.begin();
  for (std::int32_t y = frame.height; y >= 1; --y) {
    std::int32_t empty_from = 1;  // the first square of the row that is not written yet
    for (; next != order.end() && puzzle.pieces[*next].square.y == y; ++next) {
      const Piece& piece = puzzle.pieces[*next];
      if (piece.square.x > empty_from) text += std::to_string(piece.square.x - empty_from);
      text += letter(puzzle, piece);
      if (piece.budget != puzzle.budget) text += '{' + in_words(piece.budget, "*") + '}';
      empty_from = piece.square.x + 1;
    }
    if (empty_from - 1 < frame.width) text += std::to_string(frame.width - (empty_from - 1));
    if (y > 1) text += '/';
  }
  promise(next == order.end(), "all pieces lie within the frame");
}

void write_id(const Puzzle& puzzle, std::string& text) {
  if (puzzle.id.empty()) return;
  promise(puzzle.id.find_first_of("\"\n") == std::string::npos, "an id has no quotes and one line");
  text += fmt::format(" id \"{}\";", puzzle.id);
}

// By letter, and only the types of some piece: the text must not depend on the types' numbers.
void write_own_types(const Puzzle& puzzle, std::string& text) {
  std::array<const PieceType*, 26> own{};
  for (const Piece& piece : puzzle.pieces) {
    const PieceType& type = puzzle.types[piece.type];
    if (!type.betza.empty()) own[static_cast<std::size_t>(type.letter - 'A')] = &type;
  }
  for (const PieceType* type : own)
    if (type != nullptr) text += fmt::format("piece {} betza:{}\n", type->letter, type->betza);
}

void write_board(const Puzzle& puzzle, std::string& text) {
  const Frame& frame = *puzzle.frame;
  if (frame.origin != Square{1, 1})
    text += fmt::format("origin {} {}\n", frame.origin.x, frame.origin.y);
  text += "board\n";
  const std::vector<std::uint32_t> order = board_order(puzzle.pieces);
  auto next = order.begin();
  for (std::int64_t y = std::int64_t{frame.origin.y} + frame.height - 1; y >= frame.origin.y; --y) {
    for (std::int64_t column = 0; column < frame.width; ++column) {
      if (column > 0) text += ' ';
      const std::int64_t x = frame.origin.x + column;
      if (next == order.end() || puzzle.pieces[*next].square.x != x ||
          puzzle.pieces[*next].square.y != y) {
        text += '.';
        continue;
      }
      const Piece& piece = puzzle.pieces[*next++];
      text += letter(puzzle, piece);
      if (piece.budget != puzzle.budget) text += in_words(piece.budget, "*");
    }
    text += '\n';
  }
  promise(next == order.end(), "all pieces lie within the frame");
}

void write_pieces(const Puzzle& puzzle, std::string& text) {
  text += "pieces\n";
  for (const Piece& piece : puzzle.pieces) {
    text += fmt::format("{} {} {}", letter(puzzle, piece), piece.square.x, piece.square.y);
    if (piece.budget != puzzle.budget) text += ' ' + in_words(piece.budget, "unlimited");
    text += '\n';
  }
}

// The budget and the bounds, as a line of a file or an operation of EPD each; `budget` is the word
// for a number of captures.
std::string bounds_of(const Puzzle& puzzle, std::string_view budget, std::string_view before,
                      std::string_view behind) {
  std::string text;
  const auto add = [&](std::string_view word, const std::string& value) {
    text += fmt::format("{}{} {}{}", before, word, value, behind);
  };
  const Bounds& bounds = puzzle.bounds;
  if (bounds.on_distance)
    add("distance", in_words(puzzle.budget, "unlimited"));
  else if (puzzle.budget != unlimited)
    add(budget, std::to_string(puzzle.budget));
  if (bounds.shortest > 1) add("shortest", std::to_string(bounds.shortest));
  if (bounds.longest != unlimited) add("longest", std::to_string(bounds.longest));
  if (bounds.capturers != unlimited) add("capturers", std::to_string(bounds.capturers));
  return text;
}

std::string settings_of(const Puzzle& puzzle) {
  std::string text = "solo-chess\n" + bounds_of(puzzle, "budget", "", "\n");
  if (puzzle.last) text += fmt::format("last {}\n", letter(puzzle, puzzle.pieces[*puzzle.last]));
  if (puzzle.goal) text += fmt::format("goal {} {}\n", puzzle.goal->x, puzzle.goal->y);
  write_own_types(puzzle, text);
  return text;
}

}  // namespace

std::string write(const Puzzle& puzzle) {
  std::string text = settings_of(puzzle);
  if (!puzzle.frame) {
    write_pieces(puzzle, text);
  } else if (puzzle.frame->origin == Square{1, 1} &&
             (!puzzle.id.empty() || puzzle.frame->width > widest_board)) {
    text += "fen ";
    write_placement(puzzle, text);
    write_id(puzzle, text);
    text += '\n';
  } else {
    write_board(puzzle, text);
  }
  return text;
}

std::string write_drawn(const Puzzle& puzzle) {
  promise(puzzle.frame.has_value(), "the board has a frame");
  std::string text = settings_of(puzzle);
  write_board(puzzle, text);
  return text;
}

bool fits_fen(const Puzzle& puzzle) {
  return puzzle.frame && puzzle.frame->origin == Square{1, 1} &&
         std::all_of(puzzle.types.begin(), puzzle.types.end(),
                     [](const PieceType& type) { return type.betza.empty(); });
}

std::string write_fen(const Puzzle& puzzle, std::string_view comment) {
  promise(fits_fen(puzzle), "the puzzle fits a line of FEN");
  promise(comment.find_first_of("\"\n") == comment.npos, "the comment is a line without quotes");
  std::string text;
  write_placement(puzzle, text);
  text += " w - -";
  text += bounds_of(puzzle, "cap", " ", ";");
  if (puzzle.last) text += fmt::format(" last {};", letter(puzzle, puzzle.pieces[*puzzle.last]));
  if (puzzle.goal) text += fmt::format(" goal {};", name(*puzzle.goal));
  write_id(puzzle, text);
  if (!comment.empty()) text += fmt::format(" c0 \"{}\";", comment);
  return text;
}

}  // namespace hardboard::solo_chess
