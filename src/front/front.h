// The front: one function that answers requests in JSON. Whoever shows Hardboard to people (the
// page, a WebAssembly build, a script) asks here. There are no sockets, files, signals, threads or
// processes in this room. docs/api.md describes the requests.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "base/limits.h"
#include "front/fields.h"

namespace hardboard::front {

// Longer requests are refused before they are read.
inline constexpr std::size_t longest_request = std::size_t{16} << 20;

// The reply to a request: one line of JSON without a line end, `"ok":true` with the result or
// `"ok":false` with the error. Never throws but std::bad_alloc. The work ends within `limits`,
// which the request can only narrow. Costs what the request asks for, and O(length) to read it.
std::string answer(std::string_view request, const Limits& limits);

// One request: its word, its fields, and what answers it.
struct Request {
  std::string_view name, summary;
  std::span<const Field> fields;
  // The result, without the fields that all replies have, or what is wrong with the request.
  Result<Json> (*answer)(const Fields& fields, const Limits& limits);
};

// All requests, in the order of the documentation.
std::span<const Request> requests();

}  // namespace hardboard::front
