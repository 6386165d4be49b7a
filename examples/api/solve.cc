// solve FILE: solves every puzzle of a file, prints the moves or the reason why there are none, and
// checks the answer.
#include <hardboard/hardboard.h>
#include <iostream>

int main(int argc, char** argv) {
  if (argc != 2) {
    std::cerr << "usage: solve FILE\n";
    return 2;
  }
  try {
    for (const hardboard::Puzzle& puzzle : hardboard::read_file(argv[1])) {
      const hardboard::Answer answer = hardboard::solve(puzzle);
      std::cout << puzzle.kind() << ": " << to_string(answer.outcome()) << " (" << answer.method()
                << ")\n";
      for (const std::string& move : answer.moves()) std::cout << "  " << move << "\n";
      const hardboard::Report report = hardboard::check(puzzle, answer);
      std::cout << to_string(report.trust) << ": " << report.reason << "\n";
    }
  } catch (const hardboard::Error& error) {
    std::cerr << error.what() << "\n";  // FILE:LINE:COLUMN: what was expected
    return 2;
  }
}
