#include "kinds/numbered_game.h"

#include <algorithm>
#include <fmt/format.h>
#include <utility>

#include "kinds/push_fight_turns.h"
#include "puzzles/peg_army/puzzle.h"
#include "puzzles/solo_chess/puzzle.h"

namespace hardboard::numbered {
namespace {

// The reason why moves of a kind, or of one puzzle, have no numbers.
std::optional<std::string> why_no_numbers(const AnyPuzzle& puzzle) {
  const Kind& kind = kind_of(puzzle);
  const std::string_view name = puzzle.kind().name;
  if (puzzle.kind().start == nullptr)
    return fmt::format("{} is a problem, which has no moves; expected a puzzle", name);
  if (!kind.shown) return fmt::format("the moves of {} have no places, and so no numbers", name);
  if (name == peg_army::kind_name && !puzzle.as<peg_army::Puzzle>().tuples.empty())
    return "moves by tuples have no numbers; expected an army that jumps";
  return std::nullopt;
}

// Of tokens of Solo Chess that name no budget.
std::int32_t usual_budget_of(const AnyPuzzle& puzzle) {
  if (puzzle.kind().name != solo_chess::kind_name) return 0;
  const std::uint32_t budget = puzzle.as<solo_chess::Puzzle>().budget;
  return budget == solo_chess::unlimited ? -1 : static_cast<std::int32_t>(budget);
}

const Action* find(const std::vector<Action>& actions, std::int64_t number) {
  const auto found = std::lower_bound(
      actions.begin(), actions.end(), number,
      [](const Action& action, std::int64_t sought) { return action.number < sought; });
  return found == actions.end() || found->number != number ? nullptr : &*found;
}

void sort_by_number(std::vector<Action>& actions) {
  std::sort(actions.begin(), actions.end(),
            [](const Action& a, const Action& b) { return a.number < b.number; });
}

}  // namespace

Result<Game> Game::start(const AnyPuzzle& puzzle, Form form) {
  if (auto why = why_no_numbers(puzzle)) return error_in_words(std::move(*why));
  const Kind& kind = kind_of(puzzle);
  const std::optional<shown::Board> board = kind.shown->board(puzzle);
  const std::uint64_t width = board ? board->columns + std::uint64_t{2} * board->margin : 0,
                      height = board ? board->rows + std::uint64_t{2} * board->margin : 0;
  if (!board || board->tokens.size() > most_places || width > most_places || height > most_places ||
      width * height > most_places)
    return error_in_words(
        fmt::format("moves have numbers on boards of up to {} places", most_places));
  auto rules = std::make_shared<Rules>(Rules{.puzzle = puzzle,
                                             .kind = &kind,
                                             .form = form,
                                             .places = Places(*board),
                                             .has_margin = board->margin > 0,
                                             .usual_budget = usual_budget_of(puzzle)});
  rules->first_side = kind.shown->side(*puzzle.kind().start(puzzle));
  rules->players = rules->first_side.empty() ? 1 : 2;
  const std::int64_t places = rules->places.size();
  rules->numbers = places * places;
  if (form == Form::turns) {
    const std::optional<std::uint32_t> moves = moves_of_turns(puzzle);
    if (!moves)
      return error_in_words(
          fmt::format("turns are those of Push Fight, not of {}", puzzle.kind().name));
    rules->turns = TurnNumbers::make(rules->numbers, *moves);
    if (!rules->turns)
      return error_in_words("turns of so many moves have no numbers of 63 bits; steps have");
    rules->numbers = rules->turns->count();
  }
  return Game(std::move(rules), *board);
}

Game::Game(const Game& other)
    : rules_(other.rules_),
      game_(other.game_->copy()),
      planes_(other.planes_),
      history_(other.history_),
      done_(other.done_),
      movers_(other.movers_),
      changes_(other.changes_),
      is_march_(other.is_march_),
      legal_(other.legal_) {}

std::optional<std::int64_t> Game::step_number(const std::vector<shown::Place>& places) const {
  const auto from = rules_->places.number_of(places.front()),
             to = rules_->places.number_of(places.back());
  if (!from || !to) return std::nullopt;
  return std::int64_t{*from} * rules_->places.size() + *to;
}

std::vector<Action> Game::legal_steps() const {
  std::vector<Action> actions;
  for (std::string& words : game_->moves())
    if (const auto number = step_number(rules_->kind->shown->places(*game_, words)))
      actions.push_back({*number, std::move(words)});
  sort_by_number(actions);
  const auto same =
      std::adjacent_find(actions.begin(), actions.end(),
                         [](const Action& a, const Action& b) { return a.number == b.number; });
  promise(same == actions.end(), "a number stands for one move");
  return actions;
}

std::vector<Action> Game::legal_turns() const {
  std::vector<Action> actions;
  std::vector<std::int64_t> steps;
  for_each_turn(*game_, [&](std::span<const std::pair<Square, Square>> turn) {
    steps.clear();
    for (const auto& [from, to] : turn) steps.push_back(step_number({from, to}).value());
    actions.push_back({rules_->turns->number_of(steps).value(), ""});
  });
  sort_by_number(actions);
  return actions;
}

const std::vector<Action>& Game::legal() const {
  if (!legal_) {
    if (game_->ending())
      legal_.emplace();
    else
      legal_ = form() == Form::steps ? legal_steps() : legal_turns();
  }
  return *legal_;
}

std::optional<std::string> Game::words(std::int64_t number) const {
  const Action* const action = find(legal(), number);
  if (action == nullptr) return std::nullopt;
  if (form() == Form::steps) return action->words;
  Game copy(*this);
  std::string words;
  promise(!copy.play_turn(number, words), "a legal turn can be played");
  return words;
}

Result<std::vector<std::int64_t>> Game::numbers_of(std::string_view words) const {
  const std::unique_ptr<AnyGame> copy = game_->copy();
  std::optional<std::string> fault;
  std::vector<std::int64_t> numbers;
  for (const shown::Step& step : rules_->kind->shown->play(*copy, words, fault)) {
    const auto number = step_number(step.places);
    if (!number) return error_in_words("the move leaves the numbered places");
    numbers.push_back(*number);
  }
  if (fault) return error_in_words(*std::move(fault));
  if (form() == Form::steps) return numbers;
  // Two short turns may look like one, whose first move is no legal one.
  const std::optional<std::int64_t> turn = rules_->turns->number_of(numbers);
  if (!turn || find(legal(), *turn) == nullptr) return error_in_words("expected one whole turn");
  return std::vector{*turn};
}

std::optional<std::string> Game::play(std::int64_t number) {
  const Action* const action = find(legal(), number);
  if (action == nullptr) {
    if (ending()) return "the game is over";
    return fmt::format("{} is the number of no legal {}", number,
                       form() == Form::steps ? "move" : "turn");
  }
  const Done before{movers_.size(), changes_.size(), is_march_};
  std::string words;
  std::optional<std::string> fault =
      form() == Form::steps ? play_step(action->words) : play_turn(number, words);
  promise(!fault, "a legal move can be played");
  done_.push_back(before);
  history_.push_back(number);
  legal_.reset();
  fill_added();
  return std::nullopt;
}

std::optional<std::string> Game::play_step(const std::string& words) {
  const int mover = player();
  std::optional<std::string> fault;
  for (const shown::Step& step : rules_->kind->shown->play(*game_, words, fault)) {
    movers_.push_back(mover);
    is_march_ = step.places.size() > 1;
    for (const shown::Change& change : step.changes) {
      const std::uint32_t place = rules_->places.number_of(change.place).value();
      changes_.push_back({place, planes_.at(place)});
      planes_.put(place, stand_of(change.token));
    }
  }
  return fault;
}

std::optional<std::string> Game::play_turn(std::int64_t number, std::string& words) {
  for (const std::int64_t step : rules_->turns->steps_of(number)) {
    const std::vector<Action> actions = legal_steps();
    const Action* const action = find(actions, step);
    if (action == nullptr) return fmt::format("{} is the number of no legal step", step);
    words += (words.empty() ? "" : ", ") + action->words;
    if (auto fault = play_step(action->words)) return fault;
  }
  return std::nullopt;
}

bool Game::undo() {
  if (done_.empty()) return false;
  const Done before = done_.back();
  done_.pop_back();
  history_.pop_back();
  for (; movers_.size() > before.steps; movers_.pop_back())
    promise(game_->undo(), "each step can be taken back");
  for (; changes_.size() > before.changes; changes_.pop_back())
    planes_.put(changes_.back().place, changes_.back().before);
  is_march_ = before.is_march;
  legal_.reset();
  fill_added();
  return true;
}

std::optional<Ending> Game::ending() const {
  if (auto ending = game_->ending()) return ending;
  if (legal().empty())
    return Ending{Verdict::unsolvable, "No move is left on the numbered places."};
  return std::nullopt;
}

int Game::player() const {
  return rules_->players == 2 && rules_->kind->shown->side(*game_) != rules_->first_side ? 1 : 0;
}

}  // namespace hardboard::numbered
