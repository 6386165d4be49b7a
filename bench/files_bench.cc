// What is around the solving of a large board: reading the file, writing the moves, reading them
// again and checking them. Processor time; files stand in the folder for temporary ones.
// Usage: files_bench [n]
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fmt/format.h>
#include <fstream>
#include <optional>
#include <string>
#include <unistd.h>
#include <utility>
#include <vector>

#include "base/load.h"
#include "base/random.h"
#include "base/text.h"
#include "bench.h"
#include "methods/solo_chess/arena_of.h"
#include "methods/solo_chess/one_type.h"
#include "puzzles/solo_chess/answer.h"
#include "puzzles/solo_chess/check.h"
#include "puzzles/solo_chess/read.h"

namespace {

using namespace hardboard;

// Rooks on half of the squares of a square board, in any order.
void write_pieces(const std::string& path, std::uint32_t n) {
  Random random(5);
  std::vector<std::uint32_t> squares(2 * n);
  for (std::uint32_t i = 0; i < 2 * n; ++i) squares[i] = i;
  std::uint32_t side = 1;
  while (std::uint64_t{side} * side < 2 * std::uint64_t{n}) ++side;
  std::ofstream file(path);
  std::string text = "solo-chess\npieces\n";
  for (std::uint32_t i = 0; i < n; ++i) {
    std::swap(squares[i], squares[i + random.below(squares.size() - i)]);
    text += fmt::format("R {} {}\n", squares[i] % side, squares[i] / side);
    if (text.size() < 1 << 20) continue;
    file << text;
    text.clear();
  }
  file << text;
}

void print(const char* what, const std::string& path, double seconds) {
  const double megabytes = static_cast<double>(std::filesystem::file_size(path)) / 1e6;
  fmt::print("{:<28} {:>8.0f} MB {:>8.2f} s {:>8.0f} MB/s\n", what, megabytes, seconds,
             megabytes / seconds);
}

}  // namespace

int main(int argc, char** argv) {
  const auto n = static_cast<std::uint32_t>(argc > 1 ? std::atol(argv[1]) : 10'000'000);
  const std::string stem =
      (std::filesystem::temp_directory_path() / fmt::format("files_bench_{}", getpid())).string();
  const std::string pieces_file = stem + ".board", moves_file = stem + ".moves";
  write_pieces(pieces_file, n);
  Limits no_limits;

  fmt::print("{} rooks on a board half full\n", n);
  std::optional<solo_chess::Puzzle> puzzle;
  const double reading = bench::seconds([&] {
    const Result<std::string> content = load(pieces_file, no_limits);
    auto read = solo_chess::read({pieces_file, *content, 1});
    if (read) puzzle = *std::move(read);
  });
  if (!puzzle) return 1;
  print("reading pieces", pieces_file, reading);

  capture::Answer<Square> answer;
  const double solving = bench::seconds(
      [&] { answer = solo_chess::to_squares(*puzzle, solo_chess::solve_one_type(*puzzle, {})); });
  fmt::print("{:<28} {:>11} {:>8.2f} s\n", "solving", "", solving);
  std::optional<solo_chess::Answer> again;
  for (const Form form : {Form::json, Form::text}) {
    const double writing = bench::seconds([&] {
      std::ofstream file(moves_file);
      solo_chess::write_answer(file, *puzzle, answer, form);
    });
    print(form == Form::json ? "writing moves as JSON" : "writing moves", moves_file, writing);
    const double reading_moves = bench::seconds([&] {
      const Result<std::string> content = load(moves_file, no_limits);
      auto read = solo_chess::read_answer(*puzzle, {moves_file, *content, 1});
      if (read) again = *std::move(read);
    });
    if (!again) return 1;
    print(form == Form::json ? "reading them" : "reading moves", moves_file, reading_moves);
  }
  CheckReport report;
  const double checking = bench::seconds([&] { report = check(*puzzle, *again); });
  fmt::print("{:<28} {:>11} {:>8.2f} s {}\n", "checking moves", "", checking,
             report.check == Check::verified ? "verified" : report.reason);
  std::filesystem::remove(pieces_file);
  std::filesystem::remove(moves_file);
  return report.check == Check::verified ? 0 : 1;
}
