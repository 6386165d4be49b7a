// The gadgets of data/gadgets/, which the program carries with it.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "gadgets/gadget.h"

namespace hardboard::gadgets {

// A file of data/gadgets/ as it was when the program was built, in the order of the files' names.
struct LibraryFile {
  std::string_view name;  // of the file, without its ending
  std::string_view text;
};
std::span<const LibraryFile> library_files();

// The file of this name, or nullptr.
const LibraryFile* library_file(std::string_view name);

// The gadget of a file of the library, which must be right.
Gadget read_library(const LibraryFile& file);

}  // namespace hardboard::gadgets
