// The files of the page, which web/ builds and the program carries (cmake/page_files.cmake).
#pragma once

#include <span>
#include <string_view>

namespace hardboard::server {

struct PageFile {
  std::string_view path;  // of the address: "/", "/page.js"
  std::string_view type;  // of the content, as HTTP names it
  std::string_view bytes;
};

// All of them; none if the page was not built.
std::span<const PageFile> page_files();

}  // namespace hardboard::server
