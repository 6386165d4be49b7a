#include "cli/saved_game.h"

#include <cerrno>
#include <charconv>
#include <fmt/format.h>
#include <fstream>

#include "base/cannot_be_written.h"
#include "base/move_words.h"
#include "base/scanner.h"

namespace hardboard::cli {
namespace {

constexpr std::string_view mark = "# hardboard game: ";

bool holds_other(const std::string& file) {
  std::ifstream in(file);
  std::string line;
  return in.is_open() && (!std::getline(in, line) || line.rfind(mark, 0) != 0);
}

// Takes "12. " off the front of the line; false if another number stands there, or none.
bool take_number(std::string_view& line, std::size_t expected) {
  std::size_t number = 0;
  const auto [end, fault] = std::from_chars(line.begin(), line.end(), number);
  if (fault != std::errc() || number != expected || end == line.end() || *end != '.') return false;
  line.remove_prefix(static_cast<std::size_t>(end - line.begin()) + 1);
  skip_blanks(line);
  return true;
}

}  // namespace

std::optional<std::string> save_game(const std::string& file, const AnyPuzzle& puzzle,
                                     const AnyGame& game) {
  if (holds_other(file)) return file + " is there already and holds no game";
  errno = 0;
  std::ofstream out(file);
  out << mark << puzzle.kind().name << '\n';
  std::size_t number = 0;
  for (const std::string& words : game.played()) out << ++number << ". " << words << '\n';
  out.flush();
  if (!out) return file + " " + cannot_be_written();
  return std::nullopt;
}

Result<std::unique_ptr<AnyGame>> load_game(const std::string& file, const AnyPuzzle& puzzle) {
  const Result<std::string> content = load(file);
  if (!content) return content.error();
  const Text text{file, *content, 1};
  Scanner in(text);
  if (!in.check_encoding()) return in.error();
  std::unique_ptr<AnyGame> game = puzzle.kind().start(puzzle);
  for (std::size_t number = 1; in.next_line(); ++number) {
    std::string_view line = in.take_rest();
    const std::string_view whole = line;
    if (!take_number(line, number)) {
      in.fail_expected(fmt::format("move {} as `{}. MOVE`", number, number), whole);
      return in.error();
    }
    if (const auto fault = game->play(line)) {
      in.fail(line, fmt::format("{}: {}", in_quotes(line), *fault));
      return in.error();
    }
  }
  return game;
}

}  // namespace hardboard::cli
