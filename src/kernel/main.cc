// hardboard-kernel [--echo] FILE...: judges cases in plain text; `-` and no file are standard
// input. Exit codes are those of docs/commands.md.
#include <algorithm>
#include <fstream>
#include <iostream>
#include <vector>

#include "kernel/kernel.h"

namespace {

// Prints the judgement, and returns the exit code.
int judge(const std::string& name, std::istream& text, std::ostream* echo) {
  const auto [word, words, line, column] = hardboard::kernel::judge(text, echo);
  if (word == hardboard::kernel::Judgement::Word::bad) {
    std::cerr << name << ':' << line << ':' << column << ": " << words << '\n';
    return 2;
  }
  const bool is_verified = word == hardboard::kernel::Judgement::Word::verified;
  std::cout << (is_verified ? "verified: " : "refused: ") << words << std::endl;
  return is_verified ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv) {
  std::vector<std::string> files(argv + 1, argv + argc);
  std::ostream* const echo = !files.empty() && files[0] == "--echo" ? &std::cout : nullptr;
  if (echo != nullptr) files.erase(files.begin());
  if (files.empty()) files.emplace_back("-");
  int worst = 0;
  for (const std::string& file : files) {
    std::ifstream opened(file);
    std::istream& text = file == "-" ? std::cin : opened;
    if (!text) std::cerr << file << ": cannot be read\n";
    worst = std::max(worst, text ? judge(file == "-" ? "<stdin>" : file, text, echo) : 2);
  }
  return std::cout ? worst : 2;
}
