// PNG and PDF files of scenes. Built with cairo only; render.h calls them.
#pragma once

#include <span>
#include <string>

#include "base/result.h"
#include "draw/scene.h"

namespace hardboard::draw {

// The bytes of a PNG image of the still scene: a pixel for each unit, up to 2,000 for the longer
// side; transparent where the scene is empty. Title and description are text chunks. An error
// without a line if memory runs out. O(pixels and shapes).
Result<std::string> png(const Scene& scene);

// The bytes of a PDF document with a page for each still scene. A page has the size of its scene, a
// centimetre for 100 units, but no side is longer than 5 metres. The document has the first scene's
// title; its subject is that scene's description. An error as above. O(shapes).
Result<std::string> pdf(std::span<const Scene> pages);

}  // namespace hardboard::draw
