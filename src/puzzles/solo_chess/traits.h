// The traits of Solo Chess for ground_row.h.
#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "puzzles/solo_chess/answer.h"
#include "puzzles/solo_chess/cases.h"
#include "puzzles/solo_chess/check.h"
#include "puzzles/solo_chess/presets.h"
#include "puzzles/solo_chess/read.h"
#include "puzzles/solo_chess/replay.h"
#include "puzzles/solo_chess/write.h"

namespace hardboard::solo_chess {

struct Traits {
  using Puzzle = solo_chess::Puzzle;
  using Answer = solo_chess::Answer;
  using Game = solo_chess::Game;
  static constexpr std::string_view name = kind_name;
  static constexpr std::string_view summary =
      "pieces on the plane, every move a capture, one piece to remain";

  static constexpr std::span<const std::string_view> file_keys = solo_chess::file_keys;
  static Result<Puzzle> read(const Text& text) { return solo_chess::read(text); }
  static std::vector<Game::Move> moves_of(const Answer& answer) { return answer.moves; }

  // The short form: FEN lines.
  static constexpr std::string_view line_form = "FEN", line_option = "fen";
  static constexpr std::array<std::string_view, 2> line_endings = {".fen", ".epd"};
  static bool is_line(std::string_view line) { return looks_like_fen(line); }
  static Result<Puzzle> read_line(std::string_view line, const std::string& file,
                                  std::int64_t number, const std::string& rules) {
    return read_fen(line, file, number, rules);
  }
  static std::string write_line(const Puzzle& puzzle, std::string_view comment) {
    return write_fen(puzzle, comment);
  }
  static std::vector<std::string_view> rules() {
    std::vector<std::string_view> names;
    for (const Preset& preset : presets()) names.push_back(preset.name);
    return names;
  }
  static std::string_view assumed(std::string_view line) {
    const auto has = [&](std::string_view word) { return line.find(word) != line.npos; };
    const bool says_so = has(" cap ") || has(" last ") || has(" distance ");
    return says_so ? "" : "every piece has unlimited captures, and any of them may remain";
  }
};

}  // namespace hardboard::solo_chess
