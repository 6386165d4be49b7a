#include "puzzles/solo_chess/plain_search.h"

#include <fmt/format.h>
#include <sstream>

#include "base/counted.h"
#include "kernel/search.h"
#include "puzzles/solo_chess/replay.h"

namespace hardboard::solo_chess {
namespace {

// The plays that leave `left` pieces, cut short there. Throws NotShown if the search gives up.
std::uint64_t plays_that_leave(std::uint32_t left, const Puzzle& puzzle, const Limits& limits) {
  Game game(puzzle);  // stands at the position that the search asks about
  const auto is_lost = [&] { return puzzle.goal && !game.at(*puzzle.goal); };
  const auto is_end = [&](const std::string&) { return game.pieces_left() <= left && !is_lost(); };
  const auto each_next = [&](const std::string&, const auto& visit) {
    kernel::need(!limits.reached(), limits.words());
    if (is_lost()) return;
    for (const Game::Move& move : game.moves()) {
      if (game.play(move)) continue;
      visit(game.key());
      game.undo();
    }
  };
  return kernel::search_plays(game.key(), is_end, each_next).plays;
}

}  // namespace

std::optional<std::string> fault_of_plain_search(const Puzzle& puzzle, const std::string& claim,
                                                 const Limits& limits) {
  std::istringstream in(claim);
  std::string word;
  std::uint64_t number = 0;
  in >> word >> number;
  const bool counts = word == "count";
  if (!in || (!counts && word != "exceeds"))
    return "sets of captures are not counted where more than captures is bounded";
  if (!counts && number >= puzzle.pieces.size()) return "captures leave as many pieces at once";
  try {
    const std::uint64_t plays =
        plays_that_leave(counts ? 1 : static_cast<std::uint32_t>(number), puzzle, limits);
    if (counts && (plays != number || plays == kernel::most_plays))
      return fmt::format("the search finds {}", counted(plays, "play"));
    if (!counts && plays > 0) return fmt::format("captures leave {}", counted(number, "piece"));
  } catch (const kernel::NotShown& not_shown) {
    return not_shown.words;
  }
  return std::nullopt;
}

}  // namespace hardboard::solo_chess
