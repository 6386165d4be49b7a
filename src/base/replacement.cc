#include "base/replacement.h"

#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <unistd.h>

#include "base/owned_file.h"

namespace hardboard {

namespace fs = std::filesystem;

Replacement::Replacement(const std::string& given) : name(given) {
  constexpr int most_links = 40;  // as the system has it; what a circle of links names is no file
  std::error_code error;
  for (int i = 0; i < most_links && fs::is_symlink(name, error); ++i)
    name = (fs::path(name).parent_path() / fs::read_symlink(name, error)).string();
  beside = name + ".hardboard-part";
}

std::error_code Replacement::put_in_place() const {
  std::error_code error;
  const fs::file_status old = fs::status(name, error);
  if (fs::exists(old)) fs::permissions(beside, old.permissions(), error);
  fs::rename(beside, name, error);
  return error;
}

void Replacement::drop() const {
  std::error_code ignored;
  fs::remove(beside, ignored);
}

bool replace_file(const std::string& name, const std::string& text) {
  const Replacement replacement(name);
  OwnedFile out(std::fopen(replacement.beside.c_str(), "wb"));
  const bool is_good = out && std::fwrite(text.data(), 1, text.size(), out.get()) == text.size() &&
                       std::fflush(out.get()) == 0 && fsync(fileno(out.get())) == 0;
  int error = errno;
  out.reset();
  if (is_good && (error = replacement.put_in_place().value()) == 0) return true;
  replacement.drop();
  errno = error;
  return false;
}

std::string why_no_table_replaced(const std::string& name, std::string_view magic) {
  std::error_code ignored;
  const fs::file_status status = fs::status(name, ignored);
  if (!fs::exists(status)) return "";
  if (!fs::is_regular_file(status)) return "is no file";
  std::ifstream in(name, std::ios::binary);
  if (!in) return "cannot be read";
  std::string head(magic.size(), '\0');
  in.read(head.data(), static_cast<std::streamsize>(head.size()));
  if (in.gcount() == 0 && in.eof()) return "";
  return in && head == magic ? "" : "is no table; expected a new file, or a table to replace";
}

}  // namespace hardboard
