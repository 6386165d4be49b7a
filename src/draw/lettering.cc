#include "draw/lettering.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace hardboard::draw {
namespace {

// Advances of the printable ASCII characters from the blank to the tilde in thousandths of the
// size, as cairo measures them in DejaVu Sans 2.37.
constexpr std::size_t characters = 95;
constexpr std::array<std::uint16_t, characters> regular_advances = {
    318, 401, 460, 838, 636, 950, 780, 275, 390, 390, 500, 838, 318, 361,  318, 337, 636, 636, 636,
    636, 636, 636, 636, 636, 636, 636, 337, 337, 838, 838, 838, 531, 1000, 684, 686, 698, 770, 632,
    575, 775, 752, 295, 295, 656, 557, 863, 748, 787, 603, 787, 695, 635,  611, 732, 684, 989, 685,
    611, 685, 390, 337, 390, 838, 500, 500, 613, 635, 550, 635, 615, 352,  635, 634, 278, 278, 579,
    278, 974, 634, 612, 635, 635, 411, 521, 392, 634, 592, 818, 592, 592,  525, 636, 337, 636, 838};
constexpr std::array<std::uint16_t, characters> bold_advances = {
    348,  456, 521, 838, 696, 1002, 872, 306,  457, 457, 523, 838, 380, 415,  380, 365,
    696,  696, 696, 696, 696, 696,  696, 696,  696, 696, 400, 400, 838, 838,  838, 580,
    1000, 774, 762, 734, 830, 683,  683, 821,  837, 372, 372, 775, 637, 995,  837, 850,
    733,  850, 770, 720, 682, 812,  774, 1103, 771, 724, 725, 457, 365, 457,  838, 500,
    500,  675, 716, 593, 716, 678,  435, 716,  712, 343, 343, 665, 343, 1042, 712, 687,
    716,  716, 493, 595, 478, 712,  652, 924,  645, 652, 582, 712, 365, 712,  838};
constexpr double widest_advance = 1000;

}  // namespace

double text_width(std::string_view words, double size, bool bold) {
  const auto& advances = bold ? bold_advances : regular_advances;
  double thousandths = 0;
  for (std::size_t i = 0; i < words.size(); ++i) {
    const auto byte = static_cast<unsigned char>(words[i]);
    const bool continues = (byte & 0xc0) == 0x80;  // a character that an earlier byte began
    if (byte >= 0x20 && byte < 0x7f) {
      thousandths += advances[byte - 0x20U];
    } else if (words.substr(i, no_break.size()) == no_break) {
      thousandths += advances[0];
    } else if (!continues) {
      thousandths += widest_advance;
    }
  }
  return thousandths / 1000 * size;
}

double fitting_size(std::string_view words, double most, double fit, bool bold) {
  const double width = text_width(words, most, bold);
  return width > fit ? most * fit / width : most;
}

std::vector<std::string> wrapped(std::string_view words, double size, double fit) {
  const double blank = text_width(" ", size);
  std::vector<std::string> lines;
  double width = 0;  // of the last line
  while (!words.empty()) {
    const std::string_view word = words.substr(0, words.find(' '));
    words.remove_prefix(std::min(words.size(), word.size() + 1));
    const double more = text_width(word, size);
    if (lines.empty() || width + blank + more > fit) {
      lines.emplace_back(word);
      width = more;
    } else {
      lines.back() += ' ';
      lines.back() += word;
      width += blank + more;
    }
  }
  return lines;
}

}  // namespace hardboard::draw
