#include "draw/circuit.h"

#include <algorithm>
#include <fmt/format.h>
#include <utility>

#include "base/counted.h"
#include "draw/circuit_layout.h"
#include "draw/legend.h"
#include "draw/lettering.h"
#include "draw/palette.h"
#include "draw/points.h"
#include "draw/sentence.h"
#include "draw/words.h"

namespace hardboard::draw {
namespace {

using formulas::Aig;
using formulas::Gate;
using formulas::value_of;
using formulas::Wire;

constexpr std::size_t most_nodes = 1500, most_rows = 1000;
constexpr double half = 30, margin = 80, room_for_outputs = 140;
constexpr Colour one_fill{0x45a566}, one_line{0x1c5c34};

// The value of each variable; empty without a value for each input.
std::vector<std::uint64_t> values_of(const Aig& aig, const std::vector<std::uint8_t>& inputs) {
  std::vector<std::uint64_t> values;
  if (inputs.size() == aig.inputs && !inputs.empty())
    evaluate(aig, std::vector<std::uint64_t>(inputs.begin(), inputs.end()), values);
  return values;
}

// Inputs have the names that the file gives them.
std::string name_of(const Aig& aig, std::uint32_t variable) {
  if (variable - 1 < aig.input_names.size() && !aig.input_names[variable - 1].empty())
    return aig.input_names[variable - 1];
  return fmt::format("{}{}", variable <= aig.inputs ? 'x' : 'g', variable);
}

std::string words_of(const Aig& aig, Wire wire) {
  if (wire <= 1) return std::to_string(wire);
  return ((wire & 1) == 0 ? "" : "not ") + name_of(aig, wire / 2);
}

std::string name_of_output(const Aig& aig, std::size_t i) {
  if (i < aig.output_names.size() && !aig.output_names[i].empty()) return aig.output_names[i];
  return aig.outputs.size() == 1 ? "output" : fmt::format("output {}", i + 1);
}

// The name, or so many of its characters, in the size that fits.
Text label(Point at, std::string name, std::size_t longest, double fit, Colour colour) {
  std::size_t characters = 0, cut = 0;
  for (std::size_t i = 0; i < name.size(); ++i)
    if ((static_cast<unsigned char>(name[i]) & 0xC0) != 0x80 && ++characters == longest) cut = i;
  if (characters > longest) name.replace(cut, std::string::npos, "\xE2\x80\xA6");
  const double size = fitting_size(name, 26, fit);
  return {at, std::move(name), size, colour};
}

class Drawing {
public:
  Drawing(const Aig& aig, const std::vector<std::uint8_t>& inputs)
      : aig_(aig), values_(values_of(aig, inputs)), layout_(layout(aig)) {
    frame();
  }

  Picture draw() {
    for (std::size_t i = 0; i < aig_.gates.size(); ++i) {
      const Point to = layout_.variables[aig_.gate(i) / 2];
      add_wire(aig_.gates[i].left, to - Point{half, 0.4 * half});
      add_wire(aig_.gates[i].right, to - Point{half, -0.4 * half});
    }
    for (std::size_t i = 0; i < aig_.outputs.size(); ++i) {
      const Point to = layout_.outputs[i];
      add_wire(aig_.outputs[i], to);
      Text text = label(to + Point{14, 9}, name_of_output(aig_, i), 16, room_for_outputs, ink);
      text.anchor = Text::Anchor::start;
      text.bold = i == 0;
      scene_.shapes.push_back({std::move(text)});
    }
    for (std::uint32_t v = layout_.uses_constant ? 0 : 1; v <= aig_.variables(); ++v) add_node(v);
    add_legend(scene_, legend(), zoom_);
    Picture picture;
    picture.scene = std::move(scene_);
    picture.zoom = zoom_;
    picture.vertices.assign(layout_.variables.begin() + 1, layout_.variables.end());
    picture.place_radius = half;
    return picture;
  }

private:
  bool is_one(Wire wire) const { return !values_.empty() && (value_of(wire, values_) & 1) != 0; }

  void frame() {
    double low = 0, high = 0, right = 0;
    for (const std::vector<Point>* points : {&layout_.variables, &layout_.outputs}) {
      for (const Point& point : *points) {
        low = std::min(low, point.y);
        high = std::max(high, point.y);
        right = std::max(right, point.x);
      }
    }
    scene_.corner = {-margin, low - margin};
    scene_.width = std::max(least_width, right + margin + room_for_outputs + 30);
    scene_.height = high - low + 2 * margin;
    zoom_ = std::max(1.0, std::max(scene_.width, scene_.height) / 1200);
  }

  void add_wire(Wire wire, Point to) {
    const Point from = layout_.variables[wire / 2] + Point{half, 0};
    const double bend = 0.45 * (to.x - from.x);
    const bool one = is_one(wire), negated = (wire & 1) != 0;
    const Point end = negated ? to - Point{12, 0} : to;
    Path path{{move_to(from), curve_to(end, from + Point{bend, 0}, end - Point{bend, 0})},
              {std::nullopt, one ? one_line : faint, one ? 6.0 : 2.5}};
    if (negated) path.style.dash = 10;
    scene_.shapes.push_back({std::move(path)});
    if (negated) scene_.shapes.push_back({Circle{to - Point{6, 0}, 6, {white, ink, 2}}});
  }

  void add_node(std::uint32_t v) {
    const Point p = layout_.variables[v];
    const bool filled = is_one(2 * v);
    const Style style{filled ? one_fill : white, ink, 3};
    Group group;
    const std::string name = v == 0 ? "0" : name_of(aig_, v);
    group.title = name;
    if (!values_.empty()) group.title += filled ? ": 1" : ": 0";
    if (v > aig_.inputs) {
      group.shapes.push_back({Rectangle{p - Point{half, half}, 2 * half, 2 * half, 10, style}});
      group.shapes.push_back(
          {Text{{p.x, p.y - 6}, "&", 24, filled ? white : ink, Text::Anchor::middle, true}});
      group.shapes.push_back(
          {Text{{p.x, p.y + 19}, name, fitting_size(name, 18, 1.8 * half), filled ? white : ink}});
    } else {
      group.shapes.push_back({Circle{p, half, style}});
      Text text = label({p.x, p.y + 9}, name, 8, 1.6 * half, filled ? white : ink);
      text.bold = true;
      group.shapes.push_back({std::move(text)});
    }
    scene_.shapes.push_back({std::move(group)});
  }

  std::vector<LegendItem> legend() const {
    std::vector<LegendItem> items;
    items.push_back(disc_item("inputs", white));
    items.push_back(box_item("AND gates", white));
    items.push_back(line_item("negated wires", faint, 2.5, 10));
    if (!values_.empty()) {
      items.push_back(disc_item("inputs and gates that are 1", one_fill));
      items.push_back(line_item("wires that carry 1", one_line, 6));
    }
    return items;
  }

  const Aig& aig_;
  const std::vector<std::uint64_t> values_;
  const CircuitLayout layout_;
  double zoom_ = 1;
  Scene scene_;
};

}  // namespace

Picture circuit_picture(const Aig& aig, const std::vector<std::uint8_t>& inputs,
                        std::string_view position) {
  const std::string title = fmt::format("Circuit: {}, {}", counted(aig.inputs, "input"),
                                        counted(aig.gates.size(), "gate"));
  Picture picture = aig.variables() + aig.outputs.size() <= most_nodes
                        ? Drawing(aig, inputs).draw()
                        : sentence(title + ": too many to be drawn");
  picture.scene.title = title;
  picture.scene.description = as_comment(title);
  picture.scene.description += position;
  picture.scene.height += 12 * picture.zoom;
  picture.scene.on_card = true;
  return picture;
}

std::string circuit_lines(const Aig& aig, const std::vector<std::uint8_t>& inputs) {
  const std::vector<std::uint64_t> values = values_of(aig, inputs);
  const auto value = [&](Wire wire) {
    return values.empty() ? "" : (value_of(wire, values) & 1) != 0 ? "  (1)" : "  (0)";
  };
  std::string text =
      fmt::format("{}, {}\n", counted(aig.inputs, "input"), counted(aig.gates.size(), "gate"));
  for (std::uint32_t i = 0; i < std::min<std::size_t>(aig.inputs, values.empty() ? 0 : most_rows);
       ++i)
    text += fmt::format("{}{}\n", name_of(aig, i + 1), value(aig.input(i)));
  for (std::size_t i = 0; i < std::min(aig.gates.size(), most_rows); ++i)
    text += fmt::format("g{} = {} and {}{}\n", aig.gate(i) / 2, words_of(aig, aig.gates[i].left),
                        words_of(aig, aig.gates[i].right), value(aig.gate(i)));
  if (aig.gates.size() > most_rows)
    text += fmt::format("and {}\n", counted(aig.gates.size() - most_rows, "gate"));
  const bool is_named = !aig.output_names.empty() && !aig.output_names[0].empty();
  text += fmt::format("{} = {}{}\n", is_named ? aig.output_names[0] : "output",
                      words_of(aig, aig.outputs[0]), value(aig.outputs[0]));
  return text;
}

}  // namespace hardboard::draw
