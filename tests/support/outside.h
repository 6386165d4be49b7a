// Programs of others that tests ask, where they are installed.
#pragma once

#include <cstdio>
#include <fstream>
#include <optional>
#include <string>
#include <string_view>

#include "support/scratch.h"

namespace hardboard::testing {

// What the command prints, with a file that holds the input behind its words; nothing if its first
// word names no program.
inline std::optional<std::string> output_of(const std::string& command, std::string_view input) {
  const std::string program = command.substr(0, command.find(' '));
  if (std::system(("command -v " + program + " > /dev/null").c_str()) != 0) return std::nullopt;
  const std::string file = scratch_path();
  std::ofstream(file) << input;
  std::FILE* const pipe = ::popen((command + " " + file + " 2>/dev/null").c_str(), "r");
  if (pipe == nullptr) return std::nullopt;
  std::string output;
  for (int c = std::fgetc(pipe); c != EOF; c = std::fgetc(pipe)) output += static_cast<char>(c);
  ::pclose(pipe);
  std::remove(file.c_str());
  return output;
}

}  // namespace hardboard::testing
