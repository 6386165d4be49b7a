// hardboard-kernel [--echo] FILE...: judges cases in plain text; `-` and no file are standard
// input.
#include <fstream>
#include <iostream>
#include <string>
#include <vector>

#include "kernel/kernel.h"

namespace {

using hardboard::kernel::Judgement;

constexpr int bad = 2;

// Prints the judgement, and returns the exit code (docs/commands.md).
int judge(const std::string& name, std::istream& text, std::ostream* echo) {
  using Word = Judgement::Word;
  const Judgement judgement = hardboard::kernel::judge(text, echo);
  if (judgement.word == Word::bad) {
    std::cerr << name << ':' << judgement.line << ':' << judgement.column << ": " << judgement.words
              << '\n';
    return bad;
  }
  const bool is_verified = judgement.word == Word::verified;
  std::cout << (is_verified ? "verified: " : "refused: ") << judgement.words << '\n';
  return is_verified ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv) {
  std::vector<std::string> files(argv + 1, argv + argc);
  std::ostream* echo = nullptr;
  if (!files.empty() && files[0] == "--echo") {
    echo = &std::cout;
    files.erase(files.begin());
  }
  if (files.empty()) files.emplace_back("-");
  int worst = 0;
  for (const std::string& file : files) {
    int code = bad;
    if (file == "-") {
      code = judge("<stdin>", std::cin, echo);
    } else if (std::ifstream text(file); text) {
      code = judge(file, text, echo);
    } else {
      std::cerr << file << ": cannot be read\n";
    }
    worst = std::max(worst, code);
  }
  std::cout.flush();
  return std::cout ? worst : bad;
}
