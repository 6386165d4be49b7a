// The planes of a numbered game: what stands on the places, and what the game adds.
#include <algorithm>
#include <charconv>
#include <optional>
#include <utility>

#include "kinds/numbered_game.h"

namespace hardboard::numbered {
namespace {

// The planes that a game adds, by their places in Planes::fill().
constexpr std::size_t player_plane = 0, steps_plane = 1;  // in games of two
constexpr std::size_t march_plane = 0;                    // of armies

std::vector<std::string> added_planes(int players, bool has_margin) {
  if (players == 2) return {"player", "steps"};
  if (has_margin) return {"march"};
  return {};
}

// The letters that can stand on a board: those of the editor's palette, those that stand there, and
// those that moves bring. Only pegs of armies are brought by moves, and the first move shows them.
std::string letters_of(const AnyPuzzle& puzzle, const shown::Board& board, bool is_graph) {
  if (is_graph) return ".o";
  const Kind& kind = kind_of(puzzle);
  std::string letters(kind.shown->editor->empty);
  const auto add = [&](std::string_view token) {
    if (!token.empty() && letters.find(token.front()) == letters.npos) letters += token.front();
  };
  for (const shown::Paint& paint : kind.shown->editor->palette) add(paint.token);
  for (const std::string& token : board.tokens) add(token);
  const std::unique_ptr<AnyGame> game = puzzle.kind().start(puzzle);
  const std::vector<std::string> moves = game->moves();
  if (moves.empty()) return letters;
  std::optional<std::string> fault;
  for (const shown::Step& step : kind.shown->play(*game, moves.front(), fault))
    for (const shown::Change& change : step.changes) add(change.token);
  return letters;
}

}  // namespace

Game::Game(std::shared_ptr<const Rules> rules, const shown::Board& board)
    : rules_(std::move(rules)),
      game_(rules_->puzzle.kind().start(rules_->puzzle)),
      planes_(rules_->places, letters_of(rules_->puzzle, board, rules_->places.is_graph()),
              rules_->kind->shown->editor->has_budgets,
              added_planes(rules_->players, rules_->has_margin)) {
  for (std::size_t i = 0; i < board.tokens.size(); ++i) {
    shown::Place place = capture::Vertex{static_cast<std::uint32_t>(i + 1)};
    if (!rules_->places.is_graph())
      place = Square{board.low.x + static_cast<std::int32_t>(i % board.columns),
                     board.low.y + static_cast<std::int32_t>(board.rows - 1 - i / board.columns)};
    planes_.put(*rules_->places.number_of(place), stand_of(board.tokens[i]));
  }
}

Stand Game::stand_of(const std::string& token) const {
  const shown::Editor& editor = *rules_->kind->shown->editor;
  const bool is_graph = rules_->places.is_graph();
  if (token == editor.empty || token == editor.outside) return {token.front(), 0};
  const Stand unnumbered{is_graph ? 'o' : token.front(), 0};
  if (!editor.has_budgets) return unnumbered;
  const std::string_view number = std::string_view(token).substr(is_graph ? 0 : 1);
  if (number == "*") return {unnumbered.letter, -1};
  std::int32_t budget = rules_->usual_budget;
  std::from_chars(number.data(), number.data() + number.size(), budget);
  return {unnumbered.letter, budget};
}

void Game::fill_added() {
  if (rules_->players == 2) {
    const int now = player();
    const auto turn =
        std::find_if(movers_.rbegin(), movers_.rend(), [&](int mover) { return mover != now; });
    planes_.fill(player_plane, static_cast<float>(now));
    planes_.fill(steps_plane, static_cast<float>(turn - movers_.rbegin()));
  } else if (rules_->has_margin) {
    planes_.fill(march_plane, is_march_ ? 1 : 0);
  }
}

}  // namespace hardboard::numbered
