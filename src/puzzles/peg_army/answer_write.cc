#include <fmt/format.h>
#include <optional>
#include <span>

#include "proofs/json_object.h"
#include "proofs/text_answer.h"
#include "puzzles/peg_army/answer.h"
#include "puzzles/peg_army/replay.h"

namespace hardboard::peg_army {
namespace {

bool has_box(const Weights& weights) {
  return !weights.values.empty();
}

Json to_json(const std::vector<Weights>& cases, bool tails) {
  Json json = Json::array();
  for (const Weights& one : cases) {
    Json entry = Json::object();
    if (one.last) entry["last"] = *one.last;
    if (tails) entry["tail"] = one.tail;
    if (has_box(one)) {
      entry["low"] = hardboard::to_json(one.box.low);
      entry["high"] = hardboard::to_json(one.box.high);
      entry["weights"] = one.values;
    }
    json.push_back(std::move(entry));
  }
  return json;
}

struct ProofJson {
  Json operator()(std::monostate) const { return nullptr; }
  Json operator()(const WindowPagoda& proof) const {
    return {{"type", "pagoda"}, {"margin", proof.margin}, {"cases", to_json(proof.cases, false)}};
  }
  Json operator()(const PlanePagoda& proof) const {
    return {{"type", "pagoda-plane"}, {"cases", to_json(proof.cases, true)}};
  }
  Json operator()(const Exhausted& proof) const {
    return {{"type", "exhausted"}, {"positions", proof.positions}};
  }
};

std::string in_words(const Weights& one) {
  std::string words = "case:";
  if (one.last) words += fmt::format(" last {}", *one.last);
  words += fmt::format(" tail {}", one.tail);
  if (!has_box(one)) return words;
  words += fmt::format(" box {} {} {} {} weights", one.box.low.x, one.box.low.y, one.box.high.x,
                       one.box.high.y);
  for (const std::int64_t weight : one.values) words += fmt::format(" {}", weight);
  return words;
}

struct ProofText {
  TextParts& parts;
  void cases(const std::vector<Weights>& list) const {
    for (const Weights& one : list) parts.below.push_back(in_words(one));
  }
  void operator()(std::monostate) const {}
  void operator()(const WindowPagoda& proof) const {
    parts.proof = "pagoda";
    parts.because = "what an army needs outweighs all that may be deployed within the margin";
    parts.below.push_back(fmt::format("margin: {}", proof.margin));
    cases(proof.cases);
  }
  void operator()(const PlanePagoda& proof) const {
    parts.proof = "pagoda-plane";
    parts.because = "what an army needs outweighs all of the plane outside of the desert";
    cases(proof.cases);
  }
  void operator()(const Exhausted& proof) const {
    parts.proof = "exhausted";
    parts.because = "all was searched";
    parts.below.push_back(fmt::format("positions: {}", proof.positions));
  }
};

}  // namespace

void write_json(std::ostream& out, std::string_view kind, const Answer& answer) {
  Json json = begin_json(kind, answer);
  if (answer.verdict == Verdict::solvable) {
    json["army"] = hardboard::to_json(answer.army);
    Json moves = Json::array();
    for (const Move& move : answer.moves) {
      const Json at = hardboard::to_json(move.at);
      if (answer.has_tuples) {
        moves.push_back({{"at", at}, {"move", move.tuple}});
        continue;
      }
      // What was read may be no jump at all.
      const std::span<const Tuple> jumps = tuples_of({});
      const std::optional<Square> to =
          move.tuple < jumps.size() ? shifted(move.at, jumps[move.tuple].put) : std::nullopt;
      moves.push_back(Json::array({at, hardboard::to_json(to.value_or(move.at))}));
    }
    json["moves"] = std::move(moves);
  }
  end_json(out, std::move(json), answer, std::visit(ProofJson{}, answer.proof));
}

void write_text(std::ostream& out, const Puzzle& puzzle, const Answer& answer) {
  TextParts parts;
  if (answer.verdict == Verdict::solvable) {
    const Game game(puzzle);
    const char* const what = answer.has_tuples ? "move" : "jump";
    parts.amount =
        fmt::format("{} {}{}", answer.moves.size(), what, answer.moves.size() == 1 ? "" : "s");
    for (const Move& move : answer.moves) parts.moves.push_back(game.words(move));
    std::string army = "army:";
    for (const Square square : answer.army) army += " " + name(square);
    parts.below.push_back(std::move(army));
  }
  std::visit(ProofText{parts}, answer.proof);
  hardboard::write_text(out, answer, parts);
}

}  // namespace hardboard::peg_army
