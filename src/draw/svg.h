// A scene as SVG text.
#pragma once

#include <string>

#include "draw/scene.h"

namespace hardboard::draw {

// A self-contained SVG 1.1 document: no scripts, no fonts or files from elsewhere. The document
// scales with its view box; its width and height are only defaults for viewers. Title and
// description stand in <title> and <desc>. The document is well-formed XML, whatever the texts
// hold. O(size of the scene).
std::string svg(const Scene& scene);

// The shapes alone, for a document of somebody else; no stamps and no actors among them. O(shapes).
std::string svg_of(const std::vector<Shape>& shapes);

}  // namespace hardboard::draw
