#include "puzzles/peg_solitaire/words.h"

#include <algorithm>
#include <fmt/format.h>
#include <optional>

#include "base/move_words.h"
#include "base/text.h"

namespace hardboard::peg_solitaire {
namespace {

// Does the peg of jump i - 1 also make jump i?
bool goes_on(const std::vector<Jump>& jumps, std::size_t i) {
  return i > 0 && jumps[i - 1].to == jumps[i].from;
}

}  // namespace

std::size_t count_moves(const std::vector<Jump>& jumps) {
  std::size_t moves = 0;
  for (std::size_t i = 0; i < jumps.size(); ++i) moves += goes_on(jumps, i) ? 0 : 1;
  return moves;
}

std::size_t longest_move(const std::vector<Jump>& jumps) {
  std::size_t longest = 0, length = 0;
  for (std::size_t i = 0; i < jumps.size(); ++i) {
    length = goes_on(jumps, i) ? length + 1 : 1;
    longest = std::max(longest, length);
  }
  return longest;
}

std::vector<std::string> words_of_moves(const std::vector<Jump>& jumps) {
  std::vector<std::string> moves;
  for (std::size_t i = 0; i < jumps.size(); ++i) {
    if (!goes_on(jumps, i)) moves.push_back(name(jumps[i].from));
    moves.back() += "-" + name(jumps[i].to);
  }
  return moves;
}

std::string read_moves(const Puzzle&, std::string_view words, std::vector<Jump>& moves) {
  std::string_view rest = words;
  skip_blanks(rest);
  std::optional<Square> from = take_square(rest);
  do {
    take_any(rest, "-");
    const std::optional<Square> to = from ? take_square(rest) : std::nullopt;
    if (!to) return fmt::format("expected a move such as d2-d4-b4, found {}", in_quotes(words));
    moves.push_back({*from, *to});
    from = to;
    skip_blanks(rest);
  } while (!rest.empty());
  return "";
}

}  // namespace hardboard::peg_solitaire
