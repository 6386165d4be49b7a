// The formats of others that export and family write: the formats of kinds (puzzles/ground.h), and
// `asp`, which several kinds have.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "puzzles/ground.h"
#include "reductions/chain.h"

namespace hardboard::cli {

// A format of a kind: a text form, or the logic program of the kind if there is no form.
struct Format {
  std::string_view name;
  const Ground* kind = nullptr;
  const TextForm* form = nullptr;
};

// The names of all formats, each once, in the order of the kinds, `asp` at the end.
std::vector<std::string_view> format_names();

// The kind's format of this name; `kind` is nullptr if the kind has none. O(formats).
Format format_of(const Ground& kind, std::string_view name);

// The puzzle in a format of its kind. An error, in words alone, if the format can't hold it.
Result<std::string> in_format(const AnyPuzzle& puzzle, const Format& format, const Limits& limits);

// Whether the format holds the very text that the kind itself writes and reads.
bool is_own_text(const Format& format);

// An instance that a format can hold, with the chain that leads there; no steps if the format holds
// the puzzle itself.
struct Exported {
  Format format;
  Chain chain;

  const AnyPuzzle& image(const AnyPuzzle& source) const {
    return chain.steps.empty() ? source : chain.image();
  }
};

// From a kind without the format the cheapest chain leads to a kind that has it, if there are
// several to the one with the smallest instance. Where the format holds only some instances of the
// kind (OPB: variables of 0 and 1), a reduction of the kind to itself may come last. Errors in
// words alone.
Result<Exported> exported(const AnyPuzzle& puzzle, std::string_view name, const Limits& limits);
// The same behind a chain of these reductions.
Result<Exported> exported_via(const AnyPuzzle& puzzle, std::span<const std::string> names,
                              std::string_view name, const Limits& limits);

}  // namespace hardboard::cli
