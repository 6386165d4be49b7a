#include "draw/canvas.h"

#include <numbers>
#include <optional>
#include <string>

#include "base/contract.h"
#include "draw/cairo_objects.h"
#include "draw/lettering.h"
#include "draw/points.h"
#include "draw/xml_text.h"

namespace hardboard::draw {
namespace {

// Restores cairo's state at the end of a scope.
class Saved {
public:
  explicit Saved(cairo_t* on) : on_(on) { cairo_save(on_); }
  ~Saved() { cairo_restore(on_); }
  Saved(const Saved&) = delete;
  Saved& operator=(const Saved&) = delete;

private:
  cairo_t* on_;
};

class Painter {
public:
  Painter(cairo_t* on, const Scene& scene, std::optional<double> time)
      : on_(on), scene_(scene), time_(time) {}

  void draw(const std::vector<Shape>& shapes) {
    for (const Shape& shape : shapes) draw(shape);
  }
  void draw(const Shape& shape) {
    std::visit([this](const auto& what) { draw(what); }, shape.what);
  }

private:
  void set_colour(Colour colour, double opacity) {
    const auto part = [&](int shift) {
      return static_cast<double>(colour.rgb >> shift & 0xffU) / 255;
    };
    cairo_set_source_rgba(on_, part(16), part(8), part(0), opacity);
  }

  // Fills and strokes the current path, and clears it.
  void paint_path(const Style& style) {
    if (style.fill) {
      set_colour(*style.fill, style.opacity);
      cairo_fill_preserve(on_);
    }
    if (style.stroke) {
      set_colour(*style.stroke, style.opacity);
      cairo_set_line_width(on_, style.width);
      cairo_set_dash(on_, &style.dash, style.dash > 0 ? 1 : 0, 0);
      cairo_set_line_cap(on_, style.dash > 0 ? CAIRO_LINE_CAP_BUTT : CAIRO_LINE_CAP_ROUND);
      cairo_stroke_preserve(on_);
    }
    cairo_new_path(on_);
  }

  void draw(const Rectangle& rectangle) {
    const auto [left, top] = rectangle.corner;
    const double right = left + rectangle.width, bottom = top + rectangle.height;
    if (rectangle.radius > 0) {
      const double r = rectangle.radius, quarter = std::numbers::pi / 2;
      cairo_new_sub_path(on_);
      cairo_arc(on_, right - r, top + r, r, -quarter, 0);
      cairo_arc(on_, right - r, bottom - r, r, 0, quarter);
      cairo_arc(on_, left + r, bottom - r, r, quarter, 2 * quarter);
      cairo_arc(on_, left + r, top + r, r, 2 * quarter, 3 * quarter);
      cairo_close_path(on_);
    } else {
      cairo_rectangle(on_, left, top, rectangle.width, rectangle.height);
    }
    paint_path(rectangle.style);
  }

  void draw(const Circle& circle) {
    cairo_new_sub_path(on_);
    cairo_arc(on_, circle.centre.x, circle.centre.y, circle.radius, 0, 2 * std::numbers::pi);
    cairo_close_path(on_);
    paint_path(circle.style);
  }

  void draw(const Path& path) {
    for (const Segment& segment : path.segments) {
      switch (segment.kind) {
        case Segment::Kind::move:
          cairo_move_to(on_, segment.to.x, segment.to.y);
          break;
        case Segment::Kind::line:
          cairo_line_to(on_, segment.to.x, segment.to.y);
          break;
        case Segment::Kind::curve:
          cairo_curve_to(on_, segment.first.x, segment.first.y, segment.second.x, segment.second.y,
                         segment.to.x, segment.to.y);
          break;
        case Segment::Kind::close:
          cairo_close_path(on_);
          break;
      }
    }
    paint_path(path.style);
  }

  void draw(const Text& text) {
    // A text that is not UTF-8 would end all further drawing by cairo.
    const std::string words = printable(text.words);
    cairo_select_font_face(on_, font_family.data(), CAIRO_FONT_SLANT_NORMAL,
                           text.bold ? CAIRO_FONT_WEIGHT_BOLD : CAIRO_FONT_WEIGHT_NORMAL);
    cairo_set_font_size(on_, text.size);
    cairo_text_extents_t extents;
    cairo_text_extents(on_, words.c_str(), &extents);
    const double before = text.anchor == Text::Anchor::start    ? 0
                          : text.anchor == Text::Anchor::middle ? extents.x_advance / 2
                                                                : extents.x_advance;
    set_colour(text.colour, 1);
    cairo_move_to(on_, text.at.x - before, text.at.y);
    // Image surfaces round the positions of letters to whole pixels, so that moving letters would
    // jump in a film; paths do not. PDF files keep their words as text.
    if (cairo_surface_get_type(cairo_get_target(on_)) == CAIRO_SURFACE_TYPE_PDF) {
      cairo_show_text(on_, words.c_str());
    } else {
      cairo_text_path(on_, words.c_str());
      cairo_fill(on_);
    }
    cairo_new_path(on_);
  }

  void move(Point by, double scale) {
    cairo_translate(on_, by.x, by.y);
    cairo_scale(on_, scale, scale);
  }

  void draw(const Stamp& stamp) {
    promise(stamp.symbol < scene_.symbols.size(), "a stamp's symbol is one of the scene");
    const Saved saved(on_);
    move(stamp.at, stamp.scale);
    draw(scene_.symbols[stamp.symbol].shapes);
  }

  void draw(const Group& group) {
    const Saved saved(on_);
    move(group.at, group.scale);
    draw(group.shapes);
  }

  void draw(const Actor& actor) {
    if (!time_ && !actor.in_still) return;
    const Key now = time_ ? key_at(actor, *time_) : Key{};
    if (now.opacity <= 0) return;
    const Saved saved(on_);
    move(now.offset, 1);
    if (now.opacity >= 1) return draw(actor.shapes);
    cairo_push_group(on_);
    draw(actor.shapes);
    cairo_pop_group_to_source(on_);
    cairo_paint_with_alpha(on_, now.opacity);
  }

  cairo_t* on_;
  const Scene& scene_;
  const std::optional<double> time_;
};

}  // namespace

namespace {

// Sets the state that every drawing of a scene needs: the origin, round joints, and letters that
// are not fitted to pixels.
void prepare(cairo_t* on, const Scene& scene) {
  cairo_translate(on, -scene.corner.x, -scene.corner.y);
  cairo_set_line_join(on, CAIRO_LINE_JOIN_ROUND);
  cairo_font_options_t* const options = cairo_font_options_create();
  cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
  cairo_set_font_options(on, options);
  cairo_font_options_destroy(options);
}

}  // namespace

void paint(cairo_t* on, const Scene& scene) {
  const Saved saved(on);
  prepare(on, scene);
  Painter painter(on, scene, std::nullopt);
  if (scene.on_card) painter.draw(card_of(scene));
  painter.draw(scene.shapes);
}

void paint(cairo_t* on, const Scene& scene, const Shape& shape, double time) {
  const Saved saved(on);
  prepare(on, scene);
  Painter(on, scene, time).draw(shape);
}

Extents extents_of(const Scene& scene, const Shape& shape) {
  const Surface record(cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, nullptr));
  const Context context(cairo_create(record.get()));
  prepare(context.get(), scene);
  Painter painter(context.get(), scene, std::nullopt);
  const auto* actor = std::get_if<Actor>(&shape.what);
  if (actor != nullptr) {
    painter.draw(actor->shapes);
  } else {
    painter.draw(shape);
  }
  double left = 0, top = 0, width = 0, height = 0;
  cairo_recording_surface_ink_extents(record.get(), &left, &top, &width, &height);
  left += scene.corner.x;
  top += scene.corner.y;
  return {left, top, left + width, top + height};
}

}  // namespace hardboard::draw
