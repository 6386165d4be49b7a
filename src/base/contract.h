// Promises that the code makes to itself and asks of its callers, kept in release builds as well: a
// broken one ends with a message, not with a wrong answer.
#pragma once

#include <stdexcept>
#include <string>

namespace hardboard {

// What `promise` throws. The program reports it as an internal error, a caller of the library can
// catch it.
class BrokenPromise : public std::logic_error {
public:
  using std::logic_error::logic_error;
};

[[noreturn]] inline void break_promise(const char* words, const char* file, int line) {
  throw BrokenPromise(std::string(file) + ":" + std::to_string(line) + ": " + words);
}

// Throws BrokenPromise unless the promise, told in words ("the answer has a turn"), is kept. Costs
// a branch; in a loop where a measurement shows it, `assert` stands instead. (Clang 14 has no
// std::source_location.)
inline void promise(bool is_kept, const char* words, const char* file = __builtin_FILE(),
                    int line = __builtin_LINE()) {
  if (!is_kept) [[unlikely]]
    break_promise(words, file, line);
}

}  // namespace hardboard
