// hardboard play, Push Fight.
#include <algorithm>
#include <fmt/format.h>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

#include "cli/each_kind.h"
#include "cli/play.h"
#include "cli/session.h"
#include "methods/push_fight/any_push.h"
#include "methods/push_fight/opponent.h"
#include "puzzles/push_fight/read.h"
#include "puzzles/push_fight/replay.h"

namespace hardboard::cli {
namespace {

using namespace push_fight;

// The block of the board with names of rows and columns around it.
std::string labelled_board(const push_fight::Puzzle& puzzle) {
  const Board& board = puzzle.board;
  std::int32_t left = board.squares[0].x, right = left;
  for (const Square square : board.squares) {
    left = std::min(left, square.x);
    right = std::max(right, square.x);
  }
  std::int32_t y = board.squares.front().y;
  const std::size_t width = std::to_string(y).size();
  std::string text, block = board_block(board, puzzle.position);
  bool is_row = false;
  for (std::size_t at = 0, end = 0; at < block.size(); at = end + 1, is_row = !is_row) {
    end = block.find('\n', at);
    const std::string line = block.substr(at, end - at);
    const std::string label = is_row ? std::to_string(y--) : "";
    if (is_row || !line.empty()) text += fmt::format("{:>{}} {}\n", label, width, line);
  }
  if (left < 1 || right > 26) return text;
  text += std::string(width + 1, ' ');
  for (std::int32_t x = left; x <= right; ++x) text += fmt::format(" {:c}", 'a' + x - 1);
  return text + "\n";
}

std::optional<Direction> direction_of(std::string_view word) {
  for (const Direction direction : directions)
    if (word == name(direction)) return direction;
  return std::nullopt;
}

// "d2-d4, d4 pushes right" or "d2-d4 d4 right"; empty if it is a turn, else what is wrong.
std::string read_turn(std::string_view line, Turn& turn) {
  bool has_push = false;
  std::optional<Square> king;
  while (!line.empty()) {
    const std::size_t end = std::min(line.find_first_of(" ,\t"), line.size());
    const std::string_view word = line.substr(0, end);
    line.remove_prefix(std::min(end + 1, line.size()));
    if (word.empty() || (king && word == "pushes")) continue;
    const std::string quoted = in_quotes(word);
    if (has_push) return "the push ends the turn; " + quoted + " stands behind it";
    std::string_view rest = word;
    if (king) {
      const auto direction = direction_of(word);
      if (!direction) return "a push goes up, right, down or left, not " + quoted;
      turn.push = {*king, *direction};
      has_push = true;
    } else if (const auto from = take_square(rest); !from) {
      return quoted + " is no square";
    } else if (rest.empty()) {
      king = from;
    } else {
      const bool is_move = rest[0] == '-' || rest[0] == '>';
      rest.remove_prefix(1);
      const auto to = is_move ? take_square(rest) : std::nullopt;
      if (!to || !rest.empty()) return quoted + " is neither a move such as d2-d4 nor a square";
      turn.moves.push_back({*from, *to});
    }
  }
  return has_push ? "" : "a push is missing, such as: d4 right";
}

std::string words_of(const Turn& turn) {
  std::string words;
  for (const Move& move : turn.moves) words += push_fight::Game::words(move) + ", ";
  return words + push_fight::Game::words(turn.push);
}

class PushFightGame {
public:
  PushFightGame(const push_fight::Puzzle& puzzle, const PlayOptions& options, Opponent opponent)
      : now_(puzzle), options_(options), opponent_(std::move(opponent)) {}

  std::string show() const {
    std::string text = labelled_board(now_);
    if (over().empty()) text += fmt::format("{} to move.\n", capital(name(now_.position.turn)));
    return text;
  }

  std::string over() const {
    const Side mover = now_.position.turn;
    if (fallen_ != Piece::none) {
      const Side loser = belongs(fallen_, Side::white) ? Side::white : Side::black;
      return fmt::format("A {} falls: {} wins.", name(fallen_), name(other(loser)));
    }
    if (any_push(now_) != AnyPush::none) return "";
    return fmt::format("{} can't push: {} wins.", capital(name(mover)), name(other(mover)));
  }

  std::string play(std::string_view line) {
    Turn turn;
    if (const std::string trouble = read_turn(line, turn); !trouble.empty()) return trouble;
    if (turn.moves.size() > now_.moves)
      return fmt::format("at most {} move{} before the push", now_.moves,
                         now_.moves == 1 ? "" : "s");
    push_fight::Game game(now_);
    for (const Move& move : turn.moves)
      if (const auto fault = game.move(move))
        return fmt::format("{}: {}", push_fight::Game::words(move), *fault);
    if (const auto fault = game.push(turn.push)) return *fault;
    before_.push_back(now_.position);
    now_.position = game.position();
    fallen_ = game.fallen();
    return "";
  }

  std::string reply() {
    const Side side = now_.position.turn;
    const Opponent::Choice choice = opponent_.choose(now_.position, limits_of(options_.time));
    if (!choice.turn) throw std::logic_error("the game goes on, but there is no turn");
    const std::string words = words_of(*choice.turn);
    const std::string fault = play(words);
    if (!fault.empty()) throw std::logic_error("the program chose an illegal turn: " + fault);
    return fmt::format("{}: {} ({})", capital(name(side)), words, choice.why);
  }

  bool undo() {
    const std::size_t turns = std::min<std::size_t>(before_.size(), undone_at_once());
    if (turns == 0) return false;
    now_.position = before_[before_.size() - turns];
    before_.resize(before_.size() - turns);
    fallen_ = Piece::none;
    return true;
  }

  void hint() const {
    const Opponent::Choice choice = opponent_.choose(now_.position, limits_of(options_.time));
    end_progress();
    if (choice.turn) fmt::print("{} ({})\n", words_of(*choice.turn), choice.why);
  }

private:
  static std::string capital(std::string_view word) {
    std::string text(word);
    text[0] = static_cast<char>(text[0] - 'a' + 'A');
    return text;
  }

  // With an opponent a turn and its reply, unless the turn ended the game.
  std::size_t undone_at_once() const {
    if (!options_.against_best) return 1;
    return before_.size() % 2 == 0 ? 2 : 1;
  }

  push_fight::Puzzle now_;
  PlayOptions options_;
  Opponent opponent_;
  Piece fallen_ = Piece::none;
  std::vector<Position> before_;
};

}  // namespace

Result<PlayedGame> played_game(const push_fight::Puzzle& puzzle, const PlayOptions& options) {
  SolveOptions solve_options{limits_of(0), "", false, options.table};
  Result<Opponent> opponent = Opponent::make(puzzle, solve_options);
  end_progress();
  if (!opponent) return opponent.error();
  const auto game = std::make_shared<PushFightGame>(puzzle, options, std::move(opponent).value());
  PlayedGame played;
  played.how = "A turn: moves and a push, such as d2-d4 d4 right.";
  played.show = [game] { return game->show(); };
  played.over = [game] { return game->over(); };
  played.play = [game](std::string_view line) { return game->play(line); };
  if (options.against_best) played.reply = [game] { return game->reply(); };
  played.undo = [game] { return game->undo(); };
  played.hint = [game] { game->hint(); };
  return played;
}

}  // namespace hardboard::cli
