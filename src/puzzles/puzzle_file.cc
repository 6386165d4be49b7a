#include "puzzles/puzzle_file.h"

#include <fmt/format.h>
#include <utility>

#include "base/scanner.h"

namespace hardboard {
namespace {

// Is the line `---`?
bool is_rule(std::string_view line) {
  constexpr std::string_view rule = "---";
  return line.substr(0, rule.size()) == rule &&
         line.find_first_not_of(" \t\r\n", rule.size()) == line.npos;
}

std::string names_of(std::span<const Ground* const> grounds) {
  std::string names;
  for (const Ground* ground : grounds) names += fmt::format("{}, ", ground->name);
  for (const Ground* ground : grounds)
    if (ground->lines != nullptr) names += fmt::format("or a {} line", ground->lines->name);
  return names;
}

}  // namespace

PuzzleFile::PuzzleFile(LineSource source, std::string name, std::string rules,
                       std::span<const Ground* const> grounds)
    : source_(std::move(source)),
      name_(std::move(name)),
      rules_(std::move(rules)),
      grounds_(grounds) {}

std::optional<std::string_view> PuzzleFile::take() {
  const std::optional<std::string_view> line = source_.next();
  if (!line) return std::nullopt;
  return ++line_ == 1 ? without_mark(*line) : *line;
}

std::optional<PuzzleFile::Entry> PuzzleFile::next() {
  part_.clear();
  assumed_ = {};
  std::int64_t first = line_ + 1;
  bool has_words = false;
  const auto give = [&](Entry entry) {
    entry.is_alone = !std::exchange(gave_any_, true) && !source_.may_have_more();
    return entry;
  };
  while (const std::optional<std::string_view> line = take()) {
    if (is_rule(*line)) {
      form_ = nullptr;
      if (has_words) return give(read_part(first));
      part_.clear();
      first = line_ + 1;
      continue;
    }
    const std::string_view word = has_words ? "" : first_word(*line);
    if (!word.empty()) {
      // In the short form every line with a word is a puzzle.
      for (const Ground* ground : grounds_)
        if (form_ == nullptr && ground->lines != nullptr && ground->lines->looks_like(word))
          form_ = ground->lines;
      if (form_ != nullptr) {
        if (rules_.empty()) assumed_ = form_->assumed(*line);
        return give(read_line(*line));
      }
      has_words = true;
    }
    part_ += *line;
  }
  if (source_.error()) {
    if (std::exchange(is_over_, true)) return std::nullopt;
    return give({*source_.error(), 0, false});
  }
  if (has_words) return give(read_part(first));
  if (gave_any_) return std::nullopt;
  return give({InputError{name_, 1, 1, "nothing but blank lines and comments; expected a puzzle"},
               1, false});
}

PuzzleFile::Entry PuzzleFile::read_part(std::int64_t first) const {
  const Text text{name_, part_, first};
  Scanner in(text);
  if (!in.check_encoding() || !in.next_line()) return {in.error(), first, false};
  const std::string_view word = in.next_word();
  const std::int64_t line = in.place(word).line;
  for (const Ground* ground : grounds_)
    if (word == ground->name) return {ground->read(text), line, false};
  in.fail(word, fmt::format("unknown kind of puzzle {}; expected {}", in_quotes(word),
                            names_of(grounds_)));
  return {in.error(), line, false};
}

PuzzleFile::Entry PuzzleFile::read_line(std::string_view line) const {
  const Text text{name_, line, line_};
  Scanner in(text);
  if (!in.check_encoding() || !in.next_line()) return {in.error(), line_, false};
  return {form_->read(in.take_rest(), name_, line_, rules_), line_, false};
}

PuzzleFile puzzles_in(std::string_view text, std::string name, std::string rules,
                      std::span<const Ground* const> grounds) {
  return PuzzleFile(LineSource(text), std::move(name), std::move(rules), grounds);
}

}  // namespace hardboard
