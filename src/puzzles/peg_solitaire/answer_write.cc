// Answers to peg solitaire, written.
#include <fmt/format.h>

#include "proofs/json_object.h"
#include "proofs/text_answer.h"
#include "puzzles/peg_solitaire/answer.h"

namespace hardboard::peg_solitaire {
namespace {

bool goes_on(const std::vector<Jump>& jumps, std::size_t i) {
  return i > 0 && jumps[i - 1].to == jumps[i].from;
}

Json to_json(const std::vector<Colouring>& colourings) {
  Json json = Json::array();
  for (const Colouring& colouring : colourings)
    json.push_back(hardboard::to_json(colouring.coloured));
  return json;
}

Json to_json(const std::vector<Pagoda>& pagodas) {
  Json json = Json::array();
  for (const Pagoda& pagoda : pagodas) {
    Json& weights = json.emplace_back(Json::array());
    for (const auto& [hole, weight] : pagoda.weights)
      weights.push_back(Json::array({hole.x, hole.y, weight}));
  }
  return json;
}

// What a proof says, for JSON and for people.
struct ProofJson {
  Json operator()(std::monostate) const { return nullptr; }
  Json operator()(const PositionClass& proof) const {
    return {{"type", "position-class"}, {"colourings", to_json(proof.colourings)}};
  }
  Json operator()(const Pagodas& proof) const {
    Json json = {{"type", "pagoda"}, {"weights", to_json(proof.pagodas)}};
    if (!proof.colourings.empty()) json["colourings"] = to_json(proof.colourings);
    return json;
  }
  Json operator()(const Exhausted& proof) const {
    return {{"type", "exhausted"}, {"positions", proof.positions}};
  }
  Json operator()(const Sieve& proof) const {
    return {{"type", "sieve"}, {"weights", to_json(proof.weights)}};
  }
};

struct ProofText {
  std::vector<std::string>& below;

  std::string operator()(std::monostate) const { return ""; }
  std::string operator()(const PositionClass& proof) const {
    add(proof.colourings);
    const std::string_view holes =
        proof.colourings.size() == 1 ? "the coloured holes" : "holes of one colour";
    return fmt::format("an odd number of pegs on {} stays odd, an even one even, and the goal {}",
                       holes,
                       proof.colourings.size() == 1 ? "differs from the start"
                                                    : "differs from the start on some colour");
  }
  std::string operator()(const Pagodas& proof) const {
    add(proof.pagodas);
    add(proof.colourings);
    return proof.colourings.empty()
               ? "no jump makes the pegs weigh more, and the goal weighs more than the start"
               : "no jump makes the pegs weigh more or changes the parity of the coloured ones, "
                 "and "
                 "the goal weighs more than the start or differs in parity";
  }
  std::string operator()(const Exhausted& proof) const {
    return fmt::format("{} positions were searched", proof.positions);
  }
  std::string operator()(const Sieve& proof) const {
    add(proof.weights);
    return proof.weights.empty()
               ? "pegs can never stand together where a jump towards the goal needs them"
               : "jumps that lose too much weight, or need pegs that can't stand together, are "
                 "left "
                 "out, and none is left that leads to the goal";
  }

  void add(const std::vector<Pagoda>& pagodas) const {
    for (const Pagoda& pagoda : pagodas) {
      std::string line = "weights:";
      for (const auto& [hole, weight] : pagoda.weights)
        if (weight != 0) line += fmt::format(" {}={}", name(hole), weight);
      below.push_back(std::move(line));
    }
  }
  void add(const std::vector<Colouring>& colourings) const {
    for (const Colouring& colouring : colourings) {
      std::string line = "coloured:";
      for (const Square hole : colouring.coloured) line += " " + name(hole);
      below.push_back(std::move(line));
    }
  }
};

}  // namespace

std::size_t count_moves(const std::vector<Jump>& jumps) {
  std::size_t moves = 0;
  for (std::size_t i = 0; i < jumps.size(); ++i) moves += goes_on(jumps, i) ? 0 : 1;
  return moves;
}

std::vector<std::string> words_of_moves(const std::vector<Jump>& jumps) {
  std::vector<std::string> moves;
  for (std::size_t i = 0; i < jumps.size(); ++i) {
    if (!goes_on(jumps, i)) moves.push_back(name(jumps[i].from));
    moves.back() += "-" + name(jumps[i].to);
  }
  return moves;
}

void write_json(std::ostream& out, std::string_view kind, const Answer& answer) {
  Json json = begin_json(kind, answer);
  if (answer.verdict == Verdict::solvable || !answer.moves.empty()) {
    Json& moves = json["moves"] = Json::array();
    for (const Jump& jump : answer.moves)
      moves.push_back(Json::array({hardboard::to_json(jump.from), hardboard::to_json(jump.to)}));
  }
  if (answer.positions) json["positions"] = *answer.positions;
  if (answer.winnable) json["winnable"] = *answer.winnable;
  end_json(out, std::move(json), answer, std::visit(ProofJson{}, answer.proof));
}

void write_text(std::ostream& out, const Puzzle&, const Answer& answer) {
  TextParts parts;
  const std::size_t jumps = answer.moves.size();
  if (answer.verdict == Verdict::solvable || jumps > 0)
    parts.amount = fmt::format("{} jump{}", jumps, jumps == 1 ? "" : "s");
  parts.moves = words_of_moves(answer.moves);
  parts.proof = proof_words[answer.proof.index()];
  parts.because = std::visit(ProofText{parts.below}, answer.proof);
  if (answer.positions) parts.below.push_back(fmt::format("positions: {}", *answer.positions));
  if (answer.winnable) parts.below.push_back(fmt::format("winnable: {}", *answer.winnable));
  hardboard::write_text(out, answer, parts);
}

}  // namespace hardboard::peg_solitaire
