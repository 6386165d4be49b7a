// play FILE: the first puzzle of a file, played move by move from standard input. `?` asks for
// help, each time for more; `undo` takes a move back.
#include <algorithm>
#include <hardboard/hardboard.h>
#include <iostream>

namespace {

using hardboard::Outcome;

void play(const hardboard::Puzzle& puzzle) {
  hardboard::Game game(puzzle);
  int level = 0;  // of the last hint for this position
  std::string line;
  std::cout << game.show();
  while (game.outcome() == Outcome::unknown && std::getline(std::cin, line)) {
    if (line == "?") {
      level = std::min(level + 1, 3);
      std::cout << hardboard::hint(game, level).words << "\n";
      continue;
    }
    try {
      if (line == "undo") {
        if (!game.undo()) std::cout << "there is no move to take back\n";
      } else {
        game.play(line);
      }
      level = 0;
      std::cout << game.show();
    } catch (const hardboard::Error& error) {
      std::cout << error.what() << "\n";  // the move is not legal, and the game is as it was
    }
  }
  std::cout << game.played().size() << " moves: " << to_string(game.outcome()) << "\n";
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 2) {
    std::cerr << "usage: play FILE\n";
    return 2;
  }
  try {
    play(hardboard::read_file(argv[1]).front());
  } catch (const hardboard::Error& error) {
    std::cerr << error.what() << "\n";
    return 2;
  }
}
