// hardboard-kernel [--echo] FILE...: judges cases in plain text; `-` and no file are standard
// input. Exit codes are those of docs/commands.md.
#include <fstream>
#include <iostream>

#include "kernel/kernel.h"
#include "kernel/text.h"

namespace {

// Prints the judgement, and returns the exit code.
int judge(const std::string& name, std::istream& text, std::ostream* echo) {
  const auto [word, words, line, column] = hardboard::kernel::judge(text, echo);
  const int code = static_cast<int>(word);  // the words stand in the order of the exit codes
  if (code == 2)
    std::cerr << name << ':' << line << ':' << column << ": " << words << '\n';
  else
    std::cout << (code == 0 ? "verified: " : "refused: ") << words << std::endl;
  return code;
}

}  // namespace

int main(int argc, char** argv) {
  std::vector<std::string> files(argv + 1, argv + argc);
  std::ostream* const echo = std::erase(files, "--echo") > 0 ? &std::cout : nullptr;
  if (files.empty()) files.emplace_back("-");
  int worst = 0;
  for (const std::string& file : files) {
    std::ifstream opened(file);
    std::istream& text = file == "-" ? std::cin : opened;
    if (!text) std::cerr << file << ": cannot be read\n";
    const int code = text ? judge(file == "-" ? "<stdin>" : file, text, echo) : 2;
    const bool goes_on = code == 0 && !(text >> std::ws).eof();
    if (goes_on) std::cerr << file << ": expected nothing behind `end`: a case a file\n";
    worst = std::max(worst, goes_on ? 2 : code);
  }
  return std::cout ? worst : 2;
}
