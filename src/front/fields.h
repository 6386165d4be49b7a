// The fields of requests as rows, upon the settings of kinds/setting.h: from these rows requests
// are checked and documented.
#pragma once

#include <map>
#include <nlohmann/json.hpp>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "kinds/setting.h"

namespace hardboard::front {

// Requests, whose fields are found in O(log fields), and replies, whose objects keep the order in
// which their fields were added.
using Asked = nlohmann::json;
using Json = nlohmann::ordered_json;

struct Field {
  enum class Shape : std::uint8_t {
    value,     // as its setting says: a string, a number, or true
    words,     // a list of strings
    values,    // an object of strings, numbers and booleans, by name
    places,    // a list of places: [x,y] on boards, a number on graphs
    document,  // a string, or an object, which becomes its text
  };
  Setting setting;
  Shape shape = Shape::value;
  bool is_required = false;
};

// A place as a request names it: two numbers on boards, one on graphs.
using PlaceNumbers = std::vector<std::int64_t>;

// The checked fields of a request, which can be moved and not copied: `values_` looks into
// `settings_`.
class Fields {
public:
  Fields(const Fields&) = delete;
  Fields(Fields&&) = default;

  // Checks `request`, an object, against the rows; unknown fields are refused. The error names the
  // field and what was expected. `rows` must outlive the result. O(size of the request).
  static Result<Fields> from(std::span<const Field> rows, const Asked& request);

  bool given(std::string_view name) const;
  bool flag(std::string_view name) const { return values_.flag(name); }
  std::string text(std::string_view name) const { return values_.text(name); }
  std::uint64_t number(std::string_view name) const { return values_.number(name); }
  double real(std::string_view name) const { return values_.real(name); }
  std::size_t bytes(std::string_view name) const { return values_.bytes(name); }
  // Empty if the field was not given.
  std::vector<std::string> words(std::string_view name) const;
  std::map<std::string, std::string, std::less<>> values(std::string_view name) const;
  std::vector<PlaceNumbers> places(std::string_view name) const;
  // The field must have been given.
  std::string document(std::string_view name) const;

private:
  Fields() = default;

  std::vector<Setting> settings_;  // of the fields of one value, for `values_`
  Values values_;
  std::map<std::string, Asked, std::less<>> lists_;
};

// What was expected for a field, in words: "a string", "a whole number from 1 to 3".
std::string in_words(const Field& field);

}  // namespace hardboard::front
