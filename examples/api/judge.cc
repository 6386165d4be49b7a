// judge PUZZLE ANSWER: checks the answer in one file to the puzzle in another. Links
// hardboard::check alone, so no solver has a say.
#include <fstream>
#include <hardboard/hardboard.h>
#include <iostream>
#include <sstream>

int main(int argc, char** argv) {
  if (argc != 3) {
    std::cerr << "usage: judge PUZZLE ANSWER\n";
    return 2;
  }
  try {
    const hardboard::Puzzle puzzle = hardboard::read_file(argv[1]).front();
    std::ifstream file(argv[2]);
    std::ostringstream text;
    if (!file || !(text << file.rdbuf())) {
      std::cerr << argv[2] << ": cannot be read, or is empty\n";
      return 2;
    }
    const hardboard::Answer answer = hardboard::read_answer(puzzle, text.str(), argv[2]);
    const hardboard::Report report = hardboard::check(puzzle, answer);
    std::cout << to_string(report.trust) << ": " << report.reason << "\n";
    return report.trust == hardboard::Trust::wrong ? 1 : 0;
  } catch (const hardboard::Error& error) {
    std::cerr << error.what() << "\n";
    return 2;
  }
}
