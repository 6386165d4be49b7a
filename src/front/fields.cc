#include "front/fields.h"

#include <algorithm>
#include <cstdint>
#include <fmt/format.h>

#include "base/text.h"

namespace hardboard::front {
namespace {

using Type = Setting::Type;

bool is_whole(const Asked& json) {
  return json.is_number_integer() || json.is_number_unsigned();
}

// A value as the words that a setting checks; nothing if the type of the JSON is wrong.
std::optional<std::string> words_of(const Setting& setting, const Asked& json) {
  const bool is_number = setting.type == Type::number || setting.type == Type::real;
  if (is_number && json.is_number()) return json.dump();
  if (setting.type == Type::size && is_whole(json)) return json.dump();
  if (!is_number && json.is_string()) return json.get<std::string>();
  return std::nullopt;
}

// JSON for a message: as it is, and short.
std::string json_in_quotes(const Asked& json) {
  if (json.is_object()) return "an object";
  if (json.is_array()) return "a list";
  return in_quotes(json.dump(-1, ' ', false, Asked::error_handler_t::replace));
}

bool is_place(const Asked& json) {
  return json.is_number_integer() ||
         (json.is_array() && json.size() == 2 && is_whole(json[0]) && is_whole(json[1]));
}

bool has_shape(Field::Shape shape, const Asked& json) {
  const auto all = [&](auto fits) { return std::all_of(json.begin(), json.end(), fits); };
  switch (shape) {
    case Field::Shape::words:
      return json.is_array() && all([](const Asked& item) { return item.is_string(); });
    case Field::Shape::values:
      return json.is_object() && all([](const Asked& item) {
               return item.is_string() || item.is_number() || item.is_boolean();
             });
    case Field::Shape::places:
      return json.is_array() && all(is_place);
    case Field::Shape::document:
      return json.is_string() || json.is_object();
    case Field::Shape::value:
      break;
  }
  return true;
}

InputError bad(const Field& field, const Asked& json, const std::string& expected) {
  return error_in_words(fmt::format("the field `{}`: expected {}, not {}", field.setting.name,
                                    expected, json_in_quotes(json)));
}

}  // namespace

std::string in_words(const Field& field) {
  switch (field.shape) {
    case Field::Shape::words:
      return "a list of strings";
    case Field::Shape::values:
      return "an object of strings, numbers and booleans";
    case Field::Shape::places:
      return "a list of places, [x,y] or a number";
    case Field::Shape::document:
      return "a string or an object";
    case Field::Shape::value:
      break;
  }
  return field.setting.type == Type::text ? "a string" : expected(field.setting);
}

Result<Fields> Fields::from(std::span<const Field> rows, const Asked& request) {
  Fields fields;
  std::map<std::string, std::string, std::less<>> given;
  std::size_t taken = 0;
  for (const Field& field : rows) {
    const std::string name(field.setting.name);
    if (field.shape == Field::Shape::value) fields.settings_.push_back(field.setting);
    const auto found = request.find(name);
    if (found == request.end()) {
      if (!field.is_required) continue;
      return error_in_words(fmt::format("the field `{}` is missing: {}", name, in_words(field)));
    }
    ++taken;
    const Asked& json = *found;
    if (field.shape != Field::Shape::value) {
      if (!has_shape(field.shape, json)) return bad(field, json, in_words(field));
      fields.lists_.emplace(name, json);
    } else if (field.setting.type == Type::flag) {
      if (!json.is_boolean()) return bad(field, json, in_words(field));
      if (json.get<bool>()) given.emplace(name, "");
    } else {
      const std::optional<std::string> words = words_of(field.setting, json);
      if (!words) return bad(field, json, in_words(field));
      if (!fault_of(field.setting, *words).empty())
        return bad(field, json, expected(field.setting, *words));
      given.emplace(name, *words);
    }
  }
  if (taken < request.size()) {
    for (const auto& [name, json] : request.items()) {
      const auto is_known = [&name = name](const Field& field) {
        return field.setting.name == name;
      };
      if (std::any_of(rows.begin(), rows.end(), is_known)) continue;
      return error_in_words(fmt::format("there is no field {} in this request", in_quotes(name)));
    }
  }
  Result<Values> values = Values::from(fields.settings_, std::move(given));
  if (!values) return values.error();
  fields.values_ = std::move(values).value();
  return fields;
}

bool Fields::given(std::string_view name) const {
  return values_.given(name) || lists_.contains(name);
}

std::vector<std::string> Fields::words(std::string_view name) const {
  const auto found = lists_.find(name);
  return found == lists_.end() ? std::vector<std::string>()
                               : found->second.get<std::vector<std::string>>();
}

std::map<std::string, std::string, std::less<>> Fields::values(std::string_view name) const {
  std::map<std::string, std::string, std::less<>> values;
  const auto found = lists_.find(name);
  if (found == lists_.end()) return values;
  for (const auto& [key, json] : found->second.items())
    values[key] = json.is_string() ? json.get<std::string>() : json.dump();
  return values;
}

std::vector<PlaceNumbers> Fields::places(std::string_view name) const {
  std::vector<PlaceNumbers> places;
  const auto found = lists_.find(name);
  if (found == lists_.end()) return places;
  for (const Asked& json : found->second)
    places.push_back(json.is_array() ? json.get<PlaceNumbers>()
                                     : PlaceNumbers{json.get<std::int64_t>()});
  return places;
}

std::string Fields::document(std::string_view name) const {
  const Asked& json = lists_.find(name)->second;
  return json.is_string() ? json.get<std::string>()
                          : json.dump(-1, ' ', false, Asked::error_handler_t::replace);
}

}  // namespace hardboard::front
