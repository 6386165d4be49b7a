#include "cli/shown_output.h"

#include <fmt/format.h>

#include "cli/session.h"

namespace hardboard::cli {

void ShownOutput::count(std::streamsize size) {
  constexpr std::uint64_t step = 10'000'000;
  written_ += static_cast<std::uint64_t>(size);
  if (written_ < shown_ + step) return;
  shown_ = written_;
  continue_progress(fmt::format("{}: {} MB", words_, written_ / 1'000'000));
}

std::streamsize ShownOutput::xsputn(const char* text, std::streamsize size) {
  const std::streamsize written = to_->sputn(text, size);
  count(written);
  return written;
}

ShownOutput::int_type ShownOutput::overflow(int_type byte) {
  if (traits_type::eq_int_type(byte, traits_type::eof())) return traits_type::not_eof(byte);
  count(1);
  return to_->sputc(traits_type::to_char_type(byte));
}

}  // namespace hardboard::cli
