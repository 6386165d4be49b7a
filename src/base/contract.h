// Promises that the code makes to itself and asks of its callers, kept in release builds as well: a
// broken one ends with a message, not with a wrong answer.
#pragma once

#include <source_location>
#include <stdexcept>
#include <string>

namespace hardboard {

// What `promise` throws. The program reports it as an internal error, a caller of the library can
// catch it.
class BrokenPromise : public std::logic_error {
public:
  using std::logic_error::logic_error;
};

[[noreturn]] inline void break_promise(const char* words, std::source_location where) {
  throw BrokenPromise(std::string(where.file_name()) + ":" + std::to_string(where.line()) + ": " +
                      words);
}

// Throws BrokenPromise unless the promise, told in words ("the answer has a turn"), is kept. Costs
// a branch; in a loop where a measurement shows it, `assert` stands instead.
inline void promise(bool is_kept, const char* words,
                    std::source_location where = std::source_location::current()) {
  if (!is_kept) [[unlikely]]
    break_promise(words, where);
}

}  // namespace hardboard
