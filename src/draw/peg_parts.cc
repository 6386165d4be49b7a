#include "draw/peg_parts.h"

#include <algorithm>
#include <fmt/format.h>
#include <variant>

#include "base/box.h"
#include "base/counted.h"
#include "puzzles/peg_solitaire/jumps.h"
#include "puzzles/peg_solitaire/replay.h"

namespace hardboard::draw {

using peg_solitaire::Colouring, peg_solitaire::Goal, peg_solitaire::Jump, peg_solitaire::Pagoda;
using peg_solitaire::Pagodas, peg_solitaire::PositionClass, peg_solitaire::Weight;

Window window_of(const peg_solitaire::Puzzle& puzzle) {
  return window_of(bounding_box(puzzle.holes));
}

Cells cells_of(const peg_solitaire::Directions& directions) {
  const bool has_axes = directions.horizontal && directions.vertical;
  if (!has_axes || directions.rising == directions.falling) return Cells::squares;
  return directions.falling ? Cells::falling : Cells::rising;
}

std::string headline(const peg_solitaire::Puzzle& puzzle) {
  const auto pegs = std::count(puzzle.pegs.begin(), puzzle.pegs.end(), 1);
  std::string goal;
  switch (puzzle.goal) {
    case Goal::peg:
      goal = "a peg must come to " + name(puzzle.at);
      break;
    case Goal::one:
      goal = "one peg must remain";
      break;
    case Goal::one_at:
      goal = "one peg must remain, on " + name(puzzle.at);
      break;
    case Goal::target:
      goal = "the pegs of the target must remain";
      break;
  }
  return fmt::format("{} on {}; {}", counted(static_cast<std::size_t>(pegs), "peg"),
                     counted(puzzle.holes.size(), "hole"), goal);
}

std::vector<HoleFunction> functions_of(const peg_solitaire::Puzzle& puzzle,
                                       const peg_solitaire::Proof& proof) {
  std::vector<HoleFunction> functions;
  const auto new_values = [&](HoleFunction::Kind kind) -> std::vector<std::int64_t>& {
    functions.push_back({kind, std::vector<std::int64_t>(puzzle.holes.size(), 0)});
    return functions.back().values;
  };
  const auto add_colourings = [&](const std::vector<Colouring>& colourings) {
    for (const Colouring& colouring : colourings) {
      std::vector<std::int64_t>& values = new_values(HoleFunction::Kind::colouring);
      for (const Square square : colouring.coloured)
        if (const auto hole = hole_at(puzzle, square)) values[*hole] = 1;
    }
  };
  const auto add_weights = [&](HoleFunction::Kind kind, const std::vector<Pagoda>& pagodas) {
    for (const Pagoda& pagoda : pagodas) {
      std::vector<std::int64_t>& values = new_values(kind);
      for (const Weight& weight : pagoda.weights)
        if (const auto hole = hole_at(puzzle, weight.hole)) values[*hole] = weight.weight;
    }
  };
  if (const auto* classes = std::get_if<PositionClass>(&proof)) add_colourings(classes->colourings);
  if (const auto* pagodas = std::get_if<Pagodas>(&proof)) {
    add_weights(HoleFunction::Kind::pagoda, pagodas->pagodas);
    add_colourings(pagodas->colourings);
  }
  if (const auto* sieve = std::get_if<peg_solitaire::Sieve>(&proof))
    add_weights(HoleFunction::Kind::sieve, sieve->weights);
  if (const auto* tolls = std::get_if<peg_solitaire::Tolls>(&proof))
    add_weights(HoleFunction::Kind::pagoda, tolls->functions);
  if (const auto* shaded = std::get_if<peg_solitaire::Regions>(&proof)) {
    std::vector<std::int64_t>& values = new_values(HoleFunction::Kind::colouring);
    for (const std::vector<Square>& region : shaded->regions)
      for (const Square square : region)
        if (const auto hole = hole_at(puzzle, square)) values[*hole] = 1;
  }
  return functions;
}

std::vector<std::string> sentences_of(const peg_solitaire::Answer& answer) {
  std::vector<std::string> sentences;
  if (answer.verdict == Verdict::unsolvable) sentences.emplace_back("There is no solution.");
  const auto* pagodas = std::get_if<Pagodas>(&answer.proof);
  if (std::holds_alternative<PositionClass>(answer.proof) ||
      (pagodas != nullptr && !pagodas->colourings.empty()))
    sentences.emplace_back(
        "No jump changes whether the number of pegs on shaded holes is even or odd; each final "
        "position that the goal allows needs a change on one of the boards.");
  if (pagodas != nullptr && !pagodas->pagodas.empty())
    sentences.emplace_back(
        "No jump makes the pegs weigh more; final positions that the goal allows weigh more than "
        "the start on one of the boards. Holes without a number weigh 0.");
  if (const auto* sieve = std::get_if<peg_solitaire::Sieve>(&answer.proof)) {
    sentences.emplace_back(
        "Jumps that no play can contain are sieved out, until none leads to the goal: jumps whose "
        "pegs never stand there together, and jumps from which nothing leads to the goal.");
    if (!sieve->weights.empty())
      sentences.emplace_back(
          "The weights sieve further: out go jumps that lose more than the start has to spare. "
          "Holes without a number weigh 0.");
  }
  if (const auto* cases = std::get_if<peg_solitaire::Cases>(&answer.proof))
    sentences.push_back(fmt::format(
        "However often jumps are made, the goal and what they lose weigh more than the start: {}.",
        counted(cases->cases.size(), "case")));
  if (const auto* tolls = std::get_if<peg_solitaire::Tolls>(&answer.proof))
    sentences.push_back(fmt::format(
        "No jump makes the pegs weigh more. {} can stand after {}: play from there to the goal "
        "would jump an odd number of times along some lines, and lose more weight than it has to "
        "lose. Holes without a number weigh 0.",
        counted(tolls->chosen.size(), "position"), counted(tolls->after, "jump")));
  if (const auto* apart = std::get_if<peg_solitaire::Apart>(&answer.proof))
    sentences.push_back(fmt::format(
        "No line leads from the part of {} to that of {}: jumps leave a peg in the part of {}.",
        name(apart->peg), name(apart->other), name(apart->peg)));
  if (std::holds_alternative<peg_solitaire::RowAutomaton>(answer.proof))
    sentences.emplace_back(
        "An automaton reads each row and counts the pegs that must remain there. No jump makes the "
        "count smaller, and positions that meet the goal count less.");
  if (const auto* regions = std::get_if<peg_solitaire::Regions>(&answer.proof))
    sentences.push_back(fmt::format(
        "{} {} pegs that the goal does not allow: the pegs around are too few to take them off.",
        counted(regions->regions.size(), "shaded region"),
        regions->regions.size() == 1 ? "keeps" : "keep"));
  if (const auto* exhausted = std::get_if<Exhausted>(&answer.proof))
    sentences.push_back(
        fmt::format("A search met {}.", all_counted(exhausted->positions, "position")));
  if (answer.minimum) {
    const Minimum& minimum = *answer.minimum;
    const std::string_view what = minimum.what == "pieces_left"    ? "pegs left"
                                  : minimum.what == "fewest_moves" ? "moves"
                                                                   : "jumps";
    sentences.push_back(
        minimum.value == minimum.bound
            ? fmt::format("{} {}; fewer are impossible.", minimum.value, what)
            : fmt::format("{} {}; at least {} needed.", minimum.value, what, minimum.bound));
  }
  if (answer.verdict == Verdict::unknown && !answer.remark.empty())
    sentences.push_back("Not decided: " + answer.remark + ".");
  return sentences;
}

std::vector<Jump> legal_part(const peg_solitaire::Puzzle& puzzle, const std::vector<Jump>& jumps) {
  peg_solitaire::Game game(puzzle);
  std::vector<Jump> legal;
  for (const Jump& jump : jumps) {
    if (game.play(jump)) break;
    legal.push_back(jump);
  }
  return legal;
}

}  // namespace hardboard::draw
