#include "cli/pictures.h"

#include <fmt/format.h>
#include <optional>

#include "cli/reductions.h"
#include "cli/session.h"

namespace hardboard::cli {

Result<draw::Format> picture_format(const std::string& out) {
  if (const std::optional<draw::Format> format = draw::format_of(out)) return *format;
  return error_in_words(
      fmt::format("-o {}: expected a name that ends in {}", out, draw::endings_in_words()));
}

int save_picture(const draw::Scene& scene, draw::Format format, const std::string& out) {
  const Result<std::string> picture = draw::render({scene}, format);
  if (!picture) return fail(picture.error());
  return save(out, *picture) ? decided : bad_input;
}

}  // namespace hardboard::cli
