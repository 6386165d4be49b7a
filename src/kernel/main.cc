// hardboard-kernel [--echo] FILE...: judges cases in plain text; `-` and no file are standard
// input. Exit codes are those of docs/commands.md.
#include <fstream>
#include <iostream>

#include "kernel/kernel.h"
#include "kernel/text.h"

namespace {

constexpr auto about = "hardboard-kernel " HARDBOARD_VERSION
                       " [--echo] [FILE...]: judges cases (docs/proof-format.md)\n";

// Prints the judgement of a file, and returns the exit code.
int judge(const std::string& file, std::ostream* echo) {
  std::ifstream opened(file);
  std::istream& text = file == "-" ? std::cin : opened;
  const std::string& name = file == "-" ? "<stdin>" : file;
  if (!text) return std::cerr << name << ": cannot be read\n", 2;
  const auto [word, words, line, column] = hardboard::kernel::judge(text, echo);
  const int code = static_cast<int>(word);  // the words stand in the order of the exit codes
  if (code == 2)
    return std::cerr << name << ':' << line << ':' << column << ": " << words << '\n', 2;
  std::cout << (code == 0 ? "verified: " : "refused: ") << words << std::endl;
  if (code == 0 && !(text >> std::ws).eof())
    return std::cerr << name << ": expected nothing behind `end`: a case a file\n", 2;
  return code;
}

}  // namespace

int main(int argc, char** argv) {
  std::vector<std::string> files(argv + 1, argv + argc);
  for (const std::string& word : files)
    if (word == "--help" || word == "-h" || word == "--version" || word == "-V")
      return (std::cout << about << std::flush) ? 0 : 2;
  std::ostream* const echo = std::erase(files, "--echo") > 0 ? &std::cout : nullptr;
  if (files.empty()) files.emplace_back("-");
  int worst = 0;
  for (const std::string& file : files) worst = std::max(worst, judge(file, echo));
  return std::cout ? worst : 2;
}
