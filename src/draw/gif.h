// A scene's film as a GIF. Built with cairo and giflib only; render.h is the way to it.
#pragma once

#include <string>

#include "base/result.h"
#include "draw/scene.h"

namespace hardboard::draw {

// The bytes of a GIF 89a, `width` pixels wide, that runs the scene's film for ever, about 12
// pictures a second (fewer for films beyond four minutes); a still scene is one picture. The file
// has up to 256 colours: those of the scene's shapes exactly, others as gif_palette.h says.
// Each picture holds only the rectangle that has changed. The scene's title and description are the
// file's comment. An error without a line if giflib reports one. O(pictures * what raster costs).
Result<std::string> gif(const Scene& scene, int width);

}  // namespace hardboard::draw
