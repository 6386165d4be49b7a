// Asks the kernel (src/kernel/) about what an answer claims. What stands here and in the files
// `cases.cc` of the kinds only translates into the kernel's plain text, and need not be trusted:
// a mistake makes the kernel refuse, or shows in what the kernel has read.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/limits.h"
#include "proofs/answer_head.h"

namespace hardboard {

// The words of the kernel on a case, if they are no `verified`; `cut off` once the limits are
// reached. The case goes on in `file` from byte number `from` on, if a file is named.
std::optional<std::string> fault_of_case(const std::string& text, const Limits& limits,
                                         const std::string& file = {}, std::int64_t from = 0);

// A report on an answer, after the kernel has judged the cases that the answer makes: an answer
// that the kernel does not confirm is wrong, even if the report calls it verified.
CheckReport checked_again(CheckReport report, const std::vector<std::string>& cases,
                          const Limits& limits);

}  // namespace hardboard
