// The files that a picture can become: the only code that knows formats and file name endings.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "base/result.h"
#include "draw/scene.h"

namespace hardboard::draw {

enum class Format : std::uint8_t { svg, png, pdf, tikz, gif, text };

struct FormatRow {
  Format format;
  std::string_view ending;   // of file names, with its point
  std::string_view summary;  // "an image in pixels"
  bool has_pages = false;    // a file of the format holds any number of scenes
  bool has_film = false;     // the film of the scene runs
  bool is_text = false;      // a file of the format is characters, not bytes
};

// All formats, the most common first.
std::span<const FormatRow> formats();
const FormatRow& row_of(Format format);

// The format of a file by the ending of its name, in lower or upper case; nothing for an unknown
// ending. O(length).
std::optional<Format> format_of(std::string_view file_name);

// ".svg, .png, ... or .txt", for messages.
std::string endings_in_words();

// The bytes of a file with these scenes, at least one. The plain text of a scene is its
// description; text_picture (text.h) makes boards in characters instead. Errors without a line:
// several scenes in a format without pages; a format that needs cairo or giflib in a build without
// them. svg.h, tikz.h, paper_files.h and gif.h give the costs.
Result<std::string> render(std::span<const Scene> pages, Format format);
Result<std::string> render(const Scene& scene, Format format);

}  // namespace hardboard::draw
