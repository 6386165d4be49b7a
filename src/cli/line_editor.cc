// Line editing by libedit.
#include "cli/line_editor.h"

#include <clocale>
#include <histedit.h>
#include <string_view>

#include "cli/plain_line.h"

namespace hardboard::cli {

namespace {

// libedit drops the letters that the locale doesn't have, and a program that names none has ASCII
// alone: `save schön.game` wrote schn.game. Where the user names none either, it is UTF-8.
void take_all_letters() {
  const char* const name = std::setlocale(LC_CTYPE, "");
  if (name == nullptr || std::string_view(name) == "C" || std::string_view(name) == "POSIX")
    std::setlocale(LC_CTYPE, "C.UTF-8");
}

}  // namespace

struct LineEditor::Terminal {
  explicit Terminal(const std::string& prompt) : prompt_words(prompt) {
    take_all_letters();
    editor = el_init("hardboard", stdin, stdout, stderr);
    HistEvent event;
    history(lines, &event, H_SETSIZE, 1000);
    el_set(editor, EL_CLIENTDATA, this);
    el_set(editor, EL_PROMPT, prompt_of);
    el_set(editor, EL_EDITOR, "emacs");
    el_set(editor, EL_SIGNAL, 1);  // a signal leaves the terminal as it was
    el_set(editor, EL_HIST, history, lines);
  }
  ~Terminal() {
    el_end(editor);
    history_end(lines);
  }
  Terminal(const Terminal&) = delete;
  Terminal& operator=(const Terminal&) = delete;

  static char* prompt_of(EditLine* editor) {
    Terminal* self = nullptr;
    el_get(editor, EL_CLIENTDATA, &self);
    return self->prompt_words.data();
  }

  std::optional<std::string> next() {
    int size = 0;
    const char* const text = el_gets(editor, &size);
    if (text == nullptr || size <= 0) return std::nullopt;
    HistEvent event;
    history(lines, &event, H_ENTER, text);
    return without_end(std::string(text, static_cast<std::size_t>(size)));
  }

  std::string prompt_words;
  EditLine* editor = nullptr;
  History* lines = history_init();
};

LineEditor::LineEditor(const std::string& prompt)
    : is_terminal_(input_is_terminal()),
      prompt_(prompt),
      terminal_(is_terminal_ ? std::make_unique<Terminal>(prompt) : nullptr) {}

LineEditor::~LineEditor() = default;

std::optional<std::string> LineEditor::next() {
  const EndedBySignals ended(is_terminal_);
  if (interrupted()) return std::nullopt;
  return terminal_ ? terminal_->next() : plain_line(is_terminal_ ? prompt_ : "");
}

}  // namespace hardboard::cli
