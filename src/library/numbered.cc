// The public header's games in numbers.
#include <fmt/format.h>

#include "kinds/numbered_game.h"
#include "library/inside.h"

namespace hardboard {

struct NumberedGame::Inside {
  Puzzle puzzle;
  numbered::Game game;
};

NumberedGame::NumberedGame(const Puzzle& puzzle, bool whole_turns)
    : inside_(std::make_unique<Inside>(
          Inside{puzzle, value_or_throw(numbered::Game::start(
                             Access::inside(puzzle),
                             whole_turns ? numbered::Form::turns : numbered::Form::steps))})) {}
NumberedGame::NumberedGame(const NumberedGame& other)
    : inside_(std::make_unique<Inside>(other.inside())) {}
NumberedGame::NumberedGame(NumberedGame&&) noexcept = default;
NumberedGame& NumberedGame::operator=(NumberedGame other) noexcept {
  std::swap(inside_, other.inside_);
  return *this;
}
NumberedGame::~NumberedGame() = default;

const NumberedGame::Inside& NumberedGame::inside() const {
  if (inside_ == nullptr) misuse("the game was moved from; expected one that was not");
  return *inside_;
}

Puzzle NumberedGame::puzzle() const {
  return inside().puzzle;
}
bool NumberedGame::whole_turns() const {
  return inside().game.form() == numbered::Form::turns;
}
int NumberedGame::players() const {
  return inside().game.players();
}
std::int64_t NumberedGame::numbers() const {
  return inside().game.numbers();
}

std::vector<std::int64_t> NumberedGame::moves() const {
  std::vector<std::int64_t> numbers;
  for (const numbered::Action& action : inside().game.legal()) numbers.push_back(action.number);
  return numbers;
}
std::string NumberedGame::words(std::int64_t move) const {
  std::optional<std::string> words = inside().game.words(move);
  if (!words) throw_error(error_in_words(fmt::format("{} is the number of no legal move", move)));
  return *std::move(words);
}
std::vector<std::int64_t> NumberedGame::numbers_of(std::string_view words) const {
  return value_or_throw(inside().game.numbers_of(words));
}
void NumberedGame::play(std::int64_t move) {
  inside();
  if (auto fault = inside_->game.play(move)) throw_error(error_in_words(*std::move(fault)));
}
bool NumberedGame::undo() {
  inside();
  return inside_->game.undo();
}
std::vector<std::int64_t> NumberedGame::played() const {
  return inside().game.history();
}

Outcome NumberedGame::outcome() const {
  const std::optional<Ending> ending = inside().game.ending();
  return ending ? outcome_of(ending->verdict) : Outcome::unknown;
}
int NumberedGame::player() const {
  return inside().game.player();
}
std::string NumberedGame::key() const {
  return inside().game.game().key();
}
std::string NumberedGame::show() const {
  return kind_of(inside().game.puzzle()).show(inside().game.game());
}

const float* NumberedGame::planes() const {
  return inside().game.planes().values().data();
}
std::vector<std::int64_t> NumberedGame::shape() const {
  return inside().game.planes().shape();
}
std::vector<std::string> NumberedGame::names() const {
  return inside().game.planes().names();
}
const char* NumberedGame::letters() const {
  return inside().game.planes().letters_by_place().data();
}

Help hint(const NumberedGame& game, int level, const Effort& effort) {
  const numbered::Game& inside = game.inside().game;
  return help_on(inside.puzzle(), inside.game(), level, effort);
}

}  // namespace hardboard
