// Answers to peg solitaire, read: JSON and words.
#include <algorithm>
#include <charconv>
#include <fmt/format.h>
#include <limits>

#include "proofs/answer_words.h"
#include "proofs/json_cursor.h"
#include "proofs/json_object.h"
#include "proofs/text_answer.h"
#include "puzzles/peg_solitaire/answer.h"

namespace hardboard::peg_solitaire {
namespace {

constexpr std::int64_t largest = std::numeric_limits<std::int64_t>::max();
const std::vector<std::string_view> minima(minimum_words.begin(), minimum_words.end());

// The checker takes linear time for each function, so their number is bounded.
constexpr std::size_t most_functions = 1000;

bool to_weight(const Json& json, Weight& weight) {
  if (!json.is_array() || json.size() != 3 || !json[2].is_number_integer()) return false;
  if (json[2].is_number_unsigned() && json[2].get<std::uint64_t>() > most_weight) return false;
  weight.weight = json[2].get<std::int64_t>();
  return weight.weight >= -most_weight && weight.weight <= most_weight &&
         to_square(Json::array({json[0], json[1]}), weight.hole);
}

// A list of lists; `add(entry, list)` says false where an entry is not what it should be.
template <class Function, class Add>
bool read_functions(JsonObject& json, std::string_view key, std::string_view entry_words,
                    std::vector<Function>& functions, Add add) {
  const Json* lists = json.get(key);
  if (lists == nullptr) return false;
  const auto shape = [&] {
    return json.fail(
        fmt::format("\"proof.{}\" must be an array of arrays of {}", key, entry_words));
  };
  if (!lists->is_array()) return shape();
  if (lists->size() > most_functions)
    return json.fail(fmt::format("\"proof.{}\" has more than {} entries", key, most_functions));
  for (const Json& list : *lists) {
    if (!list.is_array()) return shape();
    Function& function = functions.emplace_back();
    for (const Json& entry : list)
      if (!add(entry, function)) return shape();
  }
  return true;
}

bool read_colourings(JsonObject& json, std::vector<Colouring>& colourings) {
  return read_functions(json, "colourings", "squares [x,y]", colourings,
                        [](const Json& entry, Colouring& colouring) {
                          return to_square(entry, colouring.coloured.emplace_back());
                        });
}

bool read_weights(JsonObject& json, std::vector<Pagoda>& pagodas) {
  return read_functions(json, "weights",
                        fmt::format("weights [x,y,w], w up to {} either way", most_weight), pagodas,
                        [](const Json& entry, Pagoda& pagoda) {
                          return to_weight(entry, pagoda.weights.emplace_back());
                        });
}

bool read_proof(JsonObject& json, Proof& proof) {
  std::string type;
  if (!json.text("type", type)) return false;
  if (type == "position-class")
    return read_colourings(json, proof.emplace<PositionClass>().colourings);
  if (type == "sieve") return read_weights(json, proof.emplace<Sieve>().weights);
  if (type == "pagoda") {
    Pagodas& pagodas = proof.emplace<Pagodas>();
    return read_weights(json, pagodas.pagodas) &&
           (!json.has("colourings") || read_colourings(json, pagodas.colourings));
  }
  if (type != "exhausted") return json.fail("no such type of proof: " + quote(type));
  std::int64_t positions = 0;
  if (!json.number("positions", 0, largest, positions)) return false;
  proof = Exhausted{static_cast<std::uint64_t>(positions)};
  return true;
}

bool read_moves(JsonObject& json, std::vector<Jump>& moves) {
  const Json* list = json.array("moves");
  if (list == nullptr) return false;
  moves.reserve(list->size());
  for (const Json& entry : *list) {
    Jump& jump = moves.emplace_back();
    if (!entry.is_array() || entry.size() != 2 || !to_square(entry[0], jump.from) ||
        !to_square(entry[1], jump.to))
      return json.fail("each entry of \"moves\" must be a jump [[x,y],[x,y]]");
  }
  return true;
}

bool read_number(JsonObject& json, std::string_view key, std::optional<std::uint64_t>& value) {
  std::int64_t number = 0;
  if (!json.has(key)) return true;
  if (!json.number(key, 0, largest, number)) return false;
  value = static_cast<std::uint64_t>(number);
  return true;
}

Result<Answer> read_json(const Text& text) {
  JsonObject json(text);
  Answer answer;
  const auto read = [&] {
    if (!read_head(json, "peg-solitaire", solo_verdicts(), minima, answer)) return false;
    const bool needs_moves = answer.verdict == Verdict::solvable || json.has("moves");
    if (needs_moves && !read_moves(json, answer.moves)) return false;
    if (!read_number(json, "positions", answer.positions) ||
        !read_number(json, "winnable", answer.winnable))
      return false;
    if (!json.has("proof")) return true;
    JsonObject proof = json.object("proof");
    return !json.failed() && (read_proof(proof, answer.proof), json.merge(proof));
  };
  if (!read()) return json.error();
  return answer;
}

class TextReader {
public:
  TextReader(const Text& text, const TextAnswer& read) : file_(text.file), read_(read) {}

  Result<Answer> answer() {
    static_cast<AnswerHead&>(answer_) = read_.head;
    bool good = start_proof();
    for (const TextLine& line : read_.moves) good = good && add_move(line);
    for (const TextLine& line : read_.keys) good = good && add_key(line);
    if (!good) return error_;
    return std::move(answer_);
  }

private:
  bool fail(const TextLine& line, std::string_view at, std::string message) {
    error_ = {file_, line.line, line.column + (at.data() - line.value.data()), std::move(message)};
    return false;
  }

  bool start_proof() {
    if (read_.proof == "position-class") answer_.proof = PositionClass{};
    if (read_.proof == "pagoda") answer_.proof = Pagodas{};
    if (read_.proof == "sieve") answer_.proof = Sieve{};
    if (read_.proof != "exhausted") return true;
    std::uint64_t positions = 0;
    const std::string_view words = read_.because;
    const auto [stop, fault] =
        std::from_chars(words.data(), words.data() + words.size(), positions);
    if (fault != std::errc()) {
      error_ = {file_, read_.first_line, 0, "a number of positions is expected behind the colon"};
      return false;
    }
    answer_.proof = Exhausted{positions};
    return true;
  }

  // "d2-d4-b4"
  bool add_move(const TextLine& line) {
    std::string_view rest = line.value;
    std::optional<Square> from = take_square(rest);
    do {
      const bool is_jump = from && !rest.empty() && rest[0] == '-';
      if (is_jump) rest.remove_prefix(1);
      const std::optional<Square> to = is_jump ? take_square(rest) : std::nullopt;
      if (!to) return fail(line, line.value, "this is no move: " + quote(line.value));
      answer_.moves.push_back({*from, *to});
      from = to;
    } while (!rest.empty());
    return true;
  }

  bool add_key(const TextLine& line) {
    if (line.key == "positions") return number(line, answer_.positions);
    if (line.key == "winnable") return number(line, answer_.winnable);
    auto* const classes = std::get_if<PositionClass>(&answer_.proof);
    auto* const pagodas = std::get_if<Pagodas>(&answer_.proof);
    auto* const sieve = std::get_if<Sieve>(&answer_.proof);
    if (line.key == "coloured" && classes != nullptr) return colouring(line, classes->colourings);
    if (line.key == "coloured" && pagodas != nullptr) return colouring(line, pagodas->colourings);
    if (line.key == "weights" && pagodas != nullptr) return weights(line, pagodas->pagodas);
    if (line.key == "weights" && sieve != nullptr) return weights(line, sieve->weights);
    return fail(line, line.value, "unknown here: " + quote(line.key));
  }

  bool number(const TextLine& line, std::optional<std::uint64_t>& value) {
    const char* const end = line.value.data() + line.value.size();
    const auto [stop, fault] = std::from_chars(line.value.data(), end, value.emplace());
    return (fault == std::errc() && stop == end) || fail(line, line.value, "a number is expected");
  }

  // The words of a line, one by one; `take(word)` says false to one that is wrong.
  template <class Function, class Take>
  bool words(const TextLine& line, std::string_view expected, std::vector<Function>& functions,
             Take take) {
    if (functions.size() == most_functions)
      return fail(line, line.value, fmt::format("more than {} such lines", most_functions));
    Function& function = functions.emplace_back();
    std::string_view rest = line.value;
    while (!rest.empty()) {
      const std::string_view word = rest.substr(0, rest.find(' '));
      std::string_view unread = word;
      if (!take(unread, function) || !unread.empty())
        return fail(line, word, fmt::format("{} is expected, not {}", expected, quote(word)));
      rest.remove_prefix(word.size());
      rest.remove_prefix(std::min(rest.find_first_not_of(' '), rest.size()));
    }
    return true;
  }

  bool colouring(const TextLine& line, std::vector<Colouring>& colourings) {
    return words(line, "a hole", colourings, [](std::string_view& word, Colouring& function) {
      const std::optional<Square> hole = take_square(word);
      if (hole) function.coloured.push_back(*hole);
      return hole.has_value();
    });
  }

  bool weights(const TextLine& line, std::vector<Pagoda>& pagodas) {
    const std::string expected =
        fmt::format("a weight such as d4=21, up to {} either way,", most_weight);
    return words(line, expected, pagodas, [](std::string_view& word, Pagoda& function) {
      const std::optional<Square> hole = take_square(word);
      if (!hole || word.empty() || word[0] != '=') return false;
      Weight weight{*hole, 0};
      const auto [stop, fault] =
          std::from_chars(word.data() + 1, word.data() + word.size(), weight.weight);
      if (fault != std::errc()) return false;
      word.remove_prefix(static_cast<std::size_t>(stop - word.data()));
      function.weights.push_back(weight);
      return weight.weight >= -most_weight && weight.weight <= most_weight;
    });
  }

  const std::string& file_;
  const TextAnswer& read_;
  Answer answer_;
  InputError error_;
};

Result<Answer> read_text(const Text& text) {
  static const std::vector<std::string_view> proofs(proof_words.begin() + 1, proof_words.end());
  const Result<TextAnswer> read = read_text_answer(text, solo_verdicts(), minima, proofs);
  if (!read) return read.error();
  return TextReader(text, *read).answer();
}

}  // namespace

Result<Answer> read_answer(const Puzzle&, const Text& text) {
  return is_json(text.content) ? read_json(text) : read_text(text);
}

}  // namespace hardboard::peg_solitaire
