// Promises that the code makes to itself and asks of its callers. Release builds keep the checks: a
// broken promise ends with a message, not with a wrong answer.
#pragma once

#include <stdexcept>
#include <string>

namespace hardboard {

// The exception of a broken promise. The program reports an internal error; a caller of the library
// can catch the exception.
class BrokenPromise : public std::logic_error {
public:
  using std::logic_error::logic_error;
};

[[noreturn]] inline void break_promise(const char* words, const char* file, int line) {
  throw BrokenPromise(std::string(file) + ":" + std::to_string(line) + ": " + words);
}

// Throws BrokenPromise, with the words ("the answer has a turn"), unless the promise is kept. Costs
// a branch; use `assert` in a loop where a measurement shows that branch. (Clang 14 has no
// std::source_location.)
inline void promise(bool is_kept, const char* words, const char* file = __builtin_FILE(),
                    int line = __builtin_LINE()) {
  if (!is_kept) [[unlikely]]
    break_promise(words, file, line);
}

}  // namespace hardboard
