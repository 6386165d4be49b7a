#include "puzzles/kinds.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <optional>
#include <string>
#include <utility>

#include "puzzles/graph_capture/read.h"
#include "puzzles/peg_army/read.h"
#include "puzzles/peg_solitaire/read.h"
#include "puzzles/push_fight/read.h"
#include "puzzles/solo_chess/read.h"

namespace hardboard {
namespace {

template <class KindPuzzle, Result<KindPuzzle> (*read)(const Text&)>
Result<Puzzle> read_as(const Text& text) {
  Result<KindPuzzle> puzzle = read(text);
  if (!puzzle) return puzzle.error();
  return Puzzle(std::move(puzzle).value());
}

const std::array rows = {
    Kind{"solo-chess", "pieces on the plane, every move a capture, one piece to remain",
         read_as<solo_chess::Puzzle, solo_chess::read>},
    Kind{"graph-capture", "tokens on the vertices of a graph, captures along its edges",
         read_as<graph_capture::Puzzle, graph_capture::read>},
    Kind{"peg-solitaire", "pegs in holes, each jump takes one off, to a goal",
         read_as<peg_solitaire::Puzzle, peg_solitaire::read>},
    Kind{"peg-army", "an army that brings a peg into a desert",
         read_as<peg_army::Puzzle, peg_army::read>},
    Kind{"push-fight", "two sides push each other off a board: mate in one turn, or who wins",
         read_as<push_fight::Puzzle, push_fight::read>},
};

}  // namespace

std::span<const Kind> kinds() {
  return rows;
}
const Kind& kind_of(const Puzzle& puzzle) {
  return rows[puzzle.index()];
}

namespace {

Result<Puzzle> read_any(const Text& text) {
  const std::string_view word = first_word(text.content);
  for (const Kind& kind : rows) {
    if (word == kind.name) return kind.read(text);
  }
  if (word.empty()) {
    return InputError{text.file, text.first_line, 1,
                      "nothing but blank lines and comments; expected a puzzle"};
  }
  const std::string_view before =
      text.content.substr(0, static_cast<std::size_t>(word.data() - text.content.data()));
  const auto line = std::count(before.begin(), before.end(), '\n');
  const auto column = before.size() - (before.rfind('\n') + 1) + 1;
  std::string names;
  for (const Kind& kind : rows) names += fmt::format("{}, ", kind.name);
  return InputError{
      text.file, text.first_line + line, static_cast<std::int64_t>(column),
      fmt::format("unknown kind of puzzle {}; expected {}or a FEN line", in_quotes(word), names)};
}

// Every significant line is a puzzle.
bool for_each_fen(const Text& text, const std::string& rules,
                  const std::function<bool(Result<Puzzle>)>& visit) {
  std::int64_t number = text.first_line;
  for (std::size_t at = 0; at < text.content.size(); ++number) {
    const std::size_t end = std::min(text.content.find('\n', at), text.content.size());
    std::string_view line = text.content.substr(at, end - at);
    at = end + 1;
    line = line.substr(0, line.find('#'));
    if (line.find_first_not_of(" \t\r") == std::string_view::npos) continue;
    Result<solo_chess::Puzzle> puzzle = solo_chess::read_fen(line, text.file, number, rules);
    if (!visit(puzzle ? Result<Puzzle>(std::move(puzzle).value()) : puzzle.error())) return false;
  }
  return true;
}

}  // namespace

bool for_each_puzzle(const Text& text, const std::string& rules,
                     const std::function<bool(Result<Puzzle>)>& visit) {
  if (const std::optional<InputError> error = check_encoding(text)) return visit(*error);
  const Text marked{text.file, without_mark(text.content), text.first_line};
  const std::string_view word = first_word(marked.content);
  if (solo_chess::looks_like_fen(word)) return for_each_fen(marked, rules, visit);
  for (const Text& part : split_puzzles(marked)) {
    if (!visit(read_any(part))) return false;
  }
  return true;
}

}  // namespace hardboard
