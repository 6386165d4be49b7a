#include "draw/svg.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <fmt/format.h>
#include <iterator>

namespace hardboard::draw {
namespace {

constexpr std::string_view replacement = "\xEF\xBF\xBD";  // U+FFFD
constexpr double pixels_per_unit = 0.5;
constexpr double most_pixels = 1600;

// How many bytes the character at the front of `text` takes; 0 if XML does not allow it there.
std::size_t character_length(std::string_view text) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned char lead = byte(0);
  if (lead < 0x80) return lead >= 0x20 && lead != 0x7f ? 1 : 0;
  const std::size_t length = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2;
  if (lead < 0xc2 || lead > 0xf4 || text.size() < length) return 0;
  std::uint32_t code = lead & (0x7fU >> length);
  for (std::size_t i = 1; i < length; ++i) {
    if ((byte(i) & 0xc0) != 0x80) return 0;
    code = code << 6 | (byte(i) & 0x3fU);
  }
  const bool overlong = (length == 3 && code < 0x800) || (length == 4 && code < 0x10000);
  const bool surrogate = code >= 0xd800 && code <= 0xdfff;
  const bool control = code < 0xa0;
  const bool no_character = (code & 0xfffe) == 0xfffe || code > 0x10ffff;
  return overlong || surrogate || control || no_character ? 0 : length;
}

// Symbols' names become ids: letters, digits and '-' stay, all else becomes its code.
std::string id(std::string_view name) {
  std::string result = "hardboard-";
  for (const char c : name) {
    const bool plain =
        (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '-';
    if (plain) {
      result += c;
    } else {
      fmt::format_to(std::back_inserter(result), "_{:02x}", static_cast<unsigned char>(c));
    }
  }
  return result;
}

class Writer {
public:
  explicit Writer(const Scene& scene) : scene_(scene) {
    for (const Symbol& symbol : scene.symbols) ids_.push_back(id(symbol.name));
  }

  std::string document() {
    const double shrink =
        std::min(pixels_per_unit, most_pixels / std::max({scene_.width, scene_.height, 1.0}));
    put("<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\"");
    put(" version=\"1.1\" role=\"img\"");
    attribute("width", std::round(scene_.width * shrink));
    attribute("height", std::round(scene_.height * shrink));
    put("\n viewBox=\"");
    number(scene_.corner.x);
    for (const double value : {scene_.corner.y, scene_.width, scene_.height}) {
      put(" ");
      number(value);
    }
    put("\" font-family=\"Helvetica, Arial, 'DejaVu Sans', sans-serif\"");
    put(" stroke-linejoin=\"round\" fill=\"none\">\n");
    if (!scene_.title.empty()) put("<title>" + escaped(scene_.title) + "</title>\n");
    if (!scene_.description.empty()) put("<desc>" + escaped(scene_.description) + "</desc>\n");
    if (!scene_.symbols.empty()) {
      put("<defs>\n");
      for (std::size_t i = 0; i < ids_.size(); ++i) {
        put("<g id=\"" + ids_[i] + "\">\n");
        draw(scene_.symbols[i].shapes);
        put("</g>\n");
      }
      put("</defs>\n");
    }
    draw(scene_.shapes);
    put("</svg>\n");
    return std::move(out_);
  }

private:
  void put(std::string_view text) { out_ += text; }

  // Hundredths of a unit, as short as can be; the same on every machine and in every locale.
  void number(double value) {
    assert(std::isfinite(value));
    const long long hundredths = std::llround(value * 100);
    const long long size = hundredths < 0 ? -hundredths : hundredths;
    if (hundredths < 0) out_ += '-';
    fmt::format_to(std::back_inserter(out_), "{}", size / 100);
    if (size % 100 == 0) return;
    out_ += '.';
    out_ += static_cast<char>('0' + size % 100 / 10);
    if (size % 10 != 0) out_ += static_cast<char>('0' + size % 10);
  }

  void attribute(std::string_view name, double value) {
    out_ += ' ';
    put(name);
    put("=\"");
    number(value);
    out_ += '"';
  }

  void attribute(std::string_view name, Colour colour) {
    fmt::format_to(std::back_inserter(out_), " {}=\"#{:06x}\"", name, colour.rgb & 0xffffffU);
  }

  void attributes(const Style& style) {
    if (style.fill) attribute("fill", *style.fill);
    if (style.stroke) {
      attribute("stroke", *style.stroke);
      attribute("stroke-width", style.width);
      if (style.dash > 0) {
        attribute("stroke-dasharray", style.dash);
      } else {
        put(" stroke-linecap=\"round\"");
      }
    }
    if (style.opacity < 1) attribute("opacity", style.opacity);
  }

  void point(Point p) {
    number(p.x);
    out_ += ' ';
    number(p.y);
  }

  void draw(const std::vector<Shape>& shapes) {
    for (const Shape& shape : shapes) {
      std::visit([this](const auto& what) { draw(what); }, shape.what);
    }
  }

  void draw(const Rectangle& rectangle) {
    put("<rect");
    attribute("x", rectangle.corner.x);
    attribute("y", rectangle.corner.y);
    attribute("width", rectangle.width);
    attribute("height", rectangle.height);
    if (rectangle.radius > 0) attribute("rx", rectangle.radius);
    attributes(rectangle.style);
    put("/>\n");
  }

  void draw(const Circle& circle) {
    put("<circle");
    attribute("cx", circle.centre.x);
    attribute("cy", circle.centre.y);
    attribute("r", circle.radius);
    attributes(circle.style);
    put("/>\n");
  }

  void draw(const Path& path) {
    put("<path d=\"");
    for (const Segment& segment : path.segments) {
      switch (segment.kind) {
        case Segment::Kind::move:
          put("M");
          break;
        case Segment::Kind::line:
          put("L");
          break;
        case Segment::Kind::curve:
          put("C");
          point(segment.first);
          put(" ");
          point(segment.second);
          put(" ");
          break;
        case Segment::Kind::close:
          put("Z");
          continue;
      }
      point(segment.to);
    }
    put("\"");
    attributes(path.style);
    put("/>\n");
  }

  void draw(const Text& text) {
    put("<text");
    attribute("x", text.at.x);
    attribute("y", text.at.y);
    attribute("font-size", text.size);
    if (text.bold) put(" font-weight=\"bold\"");
    if (text.anchor == Text::Anchor::middle) put(" text-anchor=\"middle\"");
    if (text.anchor == Text::Anchor::end) put(" text-anchor=\"end\"");
    attribute("fill", text.colour);
    put(">" + escaped(text.words) + "</text>\n");
  }

  // xlink:href, since the plain href of SVG 2 is unknown to many printers' and editors' programs.
  void draw(const Stamp& stamp) {
    assert(stamp.symbol < ids_.size());
    put("<use xlink:href=\"#");
    put(ids_[stamp.symbol]);
    put("\"");
    if (stamp.scale == 1) {
      attribute("x", stamp.at.x);
      attribute("y", stamp.at.y);
    } else {
      put(" transform=\"translate(");
      point(stamp.at);
      put(") scale(");
      number(stamp.scale);
      put(")\"");
    }
    if (stamp.title.empty()) {
      put("/>\n");
    } else {
      put("><title>" + escaped(stamp.title) + "</title></use>\n");
    }
  }

  void draw(const Group& group) {
    put("<g>\n");
    if (!group.title.empty()) put("<title>" + escaped(group.title) + "</title>\n");
    draw(group.shapes);
    put("</g>\n");
  }

  // What changes between the keys is animated in the manner of SMIL, which browsers play without
  // scripts.
  void draw(const Actor& actor) {
    put("<g>\n");
    if (!actor.title.empty()) put("<title>" + escaped(actor.title) + "</title>\n");
    const auto differs = [&](auto same) {
      return std::any_of(actor.keys.begin(), actor.keys.end(),
                         [&](const Key& key) { return !same(key, actor.keys.front()); });
    };
    if (scene_.seconds > 0) {
      const bool moves = differs([](const Key& a, const Key& b) {
        return a.offset.x == b.offset.x && a.offset.y == b.offset.y;
      });
      const bool fades = differs([](const Key& a, const Key& b) { return a.opacity == b.opacity; });
      if (moves)
        animate(actor, "<animateTransform attributeName=\"transform\" type=\"translate\"",
                [this](const Key& key) { point(key.offset); });
      if (fades)
        animate(actor, "<animate attributeName=\"opacity\"",
                [this](const Key& key) { number(key.opacity); });
    }
    draw(actor.shapes);
    put("</g>\n");
  }

  // Key times go from 0 to 1, both included.
  template <class Value>
  void animate(const Actor& actor, std::string_view element, Value value) {
    std::string times = "0";
    for (const Key& key : actor.keys)
      fmt::format_to(std::back_inserter(times), ";{:.6f}",
                     std::clamp(key.time / scene_.seconds, 0.0, 1.0));
    put(element);
    attribute("dur", scene_.seconds);
    out_.back() = 's';
    put("\" repeatCount=\"indefinite\" keyTimes=\"" + times + ";1\" values=\"");
    value(actor.keys.front());
    for (const Key& key : actor.keys) {
      put(";");
      value(key);
    }
    put(";");
    value(actor.keys.back());
    put("\"/>\n");
  }

  const Scene& scene_;
  std::vector<std::string> ids_;
  std::string out_;
};

}  // namespace

std::string escaped(std::string_view text) {
  std::string result;
  result.reserve(text.size());
  while (!text.empty()) {
    std::size_t length = 1;
    switch (text.front()) {
      case '&':
        result += "&amp;";
        break;
      case '<':
        result += "&lt;";
        break;
      case '>':
        result += "&gt;";
        break;
      case '"':
        result += "&quot;";
        break;
      case '\'':
        result += "&#39;";
        break;
      case '\t':
      case '\n':
        result += text.front();
        break;
      default:
        length = character_length(text);
        result += length == 0 ? replacement : text.substr(0, length);
        length = std::max<std::size_t>(length, 1);
    }
    text.remove_prefix(length);
  }
  return result;
}

std::string svg(const Scene& scene) {
  return Writer(scene).document();
}

}  // namespace hardboard::draw
