// A scene's film as a GIF.
#pragma once

#include <string>

#include "draw/scene.h"

namespace hardboard::draw {

// The bytes of a GIF 89a, `width` pixels wide, that runs the scene's film for ever, about 12
// pictures a second (fewer for films beyond four minutes); a still scene is one picture. Up to 256
// colours, those that most pixels have. Each picture holds what has changed alone. O(pictures *
// what raster costs).
std::string gif(const Scene& scene, int width = 480);

}  // namespace hardboard::draw
