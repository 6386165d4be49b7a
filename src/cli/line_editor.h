// A line typed by the user: with cursor keys and the lines before it, on a terminal.
#pragma once

#include <memory>
#include <optional>
#include <string>

namespace hardboard::cli {

// Ctrl-C while a line is awaited ends the program at once, with the exit code for it and the
// terminal as it was.
class LineEditor {
public:
  // `prompt` is shown where standard input is a terminal.
  explicit LineEditor(const std::string& prompt);
  ~LineEditor();
  LineEditor(const LineEditor&) = delete;
  LineEditor& operator=(const LineEditor&) = delete;

  bool is_terminal() const { return is_terminal_; }

  // The next line of standard input without its end; nothing when there is none.
  std::optional<std::string> next();

private:
  struct Terminal;

  bool is_terminal_;
  std::string prompt_;
  std::unique_ptr<Terminal> terminal_;  // nullptr without a terminal, or without libedit
};

}  // namespace hardboard::cli
