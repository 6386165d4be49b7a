// A file that replaces another one at once, so that a call that ends halfway loses neither.
#pragma once

#include <string>
#include <string_view>
#include <system_error>

namespace hardboard {

// The new content is written to `beside`; put_in_place() gives it the name. Links are followed: the
// file that a link names is replaced, and the link stays.
struct Replacement {
  explicit Replacement(const std::string& name);

  // The file keeps the permissions of the one that it replaces.
  std::error_code put_in_place() const;
  void drop() const;  // removes what was written

  std::string name, beside;
};

// Why no file of this name can be replaced by one that begins with `magic`: it is no file, or a
// file that begins otherwise. Empty if there is none, or an empty one.
std::string why_not_replaced(const std::string& name, std::string_view magic);

}  // namespace hardboard
