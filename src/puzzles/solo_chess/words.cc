#include "puzzles/solo_chess/words.h"

#include <fmt/format.h>
#include <optional>

#include "base/move_words.h"
#include "base/text.h"

namespace hardboard::solo_chess {

std::string read_moves(const Puzzle&, std::string_view words,
                       std::vector<capture::Capture<Square>>& moves) {
  std::string_view rest = words;
  skip_blanks(rest);
  const char letter = rest.empty() ? '\0' : rest.front();
  if ((letter >= 'A' && letter <= 'Z') || letter == '?') rest.remove_prefix(1);
  const std::optional<Square> from = take_square(rest);
  take_any(rest, "x-");
  const std::optional<Square> to = from ? take_square(rest) : std::nullopt;
  skip_blanks(rest);
  if (!to || !rest.empty())
    return fmt::format("expected a capture such as Rd2xd5, found {}", in_quotes(words));
  moves.push_back({*from, *to});
  return "";
}

}  // namespace hardboard::solo_chess
