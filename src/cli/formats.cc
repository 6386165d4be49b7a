#include "cli/formats.h"

#include <fmt/format.h>
#include <optional>

#include "kinds/kind.h"
#include "puzzles/grounds.h"
#include "reductions/reduction.h"

namespace hardboard::cli {
namespace {

constexpr std::string_view logic_program = "asp";

// All kinds that have the format.
std::vector<Format> formats_named(std::string_view name) {
  std::vector<Format> formats;
  for (const Ground* ground : grounds())
    if (const Format format = format_of(*ground, name); format.kind != nullptr)
      formats.push_back(format);
  return formats;
}

std::string why_not(const AnyPuzzle& puzzle, const Format& format) {
  const bool may_refuse = format.form != nullptr && format.form->why_not != nullptr;
  return may_refuse ? format.form->why_not(puzzle) : "";
}

// A reduction of the kind to itself whose image the format holds.
Result<AnyImage> brought_into_form(const AnyPuzzle& puzzle, const Format& format,
                                   const Limits& limits) {
  std::string reasons = why_not(puzzle, format);
  for (const Reduction* row : reductions()) {
    if (row->from != &puzzle.kind() || row->to != row->from) continue;
    Result<AnyImage> image = row->forward(puzzle, limits);
    if (image && why_not(image->puzzle, format).empty()) return image;
    reasons += fmt::format("; {}: {}", row->name,
                           image ? why_not(image->puzzle, format) : image.error().message);
  }
  return error_in_words(fmt::format("{} can't hold the puzzle: {}", format.name, reasons));
}

// A last step where the format does not hold the image as it is.
Result<Exported> held(const AnyPuzzle& puzzle, Exported made, const Limits& limits) {
  if (why_not(made.image(puzzle), made.format).empty()) return made;
  Result<AnyImage> last = brought_into_form(made.image(puzzle), made.format, limits);
  if (!last) return last.error();
  made.chain.steps.push_back(std::move(last).value());
  return made;
}

// The chain to the smallest instance of a kind that has one of the formats.
Result<Exported> reached(const AnyPuzzle& puzzle, const std::vector<Format>& formats,
                         const Limits& limits) {
  std::vector<std::string_view> kinds;
  InputError reason;
  for (const Format& format : formats) {
    if (format.kind == &puzzle.kind()) return Exported{format, {}};
    kinds.push_back(format.kind->name);
  }
  std::optional<Exported> best;
  for (const Format& format : formats) {
    Result<Chain> chain = reduce_to(puzzle, format.kind->name, limits);
    if (limits.reached()) return error_in_words(limits.words());
    if (!chain)
      reason = chain.error();
    else if (!best || size_of(chain->image()) < size_of(best->chain.image()))
      best = Exported{format, std::move(chain).value()};
  }
  if (best) return *std::move(best);
  if (formats.size() == 1) return reason;
  return error_in_words(fmt::format("{} is a format of {}, and no chain of reductions leads there",
                                    formats.front().name, fmt::join(kinds, ", ")));
}

}  // namespace

std::vector<std::string_view> format_names() {
  std::vector<std::string_view> names;
  for (const Ground* ground : grounds())
    for (const TextForm& form : ground->forms) names.push_back(form.name);
  names.push_back(logic_program);
  return names;
}

Format format_of(const Ground& kind, std::string_view name) {
  for (const TextForm& form : kind.forms)
    if (form.name == name) return {form.name, &kind, &form};
  if (name == logic_program && kind_named(kind.name)->logic_program != nullptr)
    return {logic_program, &kind, nullptr};
  return {};
}

Result<std::string> in_format(const AnyPuzzle& puzzle, const Format& format, const Limits& limits) {
  if (std::string why = why_not(puzzle, format); !why.empty()) return error_in_words(why);
  if (format.form != nullptr) return format.form->write(puzzle);
  return kind_of(puzzle).logic_program(puzzle, limits);
}

// The first form of a kind is its own text, which a test holds all kinds to.
bool is_own_text(const Format& format) {
  return format.form != nullptr && format.form == format.kind->forms.data();
}

Result<Exported> exported(const AnyPuzzle& puzzle, std::string_view name, const Limits& limits) {
  Result<Exported> made = reached(puzzle, formats_named(name), limits);
  return made ? held(puzzle, std::move(made).value(), limits) : made;
}

Result<Exported> exported_via(const AnyPuzzle& puzzle, std::span<const std::string> names,
                              std::string_view name, const Limits& limits) {
  Result<Chain> chain = reduce_via(puzzle, names, limits);
  if (!chain) return chain.error();
  const Ground& kind = chain->image().kind();
  const Format format = format_of(kind, name);
  if (format.kind == nullptr)
    return error_in_words(fmt::format("{} is no format of {}", name, kind.name));
  return held(puzzle, {format, std::move(chain).value()}, limits);
}

}  // namespace hardboard::cli
