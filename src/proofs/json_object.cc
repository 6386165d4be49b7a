#include "proofs/json_object.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <fmt/format.h>
#include <limits>

#include "proofs/answer_words.h"
#include "proofs/json_cursor.h"

namespace hardboard {
namespace {

// Deeper brackets are no answer, and would only use up the parser's stack.
constexpr int deepest = 16;

// Where the byte stands: line and column in the file.
InputError error_at(const Text& text, std::size_t byte, std::string message) {
  const std::string_view before = text.content.substr(0, std::min(byte, text.content.size()));
  const auto lines = std::count(before.begin(), before.end(), '\n');
  const std::size_t column = before.size() - (before.rfind('\n') + 1) + 1;
  return {text.file, text.first_line + lines, static_cast<std::int64_t>(column),
          std::move(message)};
}

bool to_integer(const Json& json, std::int64_t least, std::int64_t most, std::int64_t& value) {
  if (!json.is_number_integer()) return false;
  constexpr std::uint64_t largest = std::numeric_limits<std::int64_t>::max();
  if (json.is_number_unsigned() && json.get<std::uint64_t>() > largest) return false;
  value = json.get<std::int64_t>();
  return least <= value && value <= most;
}

}  // namespace

JsonObject::JsonObject(const Text& text) : file_(text.file), line_(text.first_line) {
  std::size_t begin = 0;
  if (text.content.substr(0, 3) == "\xEF\xBB\xBF") begin = 3;
  bool is_too_deep = false;
  try {
    json_ = Json::parse(text.content.begin() + begin, text.content.end(),
                        [&](int depth, Json::parse_event_t, Json&) {
                          is_too_deep = is_too_deep || depth > deepest;
                          if (depth > deepest) throw std::length_error("");
                          return true;
                        });
  } catch (const Json::parse_error& error) {
    const std::string_view what = error.what();
    const std::size_t at = what.find("syntax error");
    const std::string_view words =
        at == std::string_view::npos
            ? what
            : what.substr(at, std::min(what.find("; last read", at) - at, std::size_t{150}));
    error_ = error_at(text, begin + error.byte - 1, fmt::format("this is no JSON: {}", words));
    return;
  } catch (const Json::out_of_range&) {
    fail("a number is out of range");
    return;
  } catch (const std::length_error&) {
    fail("brackets are nested too deeply for an answer");
    return;
  }
  if (!json_.is_object()) fail("an answer must be an object");
}

bool JsonObject::fail(std::string message) {
  if (!error_) error_ = InputError{file_, line_, 0, std::move(message)};
  return false;
}

bool JsonObject::has(std::string_view key) const {
  return !error_ && json_.contains(std::string(key));
}

const Json* JsonObject::get(std::string_view key) {
  if (error_) return nullptr;
  const auto found = json_.find(std::string(key));
  if (found != json_.end()) return &*found;
  fail(fmt::format("the key \"{}{}\" is missing", path_, key));
  return nullptr;
}

bool JsonObject::text(std::string_view key, std::string& value) {
  const Json* json = get(key);
  if (json == nullptr) return false;
  if (!json->is_string()) return fail(fmt::format("\"{}{}\" must be a string", path_, key));
  value = json->get<std::string>();
  if (value.size() <= most_text) return true;
  return fail(fmt::format("\"{}{}\" is longer than {} bytes", path_, key, most_text));
}

bool JsonObject::number(std::string_view key, std::int64_t least, std::int64_t most,
                        std::int64_t& value) {
  const Json* json = get(key);
  if (json == nullptr) return false;
  if (to_integer(*json, least, most, value)) return true;
  return fail(
      fmt::format("\"{}{}\" must be a whole number from {} to {}", path_, key, least, most));
}

const Json* JsonObject::array(std::string_view key) {
  const Json* json = get(key);
  if (json == nullptr || json->is_array()) return json;
  fail(fmt::format("\"{}{}\" must be an array", path_, key));
  return nullptr;
}

bool JsonObject::squares(std::string_view key, std::vector<Square>& value) {
  const Json* json = array(key);
  if (json == nullptr) return false;
  value.clear();
  value.reserve(json->size());
  for (const Json& entry : *json) {
    if (!to_square(entry, value.emplace_back()))
      return fail(fmt::format("each entry of \"{}{}\" must be a square [x,y]", path_, key));
  }
  return true;
}

bool JsonObject::integers(std::string_view key, std::int64_t least, std::int64_t most,
                          std::vector<std::int64_t>& value) {
  const Json* json = array(key);
  if (json == nullptr) return false;
  value.clear();
  value.reserve(json->size());
  for (const Json& entry : *json) {
    if (!to_integer(entry, least, most, value.emplace_back())) {
      return fail(fmt::format("each entry of \"{}{}\" must be a whole number from {} to {}", path_,
                              key, least, most));
    }
  }
  return true;
}

JsonObject JsonObject::inside(std::string path) const {
  JsonObject inner;
  inner.file_ = file_;
  inner.line_ = line_;
  inner.path_ = std::move(path);
  return inner;
}

JsonObject JsonObject::object(std::string_view key) {
  JsonObject inner = inside(fmt::format("{}{}.", path_, key));
  const Json* json = get(key);
  if (json != nullptr && !json->is_object())
    fail(fmt::format("\"{}{}\" must be an object", path_, key));
  if (error_) {
    inner.error_ = error_;
  } else {
    inner.json_ = *json;
  }
  return inner;
}

bool JsonObject::objects(std::string_view key, std::vector<JsonObject>& value) {
  const Json* json = array(key);
  if (json == nullptr) return false;
  value.clear();
  value.reserve(json->size());
  for (const Json& entry : *json) {
    if (!entry.is_object())
      return fail(fmt::format("each entry of \"{}{}\" must be an object", path_, key));
    value.push_back(inside(fmt::format("{}{}[{}].", path_, key, value.size())));
    value.back().json_ = entry;
  }
  return true;
}

bool JsonObject::merge(const JsonObject& inner) {
  if (!error_ && inner.error_) error_ = inner.error_;
  return !error_;
}

bool to_square(const Json& json, Square& square) {
  constexpr std::int64_t low = std::numeric_limits<std::int32_t>::min();
  constexpr std::int64_t high = std::numeric_limits<std::int32_t>::max();
  std::int64_t x = 0, y = 0;
  if (!json.is_array() || json.size() != 2) return false;
  if (!to_integer(json[0], low, high, x) || !to_integer(json[1], low, high, y)) return false;
  square = {static_cast<std::int32_t>(x), static_cast<std::int32_t>(y)};
  return true;
}

Json to_json(Square square) {
  return Json::array({square.x, square.y});
}

Json to_json(const std::vector<Square>& squares) {
  Json json = Json::array();
  for (const Square square : squares) json.push_back(to_json(square));
  return json;
}

bool read_head(JsonObject& json, std::string_view kind, const std::vector<Verdict>& verdicts,
               const std::vector<std::string_view>& minima, AnswerHead& head) {
  std::string word;
  if (!json.text("kind", word)) return false;
  if (word != kind)
    return json.fail(
        fmt::format("the answer is for {}, the puzzle is {}", quote(word), quote(kind)));
  if (!json.text("answer", word)) return false;
  const std::optional<Verdict> verdict = verdict_of(word, verdicts);
  if (!verdict) {
    return json.fail(fmt::format("\"answer\" must be {}, not {}", words_of(verdicts), quote(word)));
  }
  head.verdict = *verdict;
  if (json.has("method") && !json.text("method", head.method)) return false;
  if (json.has("source") && !json.text("source", head.source)) return false;
  if (json.has("remark") && !json.text("remark", head.remark)) return false;
  if (json.has("count")) {
    if (!json.text("count", word)) return false;
    if (!is_decimal(word)) return json.fail("\"count\" must be a decimal number in quotes");
    head.count = word;
  }
  if (json.has("seconds")) {
    const Json* seconds = json.get("seconds");
    if (!seconds->is_number()) return json.fail("\"seconds\" must be a number");
    head.seconds = seconds->get<double>();
  }
  constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max();
  std::int64_t value = 0;
  for (const std::string_view what : minima) {
    if (!json.has(what)) continue;
    if (head.minimum)
      return json.fail(
          fmt::format("\"{}\" and \"{}\" can't both be given", head.minimum->what, what));
    if (!json.number(what, 0, most, value)) return false;
    head.minimum = Minimum{std::string(what), static_cast<std::uint64_t>(value), 0};
  }
  if (!json.has("bound")) return true;
  if (!head.minimum) return json.fail("\"bound\" is given without what it bounds");
  if (!json.number("bound", 0, most, value)) return false;
  head.minimum->bound = static_cast<std::uint64_t>(value);
  return true;
}

Json begin_json(std::string_view kind, const AnswerHead& head) {
  Json json;
  json["kind"] = kind;
  json["answer"] = word_of(head.verdict);
  if (!head.method.empty()) json["method"] = head.method;
  if (!head.source.empty()) json["source"] = head.source;
  return json;
}

void end_json(std::ostream& out, Json json, const AnswerHead& head, Json proof) {
  if (head.count) json["count"] = *head.count;
  if (head.minimum) {
    json[head.minimum->what] = head.minimum->value;
    json["bound"] = head.minimum->bound;
  }
  if (!proof.is_null()) json["proof"] = std::move(proof);
  if (!head.remark.empty()) json["remark"] = head.remark;
  // As short as the streamed answers have it.
  assert(std::isfinite(head.seconds));
  std::string line = json.dump(-1, ' ', false, Json::error_handler_t::replace);
  line.pop_back();
  out << line << fmt::format(R"(,"seconds":{:.4g}}})", head.seconds) << "\n";
}

}  // namespace hardboard
