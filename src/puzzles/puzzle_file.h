// The puzzles of a file, one after the other, each as soon as its last line has arrived.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "base/line_source.h"
#include "base/result.h"
#include "puzzles/ground.h"

namespace hardboard {

// A file holds puzzles between lines `---`. The first word of a puzzle names its kind; where it
// names none, the ending of the file's name decides, or the content (formulas in DIMACS). A part
// between two lines `---` may also hold puzzles in a kind's short form, one a line (FEN lines of
// Solo Chess). A puzzle with an error gives an error in its place, and the reading continues.
class PuzzleFile {
public:
  // `rules` names the rules of puzzles in the short form; empty for none. `name` is the file's name
  // in messages.
  PuzzleFile(LineSource source, std::string name, std::string rules,
             std::span<const Ground* const> grounds);

  struct Entry {
    Result<AnyPuzzle> puzzle;
    std::int64_t line = 0;  // on which the puzzle begins
    bool is_alone = false;  // true if the file is known to hold no other puzzle
  };
  // Takes the text of the next puzzle from the source; false at the end. A file without a puzzle
  // has one, an error. Waits for whoever writes move the deadline of the limits; where these are
  // reached before the end of the puzzle, the puzzle is an error of limits, and the last. O(size of
  // the text).
  bool take(Limits& limits);
  // How long the text is that was taken.
  std::size_t size() const { return part_.size(); }
  // The puzzle that was taken, or its error; once after each take(). Costs its reading; memory for
  // one puzzle with its text.
  Entry read();

  // Both, for texts that are read whatever time it takes: the next puzzle; nothing at the end.
  std::optional<Entry> next();

  // The rules that were assumed for the last puzzle, because it is in short form and neither its
  // line nor the caller named rules; else empty.
  std::string_view assumed() const { return assumed_; }

private:
  // What take() has found.
  enum class Found : std::uint8_t { nothing, part, line, fault };

  std::optional<std::string_view> next_line(Limits& limits);
  Found find(Limits& limits);
  Found end_with(InputError fault);
  const LineForm* form_of(std::string_view word, std::string_view line) const;
  const Ground* kind_of(std::string_view word, std::string_view content) const;
  Entry read_part() const;
  Entry read_line() const;

  LineSource source_;
  std::string name_, rules_;
  std::span<const Ground* const> grounds_;
  const LineForm* form_ = nullptr;  // of the lines up to the next `---`; nullptr for none
  std::string_view assumed_;
  bool gave_any_ = false, is_over_ = false;
  std::int64_t line_ = 0;   // the number of the last line taken
  std::string part_;        // the lines so far of the current puzzle
  std::int64_t first_ = 0;  // the number of the first of them
  Found found_ = Found::nothing;
  InputError fault_;  // of the current puzzle
};

// A file in memory that holds these puzzles; the text must outlive the result.
PuzzleFile puzzles_in(std::string_view text, std::string name, std::string rules,
                      std::span<const Ground* const> grounds);

}  // namespace hardboard
