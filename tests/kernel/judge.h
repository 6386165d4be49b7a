// Asks the kernel in tests.
#pragma once

#include <sstream>
#include <string>

#include "kernel/kernel.h"

namespace hardboard::testing {

inline kernel::Judgement judge_text(const std::string& text, std::ostream* echo = nullptr) {
  std::istringstream in(text);
  return kernel::judge(in, echo);
}

inline bool verifies(const std::string& text) {
  return judge_text(text).word == kernel::Judgement::Word::verified;
}

}  // namespace hardboard::testing
