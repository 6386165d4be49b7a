#include "puzzles/push_fight/words.h"

#include <fmt/format.h>

#include "base/move_words.h"
#include "base/text.h"
#include "puzzles/push_fight/replay.h"

namespace hardboard::push_fight {
namespace {

// Takes a word of letters off the front.
std::string_view take_letters(std::string_view& words) {
  std::size_t length = 0;
  while (length < words.size() && words[length] >= 'a' && words[length] <= 'z') ++length;
  const std::string_view letters = words.substr(0, length);
  words.remove_prefix(length);
  skip_blanks(words);
  return letters;
}

std::optional<Step> take_step(std::string_view& words) {
  const std::optional<Square> from = take_square(words);
  if (!from) return std::nullopt;
  take_any(words, "-");
  if (const std::optional<Square> to = take_square(words)) return Move{*from, *to};
  std::string_view verb = take_letters(words);
  if (verb == "pushes") verb = take_letters(words);
  for (const Direction direction : directions)
    if (name(direction) == verb) return Push{*from, direction};
  return std::nullopt;
}

}  // namespace

std::vector<Step> steps_of(const Turn& turn) {
  std::vector<Step> steps(turn.moves.begin(), turn.moves.end());
  steps.emplace_back(turn.push);
  return steps;
}

std::optional<Turn> turn_of(const std::vector<Step>& steps) {
  Turn turn;
  for (std::size_t i = 0; i < steps.size(); ++i) {
    const bool is_last = i + 1 == steps.size();
    if (std::holds_alternative<Push>(steps[i]) != is_last) return std::nullopt;
    if (is_last)
      turn.push = std::get<Push>(steps[i]);
    else
      turn.moves.push_back(std::get<Move>(steps[i]));
  }
  if (steps.empty()) return std::nullopt;
  return turn;
}

std::string words(const Step& step) {
  return std::visit([](const auto& one) { return Game::words(one); }, step);
}

std::string words(const Turn& turn) {
  std::string all;
  for (const Step& step : steps_of(turn)) all += (all.empty() ? "" : ", ") + words(step);
  return all;
}

std::string read_moves(const Puzzle&, std::string_view words, std::vector<Step>& steps) {
  const std::size_t before = steps.size();
  std::string_view rest = words;
  skip_blanks(rest);
  do {
    const std::optional<Step> step = take_step(rest);
    if (!step) {
      steps.resize(before);
      return fmt::format(
          "expected a move such as d2-d4, or a push such as `d4 pushes right`, "
          "found {}",
          in_quotes(words));
    }
    steps.push_back(*step);
    take_any(rest, ",");
  } while (!rest.empty());
  return "";
}

}  // namespace hardboard::push_fight
