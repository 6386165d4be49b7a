// A reduction turns an instance of one kind, the source, into an instance of another kind, its
// image, so that the image has a solution if and only if the source has one; and it carries
// solutions both ways. This is the row of a reduction for code that knows no kind; row.h fills the
// row from typed functions.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/limits.h"
#include "base/result.h"
#include "base/square.h"
#include "puzzles/any.h"
#include "puzzles/ground.h"

namespace hardboard {

struct Reduction;

// The room that an image takes, in squares: the whole board's bounding box, and in it the tiles of
// the gadgets and of the wires between them.
struct Area {
  std::uint64_t board = 0, gadgets = 0, wires = 0;
};

// A part of an image, named by what the part stands for: "vertex 3", "clause 2". A part of a board
// consists of squares, any other part of numbered things (vertices, variables).
struct Part {
  std::string name;
  std::vector<Square> squares{};
  std::vector<std::uint32_t> numbers{};
};

// What a refusal of the image says of the source: a verdict on the source, and its reason in words.
// The verdict is `unknown` for a construction whose published proof fails, and for one that asks
// less than its source does (a win within two turns).
struct Refusal {
  Verdict verdict = Verdict::unknown;
  std::string_view words;
};

// An image with its source and the trace, which records what stands for what. Copies share all.
struct AnyImage {
  const Reduction* reduction = nullptr;
  AnyPuzzle source, puzzle;
  std::shared_ptr<const void> typed;  // for the reduction's own functions
};

struct Reduction {
  std::string_view name;     // "red-blue-to-rooks"
  std::string_view source;   // paper and theorem
  std::string_view summary;  // what stands for what, in a line
  std::string_view law;      // of the image's size
  const Ground* from = nullptr;
  const Ground* to = nullptr;
  Refusal refusal;
  // Whether `witness` takes refusals of the source as well, and makes refusals of the image.
  bool takes_refusals = false;

  // How many bytes each byte of the written source adds to the written image at least; the first
  // `heading` bytes, words that all sources have alike, add none. Chains put off images by this
  // bound (chain.h), so that a low one costs time alone.
  static constexpr std::size_t heading = 32;
  std::size_t least_growth = 1;

  // Whether a refusal of the image says that the source has no solution.
  bool carries_refusals() const { return refusal.verdict != Verdict::unknown; }
  // A lower bound for the size of the image of a source of this size, in bytes.
  std::size_t least_size(std::size_t source_size) const {
    return source_size > heading ? least_growth * (source_size - heading) : 0;
  }

  // The image; the row's law of size holds for it. An error, in words alone, if the source is not
  // of the form that the reduction needs, or if the limits do not suffice.
  Result<AnyImage> (*forward)(const AnyPuzzle& source, const Limits& limits) = nullptr;
  // The image's answer that a solution of the source becomes, or a refusal if the row takes
  // refusals. The source's answer is checked before, the image's behind. An error if the answer is
  // none of these; for an unsound reduction also if the image does not take its answer.
  Result<AnyAnswer> witness(const AnyImage& image, const AnyAnswer& solution,
                            const Limits& limits) const;
  // The source's answer that an answer of the image becomes: from any solution a solution, from a
  // refusal what the row's `refusal` says. The answer is checked before, the source's behind. An
  // error if the answer does not check, or, for an unsound reduction, if the image's solution
  // stands for none.
  Result<AnyAnswer> recover(const AnyImage& image, const AnyAnswer& answer,
                            const Limits& limits) const;
  // O(size of the image).
  std::vector<Part> (*parts)(const AnyImage& image) = nullptr;
  // Of an image that consists of gadgets with tiles of their own; nullptr elsewhere. O(gadgets).
  Area (*area)(const AnyImage& image) = nullptr;
  // For each move of an answer that checks: what the move stands for; empty words for nothing.
  std::vector<std::string> (*meanings)(const AnyImage& image, const AnyAnswer& answer) = nullptr;

  // For `witness` and `recover`, which check what goes in and what comes out. `carry` takes a
  // solution of the source, or a refusal if the row takes refusals; `take_back` one of the image.
  AnyAnswer (*carry)(const AnyImage& image, const AnyAnswer& solution) = nullptr;
  Result<AnyAnswer> (*take_back)(const AnyImage& image, const AnyAnswer& solution) = nullptr;
  AnyAnswer (*no_answer)() = nullptr;  // of the source: the verdict is `unknown`
};

// All reductions, in the order of all.cc.
std::span<const Reduction* const> reductions();
const Reduction* reduction_named(std::string_view name);  // nullptr if there is none

// Whether a verdict says that a solution exists: solved, or won for the player to move.
constexpr bool is_yes(Verdict verdict) {
  return verdict == Verdict::solvable || verdict == Verdict::win;
}
// Whether a verdict says that there is none, and the other player wins a game of two.
constexpr bool is_no(Verdict verdict) {
  return verdict == Verdict::unsolvable || verdict == Verdict::loss;
}

}  // namespace hardboard
