// Files that replace others at once: whoever reads one finds the old content or the new one, also
// after a crash.
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

// Replaces the file by the text, on the disk when the call ends. False, with the old file as it
// was and the reason in errno, if it can't be written.
bool replace_file(const std::string& name, const std::string& text);

// Why a table, whose file begins with `magic`, can't take the place of what has this name: the name
// is that of a folder or a device, or of a file that begins otherwise. Empty if nothing has the
// name, or an empty file.
std::string why_no_table_replaced(const std::string& name, std::string_view magic);

}  // namespace hardboard
