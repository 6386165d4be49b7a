#include "draw/gif.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <gif_lib.h>
#include <memory>
#include <vector>

#include "draw/gif_palette.h"
#include "draw/raster.h"
#include "draw/xml_text.h"

namespace hardboard::draw {
namespace {

// A changed part of the picture at some time of the film.
struct Frame {
  int left = 0, top = 0, width = 0, height = 0;
  int hundredths = 0;  // of a second: how long the picture stays
  std::vector<std::uint32_t> pixels;
};

Frame part_of(const Image& image, const PixelBox& box) {
  Frame frame{box.left, box.top, box.right - box.left, box.bottom - box.top, 0, {}};
  for (int y = box.top; y < box.bottom; ++y) {
    const auto row = image.pixels.begin() + static_cast<std::ptrdiff_t>(y) * image.width;
    frame.pixels.insert(frame.pixels.end(), row + box.left, row + box.right);
  }
  return frame;
}

std::vector<Frame> frames_of(const Scene& scene, int width) {
  constexpr double least_step = 0.08, most_frames = 3000;
  if (scene.seconds == 0) {
    const Image image = raster(scene, width);
    return {part_of(image, {0, 0, image.width, image.height})};
  }
  const double step = std::max(least_step, std::ceil(100 * scene.seconds / most_frames) / 100);
  const int hundredths = static_cast<int>(std::lround(100 * step));
  FilmRaster film(scene, width);
  std::vector<Frame> frames;
  for (double time = 0; time < scene.seconds; time += step) {
    const PixelBox changed = film.show(time);
    if (!changed.is_empty()) frames.push_back(part_of(film.image(), changed));
    frames.back().hundredths += hundredths;
  }
  return frames;
}

// A GIF file during its writing; giflib compresses. A function returns false after an error of
// giflib; the file is then lost.
class GifFile {
public:
  GifFile() : file_(EGifOpen(this, append, &error_)) {}
  ~GifFile() { close(); }
  GifFile(const GifFile&) = delete;
  GifFile& operator=(const GifFile&) = delete;

  // The head of the file: size, colours, the comment, and the mark that films repeat forever.
  bool begin(const Scene& scene, int width, int height, const GifPalette& palette) {
    if (file_ == nullptr) return false;
    EGifSetGifVersion(file_, true);
    constexpr int colours = 256, bits = 8;
    const std::unique_ptr<ColorMapObject, decltype(&GifFreeMapObject)> map(
        GifMakeMapObject(colours, nullptr), &GifFreeMapObject);
    if (!map) return false;
    for (std::size_t i = 0; i < palette.colours().size(); ++i) {
      const std::uint32_t rgb = palette.colours()[i];
      map->Colors[i] = {static_cast<GifByteType>(rgb >> 16), static_cast<GifByteType>(rgb >> 8),
                        static_cast<GifByteType>(rgb)};
    }
    return EGifPutScreenDesc(file_, width, height, bits, 0, map.get()) == GIF_OK &&
           (scene.seconds == 0 || put_loop()) &&
           EGifPutComment(file_, valid_text(scene.title + "\n" + scene.description).c_str()) ==
               GIF_OK;
  }

  bool add(const Frame& frame, const GifPalette& palette) {
    std::array<GifByteType, 4> control{};
    const GraphicsControlBlock block{DISPOSE_DO_NOT, false, std::min(frame.hundredths, 0xffff),
                                     NO_TRANSPARENT_COLOR};
    EGifGCBToExtension(&block, control.data());
    if (EGifPutExtension(file_, GRAPHICS_EXT_FUNC_CODE, control.size(), control.data()) != GIF_OK)
      return false;
    if (EGifPutImageDesc(file_, frame.left, frame.top, frame.width, frame.height, false, nullptr) !=
        GIF_OK)
      return false;
    std::vector<GifPixelType> line(static_cast<std::size_t>(frame.width));
    for (auto row = frame.pixels.begin(); row != frame.pixels.end(); row += frame.width) {
      std::transform(row, row + frame.width, line.begin(),
                     [&](std::uint32_t colour) { return palette.index_of(colour); });
      if (EGifPutLine(file_, line.data(), frame.width) != GIF_OK) return false;
    }
    return true;
  }

  // The complete file's bytes, or an error in words.
  Result<std::string> finish(bool all_is_well) {
    if (file_ != nullptr && !all_is_well) error_ = file_->Error;
    const bool is_closed = close();
    if (all_is_well && is_closed) return std::move(bytes_);
    const char* const words = GifErrorString(error_);
    return error_in_words(std::string("the film can't be written: ") +
                          (words != nullptr ? words : "giflib does not say why"));
  }

private:
  static int append(GifFileType* file, const GifByteType* data, int length) {
    static_cast<GifFile*>(file->UserData)
        ->bytes_.append(reinterpret_cast<const char*>(data), static_cast<std::size_t>(length));
    return length;
  }

  // The extension for endless repetition, which Netscape Navigator 2 introduced and all viewers
  // know.
  bool put_loop() {
    const std::string name = "NETSCAPE2.0";
    const std::array<GifByteType, 3> for_ever = {1, 0, 0};
    return EGifPutExtensionLeader(file_, APPLICATION_EXT_FUNC_CODE) == GIF_OK &&
           EGifPutExtensionBlock(file_, static_cast<int>(name.size()), name.data()) == GIF_OK &&
           EGifPutExtensionBlock(file_, for_ever.size(), for_ever.data()) == GIF_OK &&
           EGifPutExtensionTrailer(file_) == GIF_OK;
  }

  bool close() {
    if (file_ == nullptr) return false;
    const bool is_closed = EGifCloseFile(file_, &error_) == GIF_OK;
    file_ = nullptr;
    return is_closed;
  }

  int error_ = 0;
  std::string bytes_;
  GifFileType* file_;
};

}  // namespace

Result<std::string> gif(const Scene& scene, int width) {
  const std::vector<Frame> frames = frames_of(scene, width);
  ColourCount count;
  for (const Frame& frame : frames) count.add(frame.pixels);
  const GifPalette palette(count, colours_of(scene));
  GifFile file;
  bool is_well = file.begin(scene, width, height_of(scene, width), palette);
  for (std::size_t i = 0; i < frames.size() && is_well; ++i) is_well = file.add(frames[i], palette);
  return file.finish(is_well);
}

}  // namespace hardboard::draw
