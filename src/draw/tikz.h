// Scenes as TikZ pictures for LaTeX documents.
#pragma once

#include <span>
#include <string>

#include "draw/scene.h"

namespace hardboard::draw {

// A `tikzpicture` for each still scene, a new page between two of them: a file for \input in a
// document that has \usepackage{tikz}. A square is a centimetre wide, less where the picture would
// be wider than 16 cm or higher than 23 cm. Title and description are comments above the picture.
// No text of the scene is read as a command of TeX. O(size of the scenes, with each stamp as large
// as its symbol).
std::string tikz(std::span<const Scene> pages);

}  // namespace hardboard::draw
