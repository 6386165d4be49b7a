// Scenes as TikZ pictures for LaTeX documents.
#pragma once

#include <span>
#include <string>

#include "draw/scene.h"

namespace hardboard::draw {

// A `tikzpicture` for each still scene, with a new page between: a file for \input in a document
// that has \usepackage{tikz}. A square is a centimetre wide, less if the picture would be wider
// than 16 cm or higher than 23 cm. Title and description are comments above the picture. TeX reads
// no text of the scene as a command. O(size of the scenes, with each stamp as large as its symbol).
std::string tikz(std::span<const Scene> pages);

}  // namespace hardboard::draw
