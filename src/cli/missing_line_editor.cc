// Lines as the terminal gives them, where libedit is missing.
#include "cli/line_editor.h"
#include "cli/plain_line.h"

namespace hardboard::cli {

struct LineEditor::Terminal {};

LineEditor::LineEditor(const std::string& prompt)
    : is_terminal_(input_is_terminal()), prompt_(prompt) {}

LineEditor::~LineEditor() = default;

std::optional<std::string> LineEditor::next() {
  const EndedBySignals ended(is_terminal_);
  if (interrupted()) return std::nullopt;
  return plain_line(is_terminal_ ? prompt_ : "");
}

}  // namespace hardboard::cli
