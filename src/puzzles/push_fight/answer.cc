#include "puzzles/push_fight/answer.h"

#include <algorithm>
#include <fmt/format.h>
#include <limits>
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

// Keys "moves", which may be missing, and "push".
bool read_turn(JsonObject& json, Turn& turn) {
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
  if (!json.merge(push) || !json.has("moves")) return !json.failed();
  const Json* moves = json.array("moves");
  if (moves == nullptr) return false;
  for (const Json& entry : *moves) {
    Move& move = turn.moves.emplace_back();
    if (!entry.is_object() || !entry.contains("from") || !entry.contains("to") ||
        !to_square(entry["from"], move.from) || !to_square(entry["to"], move.to))
      return json.fail(R"(each entry of "moves" must be an object {"from":[x,y],"to":[x,y]})");
  }
  return true;
}

void set_turn(Json& json, const Turn& turn) {
  Json& moves = json["moves"] = Json::array();
  for (const Move& move : turn.moves)
    moves.push_back({{"from", to_json(move.from)}, {"to", to_json(move.to)}});
  json["push"] = {{"from", to_json(turn.push.from)}, {"dir", name(turn.push.direction)}};
}

bool read_strategy(JsonObject& json, Strategy& strategy) {
  std::vector<JsonObject> turns;
  if (!json.objects("turns", turns)) return false;
  for (JsonObject& entry : turns) {
    std::string at;
    Turn turn;
    if (!entry.text("at", at) || !read_turn(entry, turn)) return json.merge(entry);
    strategy.turns.emplace(std::move(at), std::move(turn));
  }
  return true;
}

bool read_proof(JsonObject& json, Proof& proof) {
  std::string type;
  if (!json.text("type", type)) return false;
  if (type == "strategy") return read_strategy(json, proof.emplace<Strategy>());
  if (type == "table") return json.text("file", proof.emplace<TableProof>().file);
  if (type != "exhausted") return json.fail(fmt::format("unknown proof {}", quote(type)));
  std::int64_t positions = 0;
  if (!json.number("positions", 0, std::numeric_limits<std::int64_t>::max(), positions))
    return false;
  proof = Exhausted{static_cast<std::uint64_t>(positions)};
  return true;
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
  if (json.has("push") && !read_turn(json, answer.turn.emplace())) return json.error();
  if (json.has("moves") && !answer.turn) return refuse("\"moves\" are given without a \"push\"");
  std::int64_t number = 0;
  constexpr std::int64_t most = std::numeric_limits<std::uint32_t>::max();
  if (json.has("depth")) {
    if (!json.number("depth", 0, most, number)) return json.error();
    answer.depth = static_cast<std::uint32_t>(number);
  }
  if (!json.has("proof")) return answer;
  JsonObject proof = json.object("proof");
  read_proof(proof, answer.proof);
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

// "d2-d4, d4 pushes right"
std::string words_of(const Turn& turn) {
  std::string words;
  for (const Move& move : turn.moves) words += Game::words(move) + ", ";
  return words + Game::words(turn.push);
}

bool read_turn(std::string_view words, Turn& turn) {
  for (std::size_t comma; (comma = words.find(", ")) != std::string_view::npos;) {
    if (!read_move(words.substr(0, comma), turn.moves.emplace_back())) return false;
    words.remove_prefix(comma + 2);
  }
  return read_push(words, turn.push);
}

Result<Answer> read_words(const Puzzle& puzzle, const Text& text) {
  Result<TextAnswer> read =
      read_text_answer(text, verdicts_of(puzzle), minima, {"exhausted", "strategy", "table"});
  if (!read) return read.error();
  const auto refuse = [&](const TextLine& line, std::string message) {
    return InputError{text.file, line.line, line.column, std::move(message)};
  };
  Answer answer;
  static_cast<AnswerHead&>(answer) = read->head;
  if (read->proof == "exhausted") answer.proof = Exhausted{};
  if (read->proof == "strategy") answer.proof = Strategy{};
  if (read->proof == "table") answer.proof = TableProof{};
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
    const bool is_number = is_decimal(line.value) && line.value.size() <= 18;
    auto* exhausted = std::get_if<Exhausted>(&answer.proof);
    auto* strategy = std::get_if<Strategy>(&answer.proof);
    auto* table = std::get_if<TableProof>(&answer.proof);
    if (line.key == "depth" || (line.key == "positions" && exhausted != nullptr)) {
      if (!is_number) return refuse(line, fmt::format("a number is expected behind {}", line.key));
      const std::uint64_t number = std::stoull(std::string(line.value));
      if (line.key == "depth") {
        answer.depth = static_cast<std::uint32_t>(std::min(number, std::uint64_t{unlimited}));
      } else {
        exhausted->positions = number;
      }
    } else if (line.key == "file" && table != nullptr) {
      table->file = line.value;
    } else if (line.key.substr(0, 3) == "at " && strategy != nullptr) {
      Turn turn;
      if (!read_turn(line.value, turn))
        return refuse(line, "expected moves and a push, not " + quote(line.value));
      strategy->turns.emplace(line.key.substr(3), std::move(turn));
    } else {
      return refuse(line, "unknown key " + quote(line.key));
    }
  }
  return answer;
}

}  // namespace

void write_json(std::ostream& out, std::string_view kind, const Answer& answer) {
  Json json = begin_json(kind, answer);
  if (answer.turn) set_turn(json, *answer.turn);
  if (answer.depth) json["depth"] = *answer.depth;
  Json proof;
  if (const auto* exhausted = std::get_if<Exhausted>(&answer.proof))
    proof = {{"type", "exhausted"}, {"positions", exhausted->positions}};
  if (const auto* table = std::get_if<TableProof>(&answer.proof))
    proof = {{"type", "table"}, {"file", table->file}};
  if (const auto* strategy = std::get_if<Strategy>(&answer.proof)) {
    proof = {{"type", "strategy"}, {"turns", Json::array()}};
    for (const auto& [at, turn] : strategy->turns) {
      Json entry = {{"at", at}};
      set_turn(entry, turn);
      proof["turns"].push_back(std::move(entry));
    }
  }
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
  if (answer.depth) parts.below.push_back(fmt::format("depth: {}", *answer.depth));
  if (const auto* table = std::get_if<TableProof>(&answer.proof)) {
    parts.proof = "table";
    parts.below.push_back(fmt::format("file: {}", table->file));
  }
  if (const auto* strategy = std::get_if<Strategy>(&answer.proof)) {
    parts.proof = "strategy";
    for (const auto& [at, turn] : strategy->turns)
      parts.below.push_back(fmt::format("at {}: {}", at, words_of(turn)));
  }
  hardboard::write_text(out, answer, parts);
}

Result<Answer> read_answer(const Puzzle& puzzle, const Text& text) {
  return is_json(text.content) ? read_json(puzzle, text) : read_words(puzzle, text);
}

}  // namespace hardboard::push_fight
