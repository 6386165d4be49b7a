#include "proofs/continue_proofs.h"

#include <filesystem>
#include <fstream>
#include <string_view>
#include <system_error>

#include "proofs/proof_file.h"

namespace hardboard {
namespace {

constexpr std::string_view section_end = "end";

}  // namespace

bool continue_proofs(const std::string& file) {
  std::ifstream in(file, std::ios::binary);
  std::string line;
  if (!std::getline(in, line) || line != proofs_head || in.eof()) return false;
  std::uintmax_t read = line.size() + 1, whole = read;
  while (std::getline(in, line) && !in.eof()) {
    read += line.size() + 1;
    if (line == section_end) whole = read;
  }
  in.close();
  std::error_code error;
  std::filesystem::resize_file(file, whole, error);
  return !error;
}

}  // namespace hardboard
