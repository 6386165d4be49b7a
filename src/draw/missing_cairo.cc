// PNG, PDF and GIF in a build without cairo or giflib: each call ends with an error.
#include "draw/gif.h"
#include "draw/paper_files.h"

namespace hardboard::draw {
namespace {

InputError missing() {
  return error_in_words(
      "this program was built without cairo and giflib (Debian: libcairo2-dev, libgif-dev): no "
      ".png, .pdf and .gif; .svg, .tex and .txt work");
}

}  // namespace

Result<std::string> png(const Scene&) {
  return missing();
}
Result<std::string> pdf(std::span<const Scene>) {
  return missing();
}
Result<std::string> gif(const Scene&, int) {
  return missing();
}

}  // namespace hardboard::draw
