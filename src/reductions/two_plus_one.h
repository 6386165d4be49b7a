// 3SAT as (2+1),3-SAT, in which each variable occurs twice positive and once negative (Kühn 2024,
// Lemma 2.1, after Tovey 1984): a copy of the variable for each occurrence, and a cycle of clauses
// that makes the copies equal.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/limits.h"
#include "base/result.h"
#include "problems/satisfiability/traits.h"
#include "reductions/image.h"

namespace hardboard {

// Why the formula is no instance of (2+1),3-SAT; nothing if it is one. O(variables + literals).
std::optional<std::string> why_not_two_plus_one(const formulas::Cnf& cnf);

struct SatToTwoPlusOne {
  using From = satisfiability::Traits;
  using To = satisfiability::Traits;
  static constexpr std::string_view name = "sat-to-21-3sat";
  static constexpr std::string_view source = "Kühn 2024, Lemma 2.1";
  static constexpr std::string_view summary = "a copy of the variable for each occurrence";
  static constexpr std::string_view law = "L variables and m + L clauses for m clauses, L literals";

  struct Trace {
    std::vector<formulas::Literal> copy_of;  // by variable of the image: an equal literal
  };
  using I = Image<SatToTwoPlusOne>;

  static Result<I> forward(const From::Puzzle& from, const Limits& limits);
  static bool keeps_law(const From::Puzzle& from, const To::Puzzle& to);
  static To::Answer witness(const From::Puzzle& from, const I& image, const From::Answer& solution);
  // A variable without an occurrence, whose value does not matter, is false.
  static Result<From::Answer> recover(const From::Puzzle& from, const I& image,
                                      const To::Answer& answer);
  static Refusal refusal() {
    return {Verdict::unsolvable, "no assignment satisfies the clauses, by a refusal"};
  }
  static std::vector<Part> parts(const From::Puzzle& from, const I& image);
  static std::vector<std::string> meanings(const From::Puzzle&, const I&, const To::Answer&) {
    return {};
  }
};

}  // namespace hardboard
