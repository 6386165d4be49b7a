// hardboard-kernel [--echo] FILE...: judges cases in plain text; `-` and no file are standard
// input.
#include <fstream>
#include <iostream>
#include <string>
#include <vector>

#include "kernel/kernel.h"

namespace {

using hardboard::kernel::Judgement;

// The exit codes of all programs (docs/commands.md).
enum Exit : int { verified = 0, refused = 1, bad = 2 };

int judge(const std::string& name, std::istream& text, std::ostream* echo) {
  const Judgement judgement = hardboard::kernel::judge(text, echo);
  switch (judgement.word) {
    case Judgement::Word::verified:
      std::cout << "verified: " << judgement.words << '\n';
      return verified;
    case Judgement::Word::refused:
      std::cout << "refused: " << judgement.words << '\n';
      return refused;
    case Judgement::Word::bad:
      std::cerr << name << ':' << judgement.line << ':' << judgement.column << ": "
                << judgement.words << '\n';
  }
  return bad;
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
  int worst = verified;
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
