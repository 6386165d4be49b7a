#include "draw/tikz.h"

#include <algorithm>
#include <fmt/format.h>
#include <set>
#include <string_view>

#include "base/contract.h"
#include "draw/numbers.h"
#include "draw/points.h"
#include "draw/xml_text.h"

namespace hardboard::draw {
namespace {

// A picture's coordinates are tenths of a millimetre, bounded so that TeX, whose numbers end at
// 16,384, can hold them.
constexpr double widest = 1600, highest = 2300;
constexpr double points_per_coordinate = 0.1 * 72.27 / 25.4;

// Words that TeX prints literally. Bytes that are no character become question marks.
std::string words_for_tex(std::string_view text) {
  std::string result;
  for (const char c : printable(text)) {
    switch (c) {
      case '\\':
        result += "\\textbackslash{}";
        break;
      case '^':
        result += "\\textasciicircum{}";
        break;
      case '~':
        result += "\\textasciitilde{}";
        break;
      case '<':
        result += "\\textless{}";
        break;
      case '>':
        result += "\\textgreater{}";
        break;
      case '"':
        result += "{\\char34}";
        break;
      case '|':
        result += "\\textbar{}";
        break;
      case '{':
      case '}':
      case '$':
      case '&':
      case '#':
      case '_':
      case '%':
        result += '\\';
        [[fallthrough]];
      default:
        result += c;
    }
  }
  constexpr std::string_view no_character = "\xEF\xBF\xBD";
  for (std::size_t at = result.find(no_character); at != std::string::npos;
       at = result.find(no_character, at))
    result.replace(at, no_character.size(), "?");
  return result;
}

// The text with a percent sign before each line.
std::string as_comments(std::string_view text) {
  std::string result;
  while (!text.empty()) {
    const std::string_view line = text.substr(0, text.find('\n'));
    text.remove_prefix(std::min(text.size(), line.size() + 1));
    result += "% " + printable(line) + "\n";
  }
  return result;
}

class Writer {
public:
  explicit Writer(const Scene& scene)
      : scene_(scene),
        view_{{},
              std::min({1.0, widest / std::max(1.0, scene.width),
                        highest / std::max(1.0, scene.height)})} {}

  std::string picture() {
    if (scene_.on_card) draw(card_of(scene_), view_);
    draw(scene_.shapes, view_);
    std::string file = as_comments(scene_.title) + as_comments(scene_.description);
    file +=
        "\\begin{tikzpicture}[x=0.1mm, y=-0.1mm, line join=round, "
        "every node/.style={inner sep=0pt, outer sep=0pt}]\n";
    for (const std::uint32_t rgb : colours_)
      file += fmt::format("\\definecolor{{hardboard{0:06x}}}{{HTML}}{{{0:06X}}}\n", rgb);
    return file + out_ + "\\end{tikzpicture}\n";
  }

private:
  // The placement of the shapes of a group or symbol.
  struct View {
    Point offset;  // added after scaling
    double scale = 1;
    Point operator()(Point p) const { return offset + scale * p; }
    View within(Point at, double more) const { return {(*this)(at), scale * more}; }
  };

  void point(Point p) {
    out_ += '(';
    append_number(out_, p.x);
    out_ += ',';
    append_number(out_, p.y);
    out_ += ')';
  }

  // A length in TeX's points.
  static std::string length(double coordinates) {
    std::string text;
    append_number(text, coordinates * points_per_coordinate, 3);
    return text + "pt";
  }

  std::string colour(Colour colour) {
    colours_.insert(colour.rgb & 0xffffffU);
    return fmt::format("hardboard{:06x}", colour.rgb & 0xffffffU);
  }

  // "\path[fill=..., draw=...] ", which coordinates follow.
  void begin_path(const Style& style, const View& view, const std::string& more = "") {
    std::string options;
    const auto add = [&](const std::string& option) {
      options += (options.empty() ? "" : ", ") + option;
    };
    if (style.fill) add("fill=" + colour(*style.fill));
    if (style.stroke) {
      add("draw=" + colour(*style.stroke));
      add("line width=" + length(style.width * view.scale));
      const std::string dash = length(style.dash * view.scale);
      add(style.dash > 0 ? fmt::format("dash pattern=on {0} off {0}", dash) : "line cap=round");
    }
    if (style.opacity < 1) add(fmt::format("opacity={:.2f}", style.opacity));
    if (!more.empty()) add(more);
    out_ += "\\path[" + options + "] ";
  }

  void draw(const std::vector<Shape>& shapes, const View& view) {
    for (const Shape& shape : shapes) draw(shape, view);
  }
  void draw(const Shape& shape, const View& view) {
    std::visit([&](const auto& what) { draw(what, view); }, shape.what);
  }

  void draw(const Rectangle& rectangle, const View& view) {
    begin_path(
        rectangle.style, view,
        rectangle.radius > 0 ? "rounded corners=" + length(rectangle.radius * view.scale) : "");
    point(view(rectangle.corner));
    out_ += " rectangle ";
    point(view({rectangle.corner.x + rectangle.width, rectangle.corner.y + rectangle.height}));
    out_ += ";\n";
  }

  void draw(const Circle& circle, const View& view) {
    begin_path(circle.style, view);
    point(view(circle.centre));
    out_ += " circle[radius=";
    append_number(out_, circle.radius * view.scale);
    out_ += "];\n";
  }

  void draw(const Path& path, const View& view) {
    begin_path(path.style, view);
    for (const Segment& segment : path.segments) {
      switch (segment.kind) {
        case Segment::Kind::move:
          break;
        case Segment::Kind::line:
          out_ += " -- ";
          break;
        case Segment::Kind::curve:
          out_ += " .. controls ";
          point(view(segment.first));
          out_ += " and ";
          point(view(segment.second));
          out_ += " .. ";
          break;
        case Segment::Kind::close:
          out_ += " -- cycle ";
          continue;
      }
      point(view(segment.to));
    }
    out_ += ";\n";
  }

  void draw(const Text& text, const View& view) {
    const std::string_view anchor = text.anchor == Text::Anchor::start    ? "base west"
                                    : text.anchor == Text::Anchor::middle ? "base"
                                                                          : "base east";
    const std::string size = length(text.size * view.scale);
    out_ += fmt::format(
        "\\node[anchor={}, text={}, font=\\sffamily{}\\fontsize{{{}}}{{{}}}\\selectfont] "
        "at ",
        anchor, colour(text.colour), text.bold ? "\\bfseries" : "", size, size);
    point(view(text.at));
    out_ += " {" + words_for_tex(text.words) + "};\n";
  }

  void draw(const Stamp& stamp, const View& view) {
    promise(stamp.symbol < scene_.symbols.size(), "a stamp's symbol is one of the scene");
    out_ += as_comments(stamp.title);
    draw(scene_.symbols[stamp.symbol].shapes, view.within(stamp.at, stamp.scale));
  }

  void draw(const Group& group, const View& view) {
    out_ += as_comments(group.title);
    draw(group.shapes, view.within(group.at, group.scale));
  }

  void draw(const Actor& actor, const View& view) {
    if (!actor.in_still) return;
    out_ += as_comments(actor.title);
    draw(actor.shapes, view);
  }

  const Scene& scene_;
  const View view_;  // of the whole scene
  std::set<std::uint32_t> colours_;
  std::string out_;
};

}  // namespace

std::string tikz(std::span<const Scene> pages) {
  std::string file =
      "% For \\input in a LaTeX document whose preamble has \\usepackage{tikz}; the letters have\n"
      "% exactly their sizes with scalable fonts (\\usepackage{lmodern}, or "
      "\\RequirePackage{fix-cm}).\n";
  for (std::size_t i = 0; i < pages.size(); ++i) {
    if (i > 0) file += "\\clearpage\n";
    file += Writer(pages[i]).picture();
  }
  return file;
}

}  // namespace hardboard::draw
