// A scene's film as a GIF. Built with cairo and giflib only; render.h calls it.
#pragma once

#include <string>

#include "base/result.h"
#include "draw/scene.h"

namespace hardboard::draw {

// The bytes of a GIF 89a, `width` pixels wide, that repeats the scene's film forever, with about 12
// pictures a second (fewer for films beyond four minutes); a still scene is one picture. The file
// has up to 256 colours: those of the scene's shapes exactly, others as in gif_palette.h. Each
// picture holds only the rectangle that has changed. The file's comment is the scene's title and
// description. An error of giflib has no line. O(pictures * cost of raster).
Result<std::string> gif(const Scene& scene, int width);

}  // namespace hardboard::draw
