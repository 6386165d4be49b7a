// draw PICTURE [SEED]: makes a puzzle that has one solution, prints it, and draws it with the
// solution. The ending of the picture's name is its format.
#include <fstream>
#include <hardboard/hardboard.h>
#include <iostream>

int main(int argc, char** argv) {
  if (argc < 2) {
    std::cerr << "usage: draw PICTURE [SEED]\n";
    return 2;
  }
  try {
    const std::string name = argv[1];
    const std::string format = name.substr(name.rfind('.') + 1);
    const std::uint64_t seed = argc > 2 ? std::stoull(argv[2]) : 1;
    const auto puzzles =
        hardboard::generate("solo-chess", {{"pieces", "6"}, {"size", "5x5"}, {"unique", ""}}, seed);
    if (puzzles.empty()) {
      std::cerr << "no puzzle was found\n";
      return 1;
    }
    const hardboard::Puzzle& puzzle = puzzles.front();
    const hardboard::Answer answer = hardboard::solve(puzzle);
    const std::string picture = hardboard::picture(puzzle, &answer, format);
    std::ofstream file(name, std::ios::binary);
    file << picture << std::flush;
    if (!file) {
      std::cerr << name << ": cannot be written\n";
      return 2;
    }
    std::cout << puzzle.text();
  } catch (const std::exception& error) {
    std::cerr << error.what() << "\n";
    return 2;
  }
}
