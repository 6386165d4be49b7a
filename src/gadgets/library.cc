#include "gadgets/library.h"

#include <algorithm>
#include <fmt/format.h>

#include "base/contract.h"
#include "gadgets/read.h"

namespace hardboard::gadgets {

const LibraryFile* library_file(std::string_view name) {
  const std::span<const LibraryFile> files = library_files();
  const auto found = std::find_if(files.begin(), files.end(),
                                  [&](const LibraryFile& file) { return file.name == name; });
  return found == files.end() ? nullptr : &*found;
}

Gadget read_library(const LibraryFile& file) {
  Result<Gadget> gadget = read({fmt::format("{}.gadget", file.name), file.text});
  promise(gadget.ok(), "the gadgets of the library can be read");
  return std::move(gadget).value();
}

}  // namespace hardboard::gadgets
