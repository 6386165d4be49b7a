// The traits of rectilinear Steiner trees for ground_row.h.
#pragma once

#include <array>
#include <span>
#include <string_view>

#include "problems/steiner/answer.h"
#include "problems/steiner/check.h"
#include "problems/steiner/read.h"
#include "problems/steiner/read_stp.h"

namespace hardboard::steiner {

struct Traits {
  using Puzzle = steiner::Puzzle;
  using Answer = steiner::Answer;
  static constexpr std::string_view name = kind_name;
  static constexpr std::string_view summary =
      "horizontal and vertical segments that connect points, of small total length";

  static constexpr std::span<const std::string_view> file_keys = steiner::file_keys;
  static constexpr std::array<std::string_view, 1> endings = {".stp"};
  static constexpr std::array<std::string_view, 1> first_words = {"33D32945"};  // no FEN line
  static bool looks_like(std::string_view content) { return looks_like_stp(content); }
  static Result<Puzzle> read(const Text& text) { return steiner::read(text); }
};

}  // namespace hardboard::steiner
