// A scene as SVG text.
#pragma once

#include <string>
#include <string_view>

#include "draw/scene.h"

namespace hardboard::draw {

// A self-contained SVG 1.1 document: no scripts, no fonts or files from elsewhere. It scales with
// its view box; width and height are only what a viewer shows unless told otherwise. Title and
// description stand in <title> and <desc>. Always well-formed XML, whatever the texts hold.
// O(size of the scene).
std::string svg(const Scene& scene);

// Text for element content and attribute values: the five special characters become entities;
// what XML forbids (control characters, invalid UTF-8) becomes U+FFFD. O(length).
std::string escaped(std::string_view text);

}  // namespace hardboard::draw
