// Sections of files of proofs as cases of the kernel.
#pragma once

#include <filesystem>
#include <fstream>
#include <functional>
#include <iterator>
#include <string>

#include "proofs/proof_file.h"
#include "support/scratch.h"

namespace hardboard::testing {

// The case that consists of a puzzle's canonical text and the only section that `prove` adds to a
// file. Empty if it returns a fault.
inline std::string section_case(const std::string& puzzle,
                                const std::function<std::string(const std::string&)>& prove) {
  const std::string file = scratch_path();
  begin_proofs(file);
  const std::string fault = prove(file);
  std::ifstream in(file);
  const std::string text(std::istreambuf_iterator<char>(in), {});
  std::filesystem::remove(file);
  const std::size_t claim = text.find("\nclaim ");
  return fault.empty() && claim != text.npos ? puzzle + text.substr(claim + 1) : "";
}

}  // namespace hardboard::testing
