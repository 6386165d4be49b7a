#include "puzzles/puzzle_file.h"

#include <algorithm>
#include <fmt/format.h>
#include <string>
#include <utility>
#include <vector>

#include "base/likely.h"
#include "base/scanner.h"

namespace hardboard {
namespace {

// Of larger puzzles each line is looked at for NUL bytes before the next one is read.
constexpr std::size_t most_unlooked = std::size_t{1} << 20;

// Is the line `---`?
bool is_rule(std::string_view line) {
  constexpr std::string_view rule = "---";
  return line.substr(0, rule.size()) == rule &&
         line.find_first_not_of(" \t\r\n", rule.size()) == line.npos;
}

bool ends_with_any(std::string_view name, std::span<const std::string_view> endings) {
  return std::any_of(endings.begin(), endings.end(),
                     [&](std::string_view ending) { return name.ends_with(ending); });
}

// The line from its first word on.
std::string_view from(std::string_view word, std::string_view line) {
  return line.substr(static_cast<std::size_t>(word.data() - line.data()));
}

std::string names_of(std::span<const Ground* const> grounds) {
  std::string names, lines;
  for (const Ground* ground : grounds) names += fmt::format("{}, ", ground->name);
  for (const Ground* ground : grounds)
    if (ground->lines != nullptr)
      lines += fmt::format("{}or a {} line", lines.empty() ? "" : " ", ground->lines->name);
  return names + lines;
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
  const bool is_marked_once =
      ++line_ == 1 && without_mark(without_mark(*line)) == without_mark(*line);
  return is_marked_once ? without_mark(*line) : *line;
}

std::optional<PuzzleFile::Entry> PuzzleFile::next() {
  if (is_over_) return std::nullopt;
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
      if (form_ == nullptr) form_ = form_of(word, *line);
      if (form_ != nullptr) {
        if (rules_.empty()) assumed_ = form_->assumed(*line);
        return give(read_line(*line));
      }
      has_words = true;
    }
    part_ += *line;
    if (part_.size() > largest_file) {
      is_over_ = true;
      part_.clear();
      return give({InputError{name_, 0, 0, "a puzzle of more than 1 GiB"}, first, false});
    }
    // No text has a NUL byte: a device that gives any bytes would give them without end.
    if (part_.size() > most_unlooked && line->find('\0') != line->npos) {
      is_over_ = true;
      return give(read_part(first));
    }
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

// A word that names a kind begins a puzzle in long form whatever the file's name is, and so does a
// word that begins a format of others.
const LineForm* PuzzleFile::form_of(std::string_view word, std::string_view line) const {
  for (const Ground* ground : grounds_) {
    const auto& words = ground->first_words;
    const bool begins = std::find(words.begin(), words.end(), word) != words.end();
    if (word == ground->name || begins || ends_with_any(name_, ground->endings)) return nullptr;
  }
  for (const Ground* ground : grounds_) {
    const LineForm* const lines = ground->lines;
    if (lines != nullptr &&
        (lines->looks_like(from(word, line)) || ends_with_any(name_, lines->endings)))
      return lines;
  }
  return nullptr;
}

const Ground* PuzzleFile::kind_of(std::string_view word, std::string_view content) const {
  for (const Ground* ground : grounds_)
    if (word == ground->name) return ground;
  for (const Ground* ground : grounds_)
    if (ends_with_any(name_, ground->endings)) return ground;
  // Comments may stand before the words that tell a format; more than this of them is not looked
  // through by every kind.
  constexpr std::size_t head = 1 << 20;
  for (const Ground* ground : grounds_)
    if (ground->looks_like != nullptr && ground->looks_like(content.substr(0, head))) return ground;
  return nullptr;
}

PuzzleFile::Entry PuzzleFile::read_part(std::int64_t first) const {
  const Text text{name_, part_, first};
  Scanner in(text);
  if (!in.check_encoding() || !in.next_line()) return {in.error(), first, false};
  const std::string_view word = in.next_word();
  const std::int64_t line = in.place(word).line;
  if (const Ground* const ground = kind_of(word, part_)) return {ground->read(text), line, false};
  // The board of a puzzle that lacks its first line: a list of all kinds would not help.
  for (const Ground* ground : grounds_) {
    if (ground->lines == nullptr || !ground->lines->looks_like(word)) continue;
    const std::string_view rest = from(word, part_);
    in.fail(word, fmt::format("expected a kind of puzzle such as {}, or a {} line, found {}",
                              ground->name, ground->lines->name,
                              in_quotes(trimmed(rest.substr(0, rest.find('\n'))))));
    return {in.error(), line, false};
  }
  std::vector<std::string> names;
  for (const Ground* ground : grounds_) names.emplace_back(ground->name);
  in.fail(word, fmt::format("unknown kind of puzzle {}; expected {}{}", in_quotes(word),
                            names_of(grounds_), did_you_mean(word, names)));
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
