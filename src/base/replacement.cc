#include "base/replacement.h"

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <unistd.h>

#include "base/owned_file.h"

namespace hardboard {

namespace fs = std::filesystem;

Replacement::Replacement(const std::string& given) : name(given) {
  std::error_code error;
  const fs::path target = fs::canonical(given, error);
  if (!error) name = target.string();
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
  out.reset();
  if (is_good && !replacement.put_in_place()) return true;
  replacement.drop();
  return false;
}

std::string why_not_replaced(const std::string& name, std::string_view magic) {
  std::error_code ignored;
  const fs::file_status status = fs::status(name, ignored);
  if (!fs::exists(status)) return "";
  if (!fs::is_regular_file(status)) return "is no file";
  std::ifstream in(name, std::ios::binary);
  std::string head(magic.size(), '\0');
  in.read(head.data(), static_cast<std::streamsize>(head.size()));
  if (in.gcount() == 0 && in.eof()) return "";
  return in && head == magic ? "" : "is no table; expected a new file, or a table to replace";
}

}  // namespace hardboard
