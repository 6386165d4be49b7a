#include "base/replace_file.h"

#include <cstdio>
#include <filesystem>
#include <system_error>
#include <unistd.h>

#include "base/owned_file.h"

namespace hardboard {

bool replace_file(const std::string& name, const std::string& text) {
  const std::string beside = name + ".part";
  OwnedFile out(std::fopen(beside.c_str(), "wb"));
  const bool is_good = out && std::fwrite(text.data(), 1, text.size(), out.get()) == text.size() &&
                       std::fflush(out.get()) == 0 && fsync(fileno(out.get())) == 0;
  out.reset();
  std::error_code error;
  if (is_good) std::filesystem::rename(beside, name, error);
  return is_good && !error;
}

}  // namespace hardboard
