#include "draw/peg_army_parts.h"

#include <algorithm>
#include <fmt/format.h>
#include <functional>
#include <utility>
#include <variant>

#include "base/counted.h"
#include "draw/platoons.h"
#include "puzzles/peg_army/replay.h"

namespace hardboard::draw {

using peg_army::Answer, peg_army::Move, peg_army::Puzzle, peg_army::shifted;

March march_of(const Puzzle& puzzle, const Answer& answer) {
  March march;
  peg_army::Game game(puzzle);
  for (const Square square : answer.army)
    if (!game.deploy(square)) march.army.push_back(square);
  for (const Move& move : answer.moves) {
    if (game.play(move)) break;
    march.moves.push_back(move);
  }
  march.platoon = platoons(puzzle, march.army, march.moves);
  return march;
}

const std::vector<peg_army::Weights>* cases_of(const Answer& answer) {
  if (const auto* window = std::get_if<peg_army::WindowPagoda>(&answer.proof))
    return &window->cases;
  if (const auto* plane = std::get_if<peg_army::PlanePagoda>(&answer.proof)) return &plane->cases;
  return nullptr;
}

const peg_army::Weights* weights_of(const Answer& answer) {
  const std::vector<peg_army::Weights>* const cases = cases_of(answer);
  if (cases == nullptr || cases->empty()) return nullptr;
  const peg_army::Weights& first = cases->front();
  const bool has_box = !first.values.empty() && first.values.size() == first.box.squares();
  return has_box ? &first : nullptr;
}

peg_army::Window area_of(const Puzzle& puzzle, const March& march,
                         const peg_army::Weights* weights) {
  peg_army::Window area = peg_army::window_of(puzzle, 2);
  for (const Square square : march.army) area.include(square);
  for (const Move& move : march.moves)
    if (const auto put = shifted(move.at, tuples_of(puzzle)[move.tuple].put)) area.include(*put);
  if (weights != nullptr) area.include(weights->box.low), area.include(weights->box.high);
  return area;
}

std::string headline(const Puzzle& puzzle) {
  switch (puzzle.shape) {
    case peg_army::Shape::square:
      return fmt::format("a square desert of side {}", puzzle.size);
    case peg_army::Shape::rhombus:
      return fmt::format("a rhombic desert of width {}", puzzle.size);
    case peg_army::Shape::halfplane:
      return fmt::format("a half-plane as desert, the goal at height {}", puzzle.goal.y);
    case peg_army::Shape::board:
      break;
  }
  return fmt::format("a desert of {}", counted(puzzle.squares.size(), "square"));
}

namespace {

constexpr std::size_t most_told = 6;   // moves of a puzzle's own
constexpr std::size_t most_named = 8;  // squares of a move

// "Move 0, seen from a square: the pegs on (1,0) (0,1) become one on (0,0)."
std::string move_sentence(const peg_army::Tuple& tuple, std::size_t number) {
  std::string taken = fmt::format("{} squares", tuple.taken.size());
  if (tuple.taken.size() <= most_named) {
    std::vector<std::string> names;
    for (const auto& [x, y] : tuple.taken) names.push_back(fmt::format("({},{})", x, y));
    taken = fmt::format("{}", fmt::join(names, " "));
  }
  const bool is_one = tuple.taken.size() == 1;
  return fmt::format("Move {}, seen from a square: {} on {} {} one on ({},{}).", number,
                     is_one ? "the peg" : "the pegs", taken, is_one ? "becomes" : "become",
                     tuple.put.x, tuple.put.y);
}

}  // namespace

std::vector<std::string> sentences_of_moves(const Puzzle& puzzle) {
  std::vector<std::string> sentences;
  for (std::size_t i = 0; i < puzzle.tuples.size() && i < most_told; ++i)
    sentences.push_back(move_sentence(puzzle.tuples[i], i));
  if (puzzle.tuples.size() > most_told)
    sentences.push_back(fmt::format("... and {} more moves.", puzzle.tuples.size() - most_told));
  return sentences;
}

std::string count_sentence(const Puzzle& puzzle, std::size_t pegs, std::size_t moves) {
  return fmt::format("{}, {}.", counted(pegs, "peg"),
                     counted(moves, puzzle.tuples.empty() ? "jump" : "move"));
}

namespace {

using Say = std::function<void(std::string)>;

void say_platoons(const March& march, const Say& say) {
  const auto others = std::count(march.platoon.begin(), march.platoon.end(), no_platoon);
  if (static_cast<std::size_t>(others) == march.platoon.size()) return;
  say("A letter stands for a platoon: the moves of its pegs end as one peg. The platoons together "
      "bring a peg to the goal.");
  if (others > 0) say("The peg at the goal does not need pegs without a letter.");
}

// Says what the first case is, which the picture shows.
void say_weights(const std::vector<peg_army::Weights>& cases, const Say& say) {
  const peg_army::Weights& weights = cases.front();
  if (cases.size() > 1)
    say(fmt::format("These weights are for one of {} last moves.", cases.size()));
  say(weights.last ? "No move before the last makes the pegs weigh more, and no army outside of "
                     "the desert weighs as much as the pegs that the last move takes."
                   : "No move makes the pegs weigh more, and no army outside of the desert weighs "
                     "as much as the goal.");
  if (weights.tail != 0)
    say(fmt::format("{} d steps from the goal, in x and y together, weighs {} / 1.618^d.",
                    weights.values.empty() ? "A square" : "A square without a number,",
                    weights.tail));
  const auto is_rounded = [](std::int64_t w) { return w > most_exact || w < -most_exact; };
  if (std::any_of(weights.values.begin(), weights.values.end(), is_rounded))
    say("Large weights are rounded: k are thousands, M millions, G thousands of millions.");
}

// The remark says within which margin the bound holds.
std::string sentence_of(const Minimum& minimum, const std::string& remark) {
  const std::string bound = minimum.value == minimum.bound
                                ? std::string("fewer are impossible")
                                : fmt::format("at least {} needed", minimum.bound);
  return fmt::format("{} {}; {}{}{}.", minimum.value,
                     minimum.what == "fewest_pegs" ? "pegs" : "moves", bound,
                     remark.empty() ? "" : ": ", remark);
}

}  // namespace

std::vector<std::string> sentences_of(const Puzzle& puzzle, const Answer& answer,
                                      const March& march) {
  std::vector<std::string> sentences = sentences_of_moves(puzzle);
  const auto say = [&](std::string words) { sentences.push_back(std::move(words)); };
  if (!march.army.empty()) say(count_sentence(puzzle, march.army.size(), march.moves.size()));
  say_platoons(march, say);
  if (const auto* window = std::get_if<peg_army::WindowPagoda>(&answer.proof))
    say(fmt::format("No army within {} of the desert reaches the goal.",
                    counted(static_cast<std::uint64_t>(window->margin), "square")));
  if (std::holds_alternative<peg_army::PlanePagoda>(answer.proof))
    say("No army on the whole plane reaches the goal.");
  if (const auto* cases = cases_of(answer); cases != nullptr && !cases->empty())
    say_weights(*cases, say);
  if (const auto* exhausted = std::get_if<Exhausted>(&answer.proof))
    say(fmt::format("A search met {} and found no army.",
                    all_counted(exhausted->positions, "position")));
  if (answer.minimum) say(sentence_of(*answer.minimum, answer.remark));
  if (answer.verdict == Verdict::unknown && !answer.remark.empty())
    say("Not decided: " + answer.remark + ".");
  return sentences;
}

std::string weight_words(std::int64_t weight) {
  if (weight <= most_exact && weight >= -most_exact) return std::to_string(weight);
  std::int64_t unit = 1000;
  for (const char letter : {'k', 'M', 'G'}) {
    const std::int64_t rounded = (weight + (weight < 0 ? -unit : unit) / 2) / unit;
    if (rounded < 10'000 && rounded > -10'000) return std::to_string(rounded) + letter;
    unit *= 1000;
  }
  return std::to_string(weight);  // beyond most_weight; readers refuse such weights
}

char letter_of_platoon(std::uint8_t platoon) {
  return platoon == no_platoon ? 'o' : static_cast<char>('A' + platoon);
}

}  // namespace hardboard::draw
