// Pictures of one scene that commands write to files of their own.
#pragma once

#include <string>

#include "base/result.h"
#include "draw/render.h"
#include "draw/scene.h"

namespace hardboard::cli {

// The format that the ending of the name behind `-o` asks for, or an error with all endings.
Result<draw::Format> picture_format(const std::string& out);

// Draws the scene and writes it to the file; complains if that fails. Gives the exit code.
int save_picture(const draw::Scene& scene, draw::Format format, const std::string& out);

}  // namespace hardboard::cli
