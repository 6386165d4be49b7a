#include "front/front.h"

#include <algorithm>
#include <exception>
#include <fmt/format.h>
#include <new>
#include <set>
#include <string>
#include <vector>

#include "base/escaped_json.h"
#include "base/text.h"
#include "front/requests.h"

namespace hardboard::front {
namespace {

// The version of the requests and replies; docs/api.md says what may change within one.
constexpr int version = 1;

// No request nests deeper than a list of places in an object.
constexpr int deepest = 32;

std::string text_of(const Json& reply) {
  return with_c1_escaped(reply.dump(-1, ' ', false, Json::error_handler_t::replace));
}

// The error of a text in a request has the name of the field as its file.
std::string failed(const InputError& error) {
  Json words = {{"message", error.message}};
  if (!error.file.empty()) words["field"] = error.file;
  if (error.line > 0) words["line"] = error.line;
  if (error.column > 0) words["column"] = error.column;
  return text_of({{"api", version}, {"ok", false}, {"error", words}});
}

Result<Asked> parsed(std::string_view request) {
  if (request.size() > longest_request) {
    return error_in_words(fmt::format("the request has {} bytes; expected at most {}",
                                      request.size(), longest_request));
  }
  if (auto error = check_encoding({"", request})) return *error;
  bool is_deep = false;
  std::string repeated;                      // a name that an object has twice
  std::vector<std::set<std::string>> names;  // of the open objects
  const auto is_wanted = [&](int depth, Asked::parse_event_t event, Asked& value) {
    is_deep = is_deep || depth > deepest;
    if (event == Asked::parse_event_t::object_start) names.emplace_back();
    if (event == Asked::parse_event_t::object_end && !names.empty()) names.pop_back();
    if (event == Asked::parse_event_t::key && !names.empty()) {
      const auto name = value.get<std::string>();
      if (!names.back().insert(name).second && repeated.empty()) repeated = in_quotes(name);
    }
    return !is_deep;
  };
  try {
    Asked json = Asked::parse(request, is_wanted);
    if (is_deep) return error_in_words(fmt::format("lists nested deeper than {}", deepest));
    if (!repeated.empty()) return error_in_words(fmt::format("{} is given twice", repeated));
    if (json.is_object()) return json;
    return error_in_words("expected an object of JSON");
  } catch (const Asked::parse_error& error) {
    const std::size_t at = std::min(request.size(), error.byte == 0 ? 0 : error.byte - 1);
    const std::string_view before = request.substr(0, at);
    const auto line = std::count(before.begin(), before.end(), '\n');
    const std::size_t begin = before.rfind('\n') + 1;  // 0 if there is none
    return InputError{"", line + 1, static_cast<std::int64_t>(at - begin) + 1,
                      at == request.size() ? "the JSON ends too early" : "this is no JSON"};
  } catch (const Asked::out_of_range&) {
    return error_in_words("a number of the JSON is too large");
  }
}

const Request* request_named(std::string_view name) {
  for (const Request& row : requests())
    if (row.name == name) return &row;
  return nullptr;
}

Result<Json> result_of(Asked& asked, const Limits& limits) {
  if (const auto api = asked.find("api"); api == asked.end() || *api != version)
    return error_in_words(fmt::format("expected the field \"api\":{}", version));
  const auto name = asked.find("do");
  const Request* const row =
      name != asked.end() && name->is_string() ? request_named(name->get<std::string>()) : nullptr;
  if (row == nullptr) {
    std::string names;
    for (const Request& one : requests())
      names += fmt::format("{}{}", names.empty() ? "" : ", ", one.name);
    return error_in_words(fmt::format("the field `do`: expected one of {}", names));
  }
  asked.erase("api");
  asked.erase("do");
  const Result<Fields> fields = Fields::from(row->fields, asked);
  if (!fields) return fields.error();
  return row->answer(*fields, limits);
}

}  // namespace

std::string answer(std::string_view request, const Limits& limits) {
  try {
    Result<Asked> asked = parsed(request);
    if (!asked) return failed(asked.error());
    Result<Json> result = result_of(*asked, limits);
    if (!result) return failed(result.error());
    Json reply = {{"api", version}, {"ok", true}};
    for (auto& [key, value] : result->items()) reply[key] = std::move(value);
    return text_of(reply);
  } catch (const std::bad_alloc&) {
    throw;
  } catch (const std::exception& error) {
    // A promise broken inside the program: no reply is better than a wrong one.
    return failed(error_in_words(fmt::format("internal error: {}", error.what())));
  }
}

}  // namespace hardboard::front
