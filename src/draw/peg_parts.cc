#include "draw/peg_parts.h"

#include <fmt/format.h>
#include <string_view>
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
  const std::uint32_t pegs = peg_solitaire::count_pegs(puzzle.pegs);
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

namespace {

// Adds what a proof shows: an overload for each type of proof.
struct ProofSentences {
  std::vector<std::string>& sentences;

  void operator()(std::monostate) const {}
  void operator()(const PositionClass&) const {
    sentences.emplace_back(
        "No jump changes whether the number of pegs on shaded holes is even or odd; each final "
        "position that the goal allows needs a change on one of the boards.");
  }
  void operator()(const Pagodas& proof) const {
    if (!proof.colourings.empty()) (*this)(PositionClass());
    if (!proof.pagodas.empty())
      sentences.emplace_back(
          "No jump makes the pegs weigh more; final positions that the goal allows weigh more than "
          "the start on one of the boards. Holes without a number weigh 0.");
  }
  void operator()(const peg_solitaire::Sieve& proof) const {
    sentences.emplace_back(
        "Jumps that no play can contain are sieved out, until none leads to the goal: jumps whose "
        "pegs never stand there together, and jumps from which nothing leads to the goal.");
    if (!proof.weights.empty())
      sentences.emplace_back(
          "The weights sieve further: out go jumps that lose more than the start has to spare. "
          "Holes without a number weigh 0.");
  }
  void operator()(const peg_solitaire::Cases& proof) const {
    sentences.push_back(fmt::format(
        "However often jumps are made, the goal and what they lose weigh more than the start: {}.",
        counted(proof.cases.size(), "case")));
  }
  void operator()(const peg_solitaire::Tolls& proof) const {
    sentences.push_back(fmt::format(
        "No jump makes the pegs weigh more. {} can stand after {}: play from there to the goal "
        "would jump an odd number of times along some lines, and lose more weight than it has to "
        "lose. Holes without a number weigh 0.",
        counted(proof.chosen.size(), "position"), counted(proof.after, "jump")));
  }
  void operator()(const peg_solitaire::Apart& proof) const {
    sentences.push_back(fmt::format(
        "No line leads from the part of {} to that of {}: jumps leave a peg in the part of {}.",
        name(proof.peg), name(proof.other), name(proof.peg)));
  }
  void operator()(const peg_solitaire::RowAutomaton&) const {
    sentences.emplace_back(
        "An automaton reads each row and counts the pegs that must remain there. No jump makes the "
        "count smaller, and positions that meet the goal count less.");
  }
  void operator()(const peg_solitaire::Regions& proof) const {
    sentences.push_back(fmt::format(
        "{} {} pegs that the goal does not allow: the pegs around are too few to take them off.",
        counted(proof.regions.size(), "shaded region"),
        proof.regions.size() == 1 ? "keeps" : "keep"));
  }
  void operator()(const Exhausted& proof) const {
    sentences.push_back(fmt::format("A search met {}.", all_counted(proof.positions, "position")));
  }
};

std::string sentence_of(const Minimum& minimum) {
  const std::string_view what = minimum.what == "pieces_left" ? "pegs left" : "moves";
  return minimum.value == minimum.bound
             ? fmt::format("{} {}; fewer are impossible.", minimum.value, what)
             : fmt::format("{} {}; at least {} needed.", minimum.value, what, minimum.bound);
}

}  // namespace

std::vector<std::string> sentences_of(const peg_solitaire::Answer& answer) {
  std::vector<std::string> sentences;
  if (answer.verdict == Verdict::unsolvable) sentences.emplace_back("There is no solution.");
  std::visit(ProofSentences{sentences}, answer.proof);
  if (answer.minimum) sentences.push_back(sentence_of(*answer.minimum));
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
