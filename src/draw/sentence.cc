#include "draw/sentence.h"

#include "draw/lettering.h"
#include "draw/palette.h"

namespace hardboard::draw {

Picture sentence(const std::string& words) {
  constexpr double size = 30;
  Picture picture;
  Scene& scene = picture.scene;
  scene.width = text_width(words, size) + 100;
  scene.height = 100;
  scene.shapes.push_back({Text{{scene.width / 2, 60}, words, size, ink}});
  return picture;
}

}  // namespace hardboard::draw
