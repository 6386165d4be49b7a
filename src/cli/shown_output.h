// Output on its way to standard output, which tells how much has gone: ten million moves take
// seconds, and who sends them into a file sees nothing of them.
#pragma once

#include <cstdint>
#include <streambuf>
#include <string>
#include <utility>

namespace hardboard::cli {

// Passes all on to another buffer, and continues the progress line with `words` and the megabytes
// that went, a few times a second. The library asks for a derived class.
class ShownOutput : public std::streambuf {
public:
  ShownOutput(std::streambuf& to, std::string words) : to_(&to), words_(std::move(words)) {}

protected:
  std::streamsize xsputn(const char* text, std::streamsize size) override;
  int_type overflow(int_type byte) override;
  int sync() override { return to_->pubsync(); }

private:
  void count(std::streamsize size);

  std::streambuf* to_;
  std::string words_;
  std::uint64_t written_ = 0, shown_ = 0;
};

}  // namespace hardboard::cli
