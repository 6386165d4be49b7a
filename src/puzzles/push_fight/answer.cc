#include "puzzles/push_fight/answer.h"

#include <fmt/format.h>
#include <utility>
#include <vector>

#include "base/counted.h"
#include "proofs/answer_words.h"
#include "proofs/json_cursor.h"
#include "proofs/json_object.h"
#include "proofs/text_answer.h"
#include "puzzles/push_fight/replay.h"

namespace hardboard::push_fight {
namespace {

const std::vector<std::string_view> minima = {"fewest_moves"};

const std::vector<Verdict>& verdicts_of(const Puzzle& puzzle) {
  static const std::vector<Verdict> values = {Verdict::win, Verdict::loss, Verdict::draw,
                                              Verdict::unknown};
  return puzzle.question == Question::winner ? values : solo_verdicts();
}

std::optional<Direction> direction_of(std::string_view word) {
  for (const Direction direction : directions)
    if (name(direction) == word) return direction;
  return std::nullopt;
}

Result<Answer> read_json(const Puzzle& puzzle, const Text& text) {
  JsonObject json(text);
  Answer answer;
  if (json.failed() || !read_head(json, "push-fight", verdicts_of(puzzle), minima, answer))
    return json.error();
  const auto refuse = [&](std::string message) {
    json.fail(std::move(message));
    return json.error();
  };
  if (json.has("push")) {
    Turn& turn = answer.turn.emplace();
    JsonObject push = json.object("push");
    std::string word;
    const Json* from = push.get("from");
    if (from != nullptr && push.text("dir", word)) {
      const std::optional<Direction> direction = direction_of(word);
      if (!to_square(*from, turn.push.from)) {
        push.fail("\"push.from\" must be a square [x,y]");
      } else if (!direction) {
        push.fail(fmt::format("\"push.dir\" must be up, down, left or right, not {}", quote(word)));
      } else {
        turn.push.direction = *direction;
      }
    }
    if (!json.merge(push)) return json.error();
  }
  if (json.has("moves")) {
    if (!answer.turn) return refuse("\"moves\" are given without a \"push\"");
    const Json* moves = json.get("moves");
    if (!moves->is_array()) return refuse("\"moves\" must be an array");
    for (const Json& entry : *moves) {
      Move& move = answer.turn->moves.emplace_back();
      if (!entry.is_object() || !entry.contains("from") || !entry.contains("to") ||
          !to_square(entry["from"], move.from) || !to_square(entry["to"], move.to)) {
        return refuse(R"(each entry of "moves" must be an object {"from":[x,y],"to":[x,y]})");
      }
    }
  }
  if (!json.has("proof")) return answer;
  JsonObject proof = json.object("proof");
  std::string type;
  std::int64_t positions = 0;
  if (proof.text("type", type)) {
    if (type != "exhausted") {
      proof.fail(fmt::format("unknown proof {}", quote(type)));
    } else if (proof.number("positions", 0, std::numeric_limits<std::int64_t>::max(), positions)) {
      answer.proof = Exhausted{static_cast<std::uint64_t>(positions)};
    }
  }
  if (!json.merge(proof)) return json.error();
  return answer;
}

bool read_move(std::string_view words, Move& move) {
  const std::optional<Square> from = take_square(words);
  if (!from || words.empty() || words[0] != '-') return false;
  words.remove_prefix(1);
  const std::optional<Square> to = take_square(words);
  if (!to || !words.empty()) return false;
  move = {*from, *to};
  return true;
}

bool read_push(std::string_view words, Push& push) {
  constexpr std::string_view verb = " pushes ";
  const std::optional<Square> from = take_square(words);
  if (!from || words.substr(0, verb.size()) != verb) return false;
  const std::optional<Direction> direction = direction_of(words.substr(verb.size()));
  if (!direction) return false;
  push = {*from, *direction};
  return true;
}

Result<Answer> read_words(const Puzzle& puzzle, const Text& text) {
  Result<TextAnswer> read = read_text_answer(text, verdicts_of(puzzle), minima, {"exhausted"});
  if (!read) return read.error();
  const auto refuse = [&](const TextLine& line, std::string message) {
    return InputError{text.file, line.line, line.column, std::move(message)};
  };
  Answer answer;
  static_cast<AnswerHead&>(answer) = read->head;
  if (read->proof == "exhausted") answer.proof = Exhausted{};
  if (!read->moves.empty()) answer.turn.emplace();
  for (std::size_t i = 0; i < read->moves.size(); ++i) {
    const TextLine& line = read->moves[i];
    if (i + 1 == read->moves.size()) {
      if (!read_push(line.value, answer.turn->push))
        return refuse(line, "expected a push such as `d4 pushes right`, not " + quote(line.value));
    } else if (!read_move(line.value, answer.turn->moves.emplace_back())) {
      return refuse(line, "expected a move such as `d2-d4`, not " + quote(line.value));
    }
  }
  for (const TextLine& line : read->keys) {
    if (line.key != "positions" || !std::holds_alternative<Exhausted>(answer.proof))
      return refuse(line, "unknown key " + quote(line.key));
    if (!is_decimal(line.value) || line.value.size() > 18)
      return refuse(line, "a number is expected behind positions");
    answer.proof = Exhausted{std::stoull(std::string(line.value))};
  }
  return answer;
}

}  // namespace

void write_json(std::ostream& out, std::string_view kind, const Answer& answer) {
  Json json = begin_json(kind, answer);
  if (answer.turn) {
    Json& moves = json["moves"] = Json::array();
    for (const Move& move : answer.turn->moves)
      moves.push_back({{"from", to_json(move.from)}, {"to", to_json(move.to)}});
    json["push"] = {{"from", to_json(answer.turn->push.from)},
                    {"dir", name(answer.turn->push.direction)}};
  }
  Json proof;
  if (const auto* exhausted = std::get_if<Exhausted>(&answer.proof))
    proof = {{"type", "exhausted"}, {"positions", exhausted->positions}};
  end_json(out, std::move(json), answer, std::move(proof));
}

void write_text(std::ostream& out, const Puzzle&, const Answer& answer) {
  TextParts parts;
  if (answer.turn) {
    const std::size_t moves = answer.turn->moves.size();
    parts.amount = moves == 0 ? std::string("a push") : counted(moves, "move") + " and a push";
    for (const Move& move : answer.turn->moves) parts.moves.push_back(Game::words(move));
    parts.moves.push_back(Game::words(answer.turn->push));
  }
  if (const auto* exhausted = std::get_if<Exhausted>(&answer.proof)) {
    parts.proof = "exhausted";
    parts.below.push_back(fmt::format("positions: {}", exhausted->positions));
  }
  hardboard::write_text(out, answer, parts);
}

Result<Answer> read_answer(const Puzzle& puzzle, const Text& text) {
  return is_json(text.content) ? read_json(puzzle, text) : read_words(puzzle, text);
}

}  // namespace hardboard::push_fight
