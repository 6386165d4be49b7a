// Asks the kernel (src/kernel/) about what an answer claims. What stands here and in the files
// `cases.cc` of the kinds only translates into the kernel's plain text, and need not be trusted:
// a mistake makes the kernel refuse, or shows in what the kernel has read.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "base/limits.h"
#include "kernel/kernel.h"
#include "proofs/answer_head.h"

namespace hardboard {

class ProofFile;

// What a checker may ask the kernel beside what an answer shows itself.
struct Recourse {
  ProofFile* proofs = nullptr;  // proofs in a file; nullptr for none
  bool may_search = false;      // the kernel may search small puzzles again
};

// Judges a text in the place of the kernel: what it says of a section that the kernel doesn't know.
using Judge = std::function<kernel::Judgement(std::istream&)>;

// The kernel's judgement of a case, or that of another judge. The case goes on in `file` from byte
// number `from` on, if a file is named. Once the limits are reached the text ends there.
kernel::Judgement judge_case(const std::string& text, const Limits& limits,
                             const std::string& file = {}, std::int64_t from = 0,
                             const Judge& judge = {});

// The words of the kernel on a case, if they are no `verified`; those of the limits once they are
// reached.
std::optional<std::string> fault_of_case(const std::string& text, const Limits& limits);

// The words of the kernel on a claim about a puzzle, given by its canonical text, if the kernel's
// own search does not show it. Mostly below a second: docs/proof-format.md says where searches end.
std::optional<std::string> fault_of_search(const std::string& puzzle, const std::string& claim,
                                           const Limits& limits);

// A report on an answer, after the kernel has judged the cases that the answer makes: an answer
// that the kernel does not confirm is wrong, even if the report calls it verified.
CheckReport checked_again(CheckReport report, const std::vector<std::string>& cases,
                          const Limits& limits);

}  // namespace hardboard
