// The result of a reader: the value that it read, or an error with its place.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <variant>

#include "base/contract.h"

namespace hardboard {

// Bad input as a value. Lines and columns count from 1; 0 means that the place is not known.
struct InputError {
  std::string file;
  std::int64_t line = 0;
  std::int64_t column = 0;
  std::string message;
  bool is_of_limits = false;  // larger limits may help
};

// "FILE:LINE:COLUMN: message" on one line without a line end; unknown parts of the place are left
// out.
std::string to_string(const InputError& error);

// An error in words alone, whose place the caller may add.
inline InputError error_in_words(std::string message) {
  return {"", 0, 0, std::move(message)};
}

// The input is not bad, but needs more than the limits allow.
inline InputError over_limits(std::string message) {
  return {"", 0, 0, std::move(message), true};
}

// The same error, of a file as a whole.
inline InputError in_file(InputError error, std::string file) {
  return {std::move(file), 0, 0, std::move(error.message), error.is_of_limits};
}

// The same error with more words.
inline InputError in_other_words(const InputError& error, std::string message) {
  return {error.file, error.line, error.column, std::move(message), error.is_of_limits};
}

template <class T>
class [[nodiscard]] Result {
public:
  Result(T value) : content_(std::in_place_index<0>, std::move(value)) {}
  Result(InputError error) : content_(std::in_place_index<1>, std::move(error)) {}

  bool ok() const { return content_.index() == 0; }
  explicit operator bool() const { return ok(); }
  T& value() & {
    promise(ok(), "there is a value");
    return std::get<0>(content_);
  }
  const T& value() const& {
    promise(ok(), "there is a value");
    return std::get<0>(content_);
  }
  T&& value() && {
    promise(ok(), "there is a value");
    return std::get<0>(std::move(content_));
  }
  T& operator*() & { return value(); }
  const T& operator*() const& { return value(); }
  T* operator->() { return &value(); }
  const T* operator->() const { return &value(); }
  const InputError& error() const {
    promise(!ok(), "there is an error");
    return std::get<1>(content_);
  }

private:
  std::variant<T, InputError> content_;
};

}  // namespace hardboard
