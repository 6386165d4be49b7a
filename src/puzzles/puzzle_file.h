// The puzzles of a file, one after the other, each as soon as its last line has come.
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

// A file holds puzzles between lines `---`. Between two such lines there may also be puzzles in a
// kind's short form, one a line (FEN lines of Solo Chess), which the first word tells. A puzzle
// that can't be read leaves its place to an error, and the others are read all the same.
class PuzzleFile {
public:
  // `rules` is how puzzles of the short form are played; empty for none. `name` is what messages
  // call the file.
  PuzzleFile(LineSource source, std::string name, std::string rules,
             std::span<const Ground* const> grounds);

  struct Entry {
    Result<AnyPuzzle> puzzle;
    std::int64_t line = 0;  // where it begins
    bool is_alone = false;  // whether the file is known to hold no other puzzle
  };
  // The next puzzle, or what is wrong with it; nothing at the end. A file without a puzzle has one
  // entry, an error. O(size of the puzzle) and what its reader costs; memory is that of one puzzle
  // with its text.
  std::optional<Entry> next();

  // How the puzzle given last is played, if it is one in short form that does not say so and for
  // which no `rules` were given; else empty.
  std::string_view assumed() const { return assumed_; }

private:
  std::optional<std::string_view> take();
  Entry read_part(std::int64_t first) const;
  Entry read_line(std::string_view line) const;

  LineSource source_;
  std::string name_, rules_;
  std::span<const Ground* const> grounds_;
  const LineForm* form_ = nullptr;  // that of the lines up to the next `---`; nullptr for none
  std::string_view assumed_;
  bool gave_any_ = false, is_over_ = false;
  std::int64_t line_ = 0;  // of what was taken last
  std::string part_;       // the lines of the puzzle that is being taken
};

// Like a file that holds these puzzles; the text must outlive it.
PuzzleFile puzzles_in(std::string_view text, std::string name, std::string rules,
                      std::span<const Ground* const> grounds);

}  // namespace hardboard
