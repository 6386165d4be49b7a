#include "draw/scene.h"

#include <cassert>
#include <charconv>

namespace hardboard::draw {
namespace {

class Pen {
public:
  explicit Pen(std::string_view text) : rest_(text) {}

  // The letter of the next step; '\0' at the end.
  char letter() {
    skip_blanks();
    if (rest_.empty()) return '\0';
    const char letter = rest_.front();
    rest_.remove_prefix(1);
    return letter;
  }

  Point point() {
    const int x = number();
    const int y = number();
    return {static_cast<double>(x), static_cast<double>(y)};
  }

private:
  void skip_blanks() {
    const std::size_t blanks = rest_.find_first_not_of(" \n");
    rest_.remove_prefix(blanks == std::string_view::npos ? rest_.size() : blanks);
  }

  int number() {
    skip_blanks();
    int value = 0;
    const auto [end, error] = std::from_chars(rest_.data(), rest_.data() + rest_.size(), value);
    assert(error == std::errc{});
    rest_.remove_prefix(static_cast<std::size_t>(end - rest_.data()));
    return value;
  }

  std::string_view rest_;
};

}  // namespace

std::vector<Segment> path_from(std::string_view text) {
  using Kind = Segment::Kind;
  Pen pen(text);
  std::vector<Segment> segments;
  while (const char letter = pen.letter()) {
    Segment step;
    switch (letter) {
      case 'M':
        step.kind = Kind::move;
        break;
      case 'L':
        step.kind = Kind::line;
        break;
      case 'C':
        step.kind = Kind::curve;
        step.first = pen.point();
        step.second = pen.point();
        break;
      default:
        assert(letter == 'Z');
        step.kind = Kind::close;
    }
    if (step.kind != Kind::close) step.to = pen.point();
    segments.push_back(step);
  }
  return segments;
}

}  // namespace hardboard::draw
