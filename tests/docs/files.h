// Whose file a text is: the files of a kind begin with its name, or look like a format of others.
#pragma once

#include <string_view>

#include "base/text.h"

namespace hardboard::docs {

template <class Traits>
bool is_file_of(std::string_view content) {
  if (first_word(content) == Traits::name) return true;
  if constexpr (requires { Traits::looks_like(content); }) return Traits::looks_like(content);
  return false;
}

}  // namespace hardboard::docs
