// Answers of moderate size as JSON: read whole, and asked for what must be there. What is missing
// or of the wrong shape is said in one line that names the key. (Answers with millions of captures
// are streamed: answer_json.h.)
#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "base/square.h"
#include "base/text.h"
#include "proofs/answer_head.h"

namespace hardboard {

// Keys in the order in which they are set.
using Json = nlohmann::ordered_json;

// A JSON object on its way into an answer. Getters return false, and keep the first error, when the
// key is missing or its value is not what it should be; so a reader is a chain of && and at the
// end asks for error().
class JsonObject {
public:
  // Refuses what is no JSON (with line and column) or no object. `text` must outlive it.
  // O(size of the text) time and memory.
  explicit JsonObject(const Text& text);

  bool has(std::string_view key) const;
  // The value of a key, which must be there; nullptr if it is not, or after an error.
  const Json* get(std::string_view key);
  // Likewise, and it must be an array.
  const Json* array(std::string_view key);

  bool text(std::string_view key, std::string& value);
  bool number(std::string_view key, std::int64_t least, std::int64_t most, std::int64_t& value);
  bool squares(std::string_view key, std::vector<Square>& value);
  bool integers(std::string_view key, std::int64_t least, std::int64_t most,
                std::vector<std::int64_t>& value);

  // The object behind a key, sharing its errors with this one through merge().
  JsonObject object(std::string_view key);
  // Those of an array of objects, likewise.
  bool objects(std::string_view key, std::vector<JsonObject>& value);
  // Takes over the error of an object that object() gave. False if there is one.
  bool merge(const JsonObject& inner);

  // Sets the error; always false.
  bool fail(std::string message);
  bool failed() const { return error_.has_value(); }
  InputError error() const { return *error_; }

private:
  JsonObject() = default;
  JsonObject inside(std::string path) const;

  std::string file_, path_;
  std::int64_t line_ = 1;
  Json json_;
  std::optional<InputError> error_;
};

// [x,y] with 32-bit coordinates.
bool to_square(const Json& json, Square& square);
Json to_json(Square square);
Json to_json(const std::vector<Square>& squares);

// The keys that all answers share. `minima` are the keys that --minimize may set in this kind, and
// `verdicts` the words that may stand behind "answer".
bool read_head(JsonObject& json, std::string_view kind, const std::vector<Verdict>& verdicts,
               const std::vector<std::string_view>& minima, AnswerHead& head);

// The same in writing: begin_json sets kind, answer, method and source, the caller its moves, and
// end_json count, minimum and bound, the proof (null for none), remark and seconds; then the line
// is printed. O(size of the answer).
Json begin_json(std::string_view kind, const AnswerHead& head);
void end_json(std::ostream& out, Json json, const AnswerHead& head, Json proof);

}  // namespace hardboard
