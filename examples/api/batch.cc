// batch SECONDS FILE...: one line for each puzzle of many files, none of which may take longer than
// SECONDS. Ctrl-C ends the puzzle at hand and the batch. Progress goes to standard error.
#include <atomic>
#include <csignal>
#include <hardboard/hardboard.h>
#include <iostream>

namespace {

std::atomic<bool> stop = false;

}  // namespace

int main(int argc, char** argv) {
  if (argc < 3) {
    std::cerr << "usage: batch SECONDS FILE...\n";
    return 2;
  }
  std::signal(SIGINT, [](int) { stop = true; });

  hardboard::Options options;
  options.effort.memory_bytes = std::size_t{1} << 28;  // 256 MiB for tables
  options.effort.threads = 2;
  options.effort.stop = &stop;
  options.effort.progress = [](const std::string& words) { std::cerr << "  " << words << "\n"; };
  try {
    options.effort.seconds = std::stod(argv[1]);
    for (int i = 2; i < argc; ++i) {
      int number = 0;
      for (const hardboard::Puzzle& puzzle : hardboard::read_file(argv[i])) {
        if (stop) return 130;
        const hardboard::Answer answer = hardboard::solve(puzzle, options);
        std::cout << argv[i] << " " << ++number << ": " << to_string(answer.outcome());
        if (answer.outcome() == hardboard::Outcome::unknown)
          std::cout << " (" << answer.remark() << ")";
        std::cout << std::endl;
      }
    }
  } catch (const std::exception& error) {
    std::cerr << error.what() << "\n";
    return 2;
  }
}
