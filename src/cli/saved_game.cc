#include "cli/saved_game.h"

#include <cerrno>
#include <charconv>
#include <filesystem>
#include <fmt/format.h>
#include <fstream>
#include <system_error>

#include "base/append_format.h"
#include "base/cannot_be_written.h"
#include "base/load.h"
#include "base/move_words.h"
#include "base/replacement.h"
#include "base/scanner.h"

namespace hardboard::cli {
namespace {

constexpr std::string_view mark = "# hardboard game: ";

// Why a game can't take the place of what has this name; empty if it can.
std::string why_not_replaced(const std::string& file) {
  std::error_code ignored;
  const auto status = std::filesystem::status(file, ignored);
  if (!std::filesystem::exists(status)) return "";
  if (!std::filesystem::is_regular_file(status)) return "is no file";
  std::ifstream in(file);
  std::string head(mark.size(), '\0');
  const bool is_game =
      in.read(head.data(), static_cast<std::streamsize>(head.size())) && head == mark;
  return is_game ? "" : "is there already and holds no game";
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
  if (const std::string why = why_not_replaced(file); !why.empty()) return file + " " + why;
  std::string text = fmt::format("{}{}\n", mark, puzzle.kind().name);
  std::size_t number = 0;
  for (const std::string& words : game.played()) append_format(text, "{}. {}\n", ++number, words);
  errno = 0;
  if (!replace_file(file, text)) return file + " " + cannot_be_written();
  return std::nullopt;
}

Result<std::unique_ptr<AnyGame>> load_game(const std::string& file, const AnyPuzzle& puzzle,
                                           Limits& limits) {
  const Result<std::string> content = load(file, limits);
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
