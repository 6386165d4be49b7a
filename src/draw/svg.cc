#include "draw/svg.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>

#include "base/contract.h"
#include "draw/lettering.h"
#include "draw/numbers.h"
#include "draw/xml_text.h"

namespace hardboard::draw {
namespace {

constexpr double pixels_per_unit = 0.5;
constexpr double most_pixels = 1600;

// The id of a symbol: letters, digits and '-' of its name stay; any other byte becomes its code.
std::string id(std::string_view name) {
  std::string result = "hardboard-";
  for (const char c : name) {
    const bool plain =
        (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '-';
    if (plain) {
      result += c;
    } else {
      result += fmt::format("_{:02x}", static_cast<unsigned char>(c));
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
    put("\" font-family=\"");
    put(font_families);
    put("\"");
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
    if (scene_.on_card) draw(card_of(scene_));
    draw(scene_.shapes);
    put("</svg>\n");
    return std::move(out_);
  }

  std::string fragment(const std::vector<Shape>& shapes) {
    draw(shapes);
    return std::move(out_);
  }

private:
  void put(std::string_view text) { out_ += text; }

  void number(double value, int places = 2) { append_number(out_, value, places); }

  void attribute(std::string_view name, double value) {
    out_ += ' ';
    put(name);
    put("=\"");
    number(value);
    out_ += '"';
  }

  void attribute(std::string_view name, Colour colour) {
    out_ += fmt::format(" {}=\"#{:06x}\"", name, colour.rgb & 0xffffffU);
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
    for (const Shape& shape : shapes) draw(shape);
  }
  void draw(const Shape& shape) {
    std::visit([this](const auto& what) { draw(what); }, shape.what);
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

  void put_transform(Point at, double scale) {
    put(" transform=\"translate(");
    point(at);
    put(") scale(");
    number(scale, 4);
    put(")\"");
  }

  // The attribute is xlink:href, because many programs that print and edit pictures do not know the
  // plain href of SVG 2.
  void draw(const Stamp& stamp) {
    promise(stamp.symbol < ids_.size(), "a stamp's symbol is one of the scene");
    put("<use xlink:href=\"#");
    put(ids_[stamp.symbol]);
    put("\"");
    if (stamp.scale == 1) {
      attribute("x", stamp.at.x);
      attribute("y", stamp.at.y);
    } else {
      put_transform(stamp.at, stamp.scale);
    }
    if (stamp.title.empty()) {
      put("/>\n");
    } else {
      put("><title>" + escaped(stamp.title) + "</title></use>\n");
    }
  }

  void draw(const Group& group) {
    put("<g");
    if (group.at.x != 0 || group.at.y != 0 || group.scale != 1)
      put_transform(group.at, group.scale);
    put(">\n");
    if (!group.title.empty()) put("<title>" + escaped(group.title) + "</title>\n");
    draw(group.shapes);
    put("</g>\n");
  }

  // SMIL elements animate the changes between an actor's keys; browsers play them without scripts.
  // A viewer without SMIL shows the group's own opacity.
  void draw(const Actor& actor) {
    if (scene_.seconds == 0 && !actor.in_still) return;
    put(actor.in_still ? "<g>\n" : "<g opacity=\"0\">\n");
    if (!actor.title.empty()) put("<title>" + escaped(actor.title) + "</title>\n");
    if (scene_.seconds > 0) {
      const bool moves = std::any_of(actor.keys.begin(), actor.keys.end(), [](const Key& key) {
        return key.offset.x != 0 || key.offset.y != 0;
      });
      const bool fades =
          !actor.in_still || std::any_of(actor.keys.begin(), actor.keys.end(),
                                         [](const Key& key) { return key.opacity != 1; });
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

  // An animation of one attribute. The times of SMIL go from 0 to 1, both included.
  template <class Value>
  void animate(const Actor& actor, std::string_view element, Value value) {
    std::string times = "0";
    for (const Key& key : actor.keys)
      times += fmt::format(";{:.6f}", std::clamp(key.time / scene_.seconds, 0.0, 1.0));
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

std::string svg(const Scene& scene) {
  return Writer(scene).document();
}

std::string svg_of(const std::vector<Shape>& shapes) {
  const Scene scene;
  return Writer(scene).fragment(shapes);
}

}  // namespace hardboard::draw
