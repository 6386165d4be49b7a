// hardboard-pages FOLDER DATE: writes the manual pages and the completions below the folder. A part
// of the build, not installed.
#include <cstdio>
#include <exception>
#include <filesystem>
#include <fmt/format.h>
#include <fstream>

#include "cli/pages.h"

int main(int argc, char** argv) {
  if (argc != 3) {
    fmt::print(stderr, "usage: hardboard-pages FOLDER DATE\n");
    return 2;
  }
  try {
    using namespace hardboard::cli;
    for (const Page& page : pages(commands(), HARDBOARD_VERSION, argv[2])) {
      const std::filesystem::path path = std::filesystem::path(argv[1]) / page.path;
      std::filesystem::create_directories(path.parent_path());
      std::ofstream file(path);
      file << page.content << std::flush;
      if (!file) {
        fmt::print(stderr, "{}: cannot be written\n", path.string());
        return 2;
      }
    }
    return 0;
  } catch (const std::exception& error) {
    fmt::print(stderr, "hardboard-pages: {}\n", error.what());
    return 4;
  }
}
