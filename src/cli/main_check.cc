// hardboard-check FILE ANSWER: checks answers and links nothing but the trusted ground.
#include <cstdio>
#include <exception>
#include <string>
#include <vector>

#include "cli/check_files.h"
#include "cli/session.h"
#include "puzzles/grounds.h"

int main(int argc, char** argv) {
  using namespace hardboard::cli;
  std::vector<std::string> words(argv + 1, argv + argc);
  std::string rules, proof;
  while (words.size() >= 4 &&
         (words[words.size() - 2] == "--rules" || words[words.size() - 2] == "--proof")) {
    (words[words.size() - 2] == "--rules" ? rules : proof) = words.back();
    words.resize(words.size() - 2);
  }
  if (words.size() != 2) {
    complain("usage: hardboard-check FILE ANSWER [--rules NAME] [--proof OUT]");
    return bad_input;
  }
  bool is_known = rules.empty();
  for (const hardboard::Ground* ground : hardboard::grounds())
    if (ground->lines != nullptr)
      for (const std::string_view word : ground->lines->rules()) is_known |= word == rules;
  if (!is_known) {
    complain("--rules: there are no rules of this name");
    return bad_input;
  }
  try {
    const int exit_code = check_files(words[0], words[1], rules, session_limits(), proof);
    if (!output_failed()) return exit_code;
    complain(output_fault());
    return bad_input;
  } catch (const std::exception& error) {
    return failed_by(error);
  }
}
