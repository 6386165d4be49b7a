#include "puzzles/peg_army/words.h"

#include <charconv>
#include <fmt/format.h>
#include <limits>
#include <optional>

#include "base/move_words.h"
#include "base/text.h"

namespace hardboard::peg_army {
namespace {

bool take_word(std::string_view& words, std::string_view word) {
  skip_blanks(words);
  if (words.substr(0, word.size()) != word) return false;
  words.remove_prefix(word.size());
  skip_blanks(words);
  return true;
}

bool read_tuple(std::string_view words, Move& move) {
  if (!take_word(words, "move")) return false;
  const auto [stop, fault] = std::from_chars(words.begin(), words.end(), move.tuple);
  words.remove_prefix(static_cast<std::size_t>(stop - words.begin()));
  if (fault != std::errc() || !take_word(words, "at")) return false;
  const std::optional<Square> at = take_square(words);
  if (at) move.at = *at;
  skip_blanks(words);
  return at && words.empty();
}

bool read_jumps(std::string_view words, std::vector<Move>& moves) {
  skip_blanks(words);
  std::optional<Square> from = take_square(words);
  do {
    take_any(words, "-");
    const std::optional<Square> to = from ? take_square(words) : std::nullopt;
    if (!to) return false;
    moves.push_back(jump(*from, *to));
    from = to;
    skip_blanks(words);
  } while (!words.empty());
  return true;
}

}  // namespace

Move jump(Square from, Square to) {
  const std::span<const Tuple> jumps = tuples_of({});
  for (std::uint32_t number = 0; number < jumps.size(); ++number)
    if (shifted(from, jumps[number].put) == to) return {from, number};
  return {from, std::numeric_limits<std::uint32_t>::max()};
}

Square end_of(const Puzzle& puzzle, const Move& move) {
  const std::span<const Tuple> tuples = tuples_of(puzzle);
  if (move.tuple >= tuples.size()) return move.at;
  return shifted(move.at, tuples[move.tuple].put).value_or(move.at);
}

std::string words(const Puzzle& puzzle, const Move& move) {
  if (!puzzle.tuples.empty()) return fmt::format("move {} at {}", move.tuple, name(move.at));
  return fmt::format("{}-{}", name(move.at), name(end_of(puzzle, move)));
}

std::string read_moves(const Puzzle& puzzle, std::string_view words, std::vector<Move>& moves) {
  if (puzzle.tuples.empty()) {
    if (read_jumps(words, moves)) return "";
    return fmt::format("expected a jump such as a1-c1, found {}", in_quotes(words));
  }
  if (read_tuple(words, moves.emplace_back())) return "";
  moves.pop_back();
  return fmt::format("expected a move such as `move 2 at a1`, found {}", in_quotes(words));
}

}  // namespace hardboard::peg_army
