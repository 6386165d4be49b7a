#include "reductions/peg_army_to_integer_programme.h"

#include <fmt/format.h>
#include <optional>
#include <utility>

#include "methods/peg_army/order.h"
#include "puzzles/peg_army/words.h"
#include "reductions/relaxed_programme.h"

namespace hardboard {
namespace {

using peg_army::Instance;

std::string place_of(const Instance& instance, std::uint32_t position) {
  const Square square = instance.window.square(position), corner = instance.window.square(0);
  return fmt::format("{}_{}", square.x - corner.x, square.y - corner.y);
}

MoveWords words_of(const peg_army::Puzzle& source, const Instance& instance) {
  return [&](std::uint32_t j) { return words(source, instance.moves[j]); };
}

// Why there is no instance of the window: the limits, or the bounds of the program.
InputError no_instance(const peg_army::Puzzle& source, std::int32_t margin, const Limits& limits) {
  if (limits.reached()) return error_in_words(limits.words());
  const peg_army::Window window = window_of(source, margin);
  const bool has_place = window.width() <= peg_army::most_positions &&
                         window.height() <= peg_army::most_positions &&
                         window.squares() <= peg_army::most_positions;
  if (has_place && bytes_of_instance(source, window) > static_cast<double>(limits.memory_bytes))
    return over_limits("the window of the margin does not fit the memory");
  return error_in_words("the window of the margin is too large");
}

}  // namespace

Result<Image<PegArmyToIntegerProgramme>> PegArmyToIntegerProgramme::forward(
    const From::Puzzle& source, const Limits& limits) {
  if (!source.margin)
    return error_in_words("the puzzle must name a margin: an army may stand anywhere on the plane");
  std::optional<Instance> instance = instance_of(source, *source.margin, limits);
  if (!instance) return no_instance(source, *source.margin, limits);
  Image<PegArmyToIntegerProgramme> image{{}, {std::move(*instance)}};
  const Instance& made = image.trace.instance;
  Watch watch(limits, "making the programme");
  image.puzzle = programme_of(
      made.game, [&](std::uint32_t i) { return "square_" + place_of(made, i); },
      [&](std::uint32_t j) {
        return fmt::format("move_{}_{}", place_of(made, made.game.removed[j]), made.moves[j].tuple);
      },
      watch);
  if (watch.was_reached()) return error_in_words(limits.words());
  image.puzzle.name = "peg_army";
  return image;
}

bool PegArmyToIntegerProgramme::keeps_law(const From::Puzzle& source, const To::Puzzle& image) {
  const std::uint64_t squares = window_of(source, *source.margin).squares();
  return image.rows.size() == squares && image.columns.size() <= squares * tuples_of(source).size();
}

PegArmyToIntegerProgramme::To::Answer PegArmyToIntegerProgramme::witness(
    const From::Puzzle& source, const Image<PegArmyToIntegerProgramme>& image,
    const From::Answer& solution) {
  const Instance& instance = image.trace.instance;
  std::vector<std::uint32_t> played;
  for (const peg_army::Move& move : solution.moves)
    played.push_back(column_of(source, instance, move));
  To::Answer answer;
  answer.verdict = Verdict::solvable;
  answer.values = lean_uses(instance.game, played);
  return answer;
}

Result<PegArmyToIntegerProgramme::From::Answer> PegArmyToIntegerProgramme::recover(
    const From::Puzzle&, const Image<PegArmyToIntegerProgramme>& image, const To::Answer& answer) {
  const Instance& instance = image.trace.instance;
  const auto columns = peg_army::order(instance.game, uses_of(answer.values));
  From::Answer solution;
  solution.verdict = Verdict::solvable;
  solution.army = army_of(instance, columns);
  solution.moves = moves_of(instance, columns);
  return solution;
}

std::vector<Part> PegArmyToIntegerProgramme::parts(const From::Puzzle& source,
                                                   const Image<PegArmyToIntegerProgramme>& image) {
  const Instance& instance = image.trace.instance;
  return parts_of_moves(static_cast<std::uint32_t>(instance.moves.size()),
                        words_of(source, instance));
}

std::vector<std::string> PegArmyToIntegerProgramme::meanings(
    const From::Puzzle& source, const Image<PegArmyToIntegerProgramme>& image,
    const To::Answer& answer) {
  return meanings_of_uses(answer.values, words_of(source, image.trace.instance));
}

}  // namespace hardboard
