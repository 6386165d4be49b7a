#include "draw/gif.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <vector>

#include "draw/raster.h"

namespace hardboard::draw {
namespace {

// Five bits for each of red, green and blue: what is told apart before the palette is chosen.
using Shade = std::uint16_t;
constexpr std::size_t shades = std::size_t{1} << 15;

Shade shade_of(std::uint32_t rgb) {
  return static_cast<Shade>((rgb >> 19 & 31) << 10 | (rgb >> 11 & 31) << 5 | (rgb >> 3 & 31));
}

// A part of the picture that is new at some time.
struct Frame {
  int left = 0, top = 0, width = 0, height = 0;
  int hundredths = 0;  // how long it stays
  std::vector<Shade> pixels;
};

// What differs between two pictures of the same size, nothing if nothing does. `before` may be
// empty.
Frame changed(const Image& before, const Image& now) {
  int left = now.width, right = 0, top = now.height, bottom = 0;
  for (int y = 0; y < now.height; ++y) {
    for (int x = 0; x < now.width; ++x) {
      const std::size_t at = static_cast<std::size_t>(y) * now.width + x;
      if (!before.pixels.empty() && before.pixels[at] == now.pixels[at]) continue;
      left = std::min(left, x), right = std::max(right, x + 1);
      top = std::min(top, y), bottom = std::max(bottom, y + 1);
    }
  }
  Frame frame;
  if (left >= right) return frame;
  frame.left = left, frame.top = top, frame.width = right - left, frame.height = bottom - top;
  for (int y = top; y < bottom; ++y)
    for (int x = left; x < right; ++x)
      frame.pixels.push_back(shade_of(now.pixels[static_cast<std::size_t>(y) * now.width + x]));
  return frame;
}

std::vector<Frame> frames_of(const Scene& scene, int width) {
  constexpr double least_step = 0.08, most_frames = 3000;
  const double step = std::max(least_step, std::ceil(100 * scene.seconds / most_frames) / 100);
  const int hundredths = static_cast<int>(std::lround(100 * step));
  std::vector<Frame> frames;
  Image before;
  for (double time = 0; time == 0 || time < scene.seconds; time += step) {
    Image now = raster(scene, width, time);
    Frame frame = changed(before, now);
    if (!frame.pixels.empty()) frames.push_back(std::move(frame));
    frames.back().hundredths += hundredths;
    before = std::move(now);
  }
  return frames;
}

// The shades that most pixels have, and for each shade the nearest of them.
struct Palette {
  std::vector<Shade> colours;
  std::vector<std::uint8_t> nearest;
};

int component(Shade shade, int shift) {
  const int five = shade >> shift & 31;
  return five << 3 | five >> 2;
}

Palette palette_of(const std::vector<Frame>& frames) {
  constexpr std::size_t most = 256;
  std::vector<std::uint64_t> count(shades);
  for (const Frame& frame : frames)
    for (const Shade shade : frame.pixels) ++count[shade];
  Palette palette;
  for (std::size_t shade = 0; shade < shades; ++shade)
    if (count[shade] > 0) palette.colours.push_back(static_cast<Shade>(shade));
  std::stable_sort(palette.colours.begin(), palette.colours.end(),
                   [&](Shade a, Shade b) { return count[a] > count[b]; });
  const std::vector<Shade> all = palette.colours;
  palette.colours.resize(std::min(all.size(), most));
  palette.nearest.resize(shades);
  for (const Shade shade : all) {
    int least = 1 << 30;
    for (std::size_t i = 0; i < palette.colours.size(); ++i) {
      int distance = 0;
      for (const int shift : {10, 5, 0}) {
        const int difference = component(shade, shift) - component(palette.colours[i], shift);
        distance += difference * difference;
      }
      if (distance >= least) continue;
      least = distance;
      palette.nearest[shade] = static_cast<std::uint8_t>(i);
    }
  }
  return palette;
}

// The bytes of a GIF file, in the terms of its specification (CompuServe, 1990).
class Writer {
public:
  explicit Writer(const Palette& palette) : palette_(palette) {}

  std::string write(const Scene& scene, int width, int height, const std::vector<Frame>& frames) {
    out_ = "GIF89a";
    word(width);
    word(height);
    bytes({0xf7, 0, 0});  // 256 colours follow
    for (std::size_t i = 0; i < 256; ++i) {
      const Shade shade = i < palette_.colours.size() ? palette_.colours[i] : Shade{0};
      for (const int shift : {10, 5, 0}) byte(component(shade, shift));
    }
    if (scene.seconds > 0) {
      out_ += std::string("\x21\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00", 19);  // for ever
    }
    for (const Frame& frame : frames) {
      bytes({0x21, 0xf9, 4, 4});  // what lies below stays
      word(std::min(frame.hundredths, 0xffff));
      bytes({0, 0, 0x2c});
      for (const int value : {frame.left, frame.top, frame.width, frame.height}) word(value);
      byte(0);
      compress(frame.pixels);
    }
    byte(0x3b);
    return std::move(out_);
  }

private:
  void byte(int value) { out_ += static_cast<char>(value); }
  void bytes(std::initializer_list<int> values) {
    for (const int value : values) byte(value);
  }
  void word(int value) { bytes({value & 0xff, value >> 8}); }

  // LZW with codes of 9 to 12 bits, in blocks of up to 255 bytes. The dictionary is a tree: child
  // c of a code is that code's string and c.
  void compress(const std::vector<Shade>& pixels) {
    constexpr unsigned clear = 256, end = 257, full = 4096;
    byte(8);
    std::vector<std::array<std::uint16_t, 256>> children(full);
    unsigned next = end + 1, width = 9;
    put(clear, width);
    unsigned code = palette_.nearest[pixels[0]];
    for (std::size_t i = 1; i < pixels.size(); ++i) {
      const std::uint8_t pixel = palette_.nearest[pixels[i]];
      if (const unsigned longer = children[code][pixel]; longer != 0) {
        code = longer;
        continue;
      }
      put(code, width);
      children[code][pixel] = static_cast<std::uint16_t>(next);
      if (next == 1U << width) ++width;
      if (++next == full) {
        put(clear, std::min(width, 12U));
        for (auto& row : children) row.fill(0);
        next = end + 1, width = 9;
      }
      code = pixel;
    }
    put(code, width);
    // A reader adds an entry for that last code as well.
    if (next == 1U << width && width < 12) ++width;
    put(end, width);
    if (held_ > 0) block_ += static_cast<char>(bits_ & 0xff);
    bits_ = 0, held_ = 0;
    flush();
    byte(0);
  }

  void put(unsigned code, unsigned width) {
    bits_ |= code << held_;
    for (held_ += width; held_ >= 8; held_ -= 8, bits_ >>= 8) {
      block_ += static_cast<char>(bits_ & 0xff);
      if (block_.size() == 255) flush();
    }
  }

  void flush() {
    if (block_.empty()) return;
    byte(static_cast<int>(block_.size()));
    out_ += block_;
    block_.clear();
  }

  const Palette& palette_;
  std::string out_, block_;
  unsigned bits_ = 0, held_ = 0;
};

}  // namespace

std::string gif(const Scene& scene, int width) {
  const int height = raster(scene, width).height;
  const std::vector<Frame> frames = frames_of(scene, width);
  const Palette palette = palette_of(frames);
  return Writer(palette).write(scene, width, height, frames);
}

}  // namespace hardboard::draw
