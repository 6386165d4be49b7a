#include <charconv>
#include <fmt/format.h>
#include <limits>
#include <optional>

#include "base/text.h"
#include "proofs/answer_words.h"
#include "proofs/json_object.h"
#include "proofs/text_answer.h"
#include "puzzles/peg_army/answer.h"

namespace hardboard::peg_army {
namespace {

constexpr std::uint32_t no_move = std::numeric_limits<std::uint32_t>::max();
const std::vector<std::string_view> minima{"fewest_moves", "fewest_pegs"};
const std::vector<std::string_view> proofs{"pagoda", "pagoda-plane", "exhausted"};

// The jump between two squares.
Move jump(Square from, Square to) {
  const std::span<const Tuple> jumps = tuples_of({});
  for (std::uint32_t number = 0; number < jumps.size(); ++number)
    if (shifted(from, jumps[number].put) == to) return {from, number};
  return {from, no_move};
}

bool to_move(const Json& json, bool has_tuples, Move& move) {
  if (!has_tuples) {
    Square from, to;
    if (!json.is_array() || json.size() != 2 || !to_square(json[0], from) ||
        !to_square(json[1], to))
      return false;
    move = jump(from, to);
    return true;
  }
  if (!json.is_object() || !json.contains("at") || !json.contains("move") ||
      !to_square(json["at"], move.at) || !json["move"].is_number_unsigned())
    return false;
  const auto number = json["move"].get<std::uint64_t>();
  move.tuple = number < no_move ? static_cast<std::uint32_t>(number) : no_move;
  return true;
}

bool read_cases(JsonObject& proof, bool tails, std::vector<Weights>& cases) {
  const Json* list = proof.array("cases");
  if (list == nullptr) return false;
  const auto integer = [&](const Json& json, std::int64_t& value) {
    const bool fits = json.is_number_integer() &&
                      (!json.is_number_unsigned() ||
                       json.get<std::uint64_t>() <=
                           static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max()));
    if (fits) value = json.get<std::int64_t>();
    return fits;
  };
  for (const Json& entry : *list) {
    if (!entry.is_object()) return proof.fail("each entry of \"proof.cases\" must be an object");
    Weights& one = cases.emplace_back();
    one.box = {{1, 1}, {0, 0}};
    std::int64_t last = 0;
    if (entry.contains("last")) {
      if (!integer(entry["last"], last) || last < 0 || last >= no_move)
        return proof.fail("\"last\" in \"proof.cases\" must be the number of a move");
      one.last = static_cast<std::uint32_t>(last);
    }
    if (tails && (!entry.contains("tail") || !integer(entry["tail"], one.tail)))
      return proof.fail("\"tail\" in \"proof.cases\" must be a whole number");
    if (!entry.contains("weights")) continue;
    if (!entry.contains("low") || !to_square(entry["low"], one.box.low) ||
        !entry.contains("high") || !to_square(entry["high"], one.box.high))
      return proof.fail("\"low\" and \"high\" in \"proof.cases\" must be squares [x,y]");
    if (!entry["weights"].is_array())
      return proof.fail("\"weights\" in \"proof.cases\" must be an array");
    for (const Json& weight : entry["weights"])
      if (!integer(weight, one.values.emplace_back()))
        return proof.fail("\"weights\" in \"proof.cases\" must be whole numbers");
  }
  return true;
}

bool read_proof(JsonObject& proof, Answer& answer) {
  std::string type;
  std::int64_t number = 0;
  if (!proof.text("type", type)) return false;
  if (type == "pagoda") {
    WindowPagoda pagoda;
    if (!proof.number("margin", 0, most_margin, number) || !read_cases(proof, false, pagoda.cases))
      return false;
    pagoda.margin = static_cast<std::int32_t>(number);
    answer.proof = std::move(pagoda);
    return true;
  }
  if (type == "pagoda-plane") {
    PlanePagoda pagoda;
    if (!read_cases(proof, true, pagoda.cases)) return false;
    answer.proof = std::move(pagoda);
    return true;
  }
  if (type != "exhausted")
    return proof.fail("\"proof.type\" must be \"pagoda\", \"pagoda-plane\" or \"exhausted\"");
  if (!proof.number("positions", 0, std::numeric_limits<std::int64_t>::max(), number)) return false;
  answer.proof = Exhausted{static_cast<std::uint64_t>(number)};
  return true;
}

bool read_json(const Puzzle& puzzle, JsonObject& json, Answer& answer) {
  if (!read_head(json, "peg-army", solo_verdicts(), minima, answer)) return false;
  if (answer.verdict == Verdict::solvable) {
    const Json* moves = json.get("moves");
    if (!json.squares("army", answer.army) || moves == nullptr) return false;
    if (!moves->is_array()) return json.fail("\"moves\" must be an array");
    for (const Json& move : *moves)
      if (!to_move(move, !puzzle.tuples.empty(), answer.moves.emplace_back()))
        return json.fail(puzzle.tuples.empty()
                             ? "each entry of \"moves\" must be a jump [[x,y],[x,y]]"
                             : "each entry of \"moves\" must be {\"at\":[x,y],\"move\":i}");
  }
  if (!json.has("proof")) return true;
  JsonObject proof = json.object("proof");
  if (!proof.failed()) read_proof(proof, answer);
  return json.merge(proof);
}

// The words of a line of a text answer, one by one; the first error stays.
class Words {
public:
  Words(const Text& text, const TextLine& line) : text_(&text), line_(&line), rest_(line.value) {}

  bool take(std::string_view word) {
    skip();
    if (rest_.substr(0, word.size()) != word) return false;
    rest_.remove_prefix(word.size());
    return true;
  }
  bool square(Square& square) {
    skip();
    const std::optional<Square> found = take_square(rest_);
    if (found) square = *found;
    return found.has_value() || fail("a square");
  }
  template <class Integer>
  bool integer(Integer& value) {
    skip();
    const char* const end = rest_.data() + rest_.size();
    const auto [stop, problem] = std::from_chars(rest_.data(), end, value);
    if (problem != std::errc{}) return fail("a number");
    rest_.remove_prefix(static_cast<std::size_t>(stop - rest_.data()));
    return true;
  }
  bool at_end() {
    skip();
    return rest_.empty();
  }
  bool end() { return at_end() || fail("the end of the line"); }
  bool fail(std::string_view expected) {
    const auto column = line_->column + (rest_.data() - line_->value.data());
    error_ = {text_->file, line_->line, column,
              fmt::format("expected {}, found {}", expected,
                          rest_.empty() ? "the end of the line"
                                        : in_quotes(rest_.substr(0, rest_.find(' '))))};
    return false;
  }
  const InputError& error() const { return error_; }

private:
  void skip() { rest_.remove_prefix(std::min(rest_.find_first_not_of(' '), rest_.size())); }
  const Text* text_;
  const TextLine* line_;
  std::string_view rest_;
  InputError error_;
};

bool read_move(Words& words, bool has_tuples, Move& move) {
  if (has_tuples)
    return (words.take("move") || words.fail("`move`")) && words.integer(move.tuple) &&
           (words.take("at") || words.fail("`at`")) && words.square(move.at) && words.end();
  Square from, to;
  if (!words.square(from) || !(words.take("-") || words.fail("`-`")) || !words.square(to) ||
      !words.end())
    return false;
  move = jump(from, to);
  return true;
}

bool read_case(Words& words, Weights& one) {
  one.box = {{1, 1}, {0, 0}};
  if (words.take("last")) {
    if (!words.integer(one.last.emplace())) return false;
  }
  if (!words.take("tail")) return words.fail("`tail`");
  if (!words.integer(one.tail)) return false;
  if (!words.take("box")) return words.end();
  if (!words.integer(one.box.low.x) || !words.integer(one.box.low.y) ||
      !words.integer(one.box.high.x) || !words.integer(one.box.high.y))
    return false;
  if (!words.take("weights")) return words.fail("`weights`");
  while (!words.at_end())
    if (!words.integer(one.values.emplace_back())) return false;
  return true;
}

Result<Answer> read_words(const Puzzle& puzzle, const Text& text) {
  Result<TextAnswer> read = read_text_answer(text, solo_verdicts(), minima, proofs);
  if (!read) return read.error();
  Answer answer;
  static_cast<AnswerHead&>(answer) = std::move(read->head);
  answer.has_tuples = !puzzle.tuples.empty();
  for (const TextLine& line : read->moves) {
    Words words(text, line);
    if (!read_move(words, answer.has_tuples, answer.moves.emplace_back())) return words.error();
  }
  std::vector<Weights> cases;
  std::int32_t margin = 0;
  Exhausted exhausted;
  for (const TextLine& line : read->keys) {
    Words words(text, line);
    bool fine = true;
    if (line.key == "army") {
      while (fine && !words.at_end()) fine = words.square(answer.army.emplace_back());
    } else if (line.key == "case") {
      fine = read_case(words, cases.emplace_back());
    } else if (line.key == "margin") {
      fine = words.integer(margin) && words.end();
    } else if (line.key == "positions") {
      fine = words.integer(exhausted.positions) && words.end();
    }
    if (!fine) return words.error();
  }
  if (read->proof == "pagoda") answer.proof = WindowPagoda{margin, std::move(cases)};
  if (read->proof == "pagoda-plane") answer.proof = PlanePagoda{std::move(cases)};
  if (read->proof == "exhausted") answer.proof = exhausted;
  return answer;
}

}  // namespace

Result<Answer> read_answer(const Puzzle& puzzle, const Text& text) {
  if (!is_json(text.content)) return read_words(puzzle, text);
  JsonObject json(text);
  Answer answer;
  answer.has_tuples = !puzzle.tuples.empty();
  if (json.failed() || !read_json(puzzle, json, answer)) return json.error();
  return answer;
}

}  // namespace hardboard::peg_army
