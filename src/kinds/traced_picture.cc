#include "kinds/traced_picture.h"

#include <fmt/format.h>
#include <utility>
#include <vector>

#include "draw/frames.h"
#include "draw/legend.h"
#include "draw/vertex_names.h"
#include "kinds/kind.h"
#include "puzzles/capture/vertex.h"

namespace hardboard {
namespace {

// More names than this hide the picture.
constexpr std::size_t most_names = 400;
constexpr std::size_t most_meanings = 60;

// "3. Ra1xa2: vertex 4", for each move that means something.
std::vector<std::string> meanings_in_words(const AnyImage& image, const AnyAnswer& answer) {
  const std::vector<std::string> meanings = image.reduction->meanings(image, answer);
  const std::vector<std::string> moves = image.puzzle.kind().moves(image.puzzle, answer);
  std::vector<std::string> lines;
  for (std::size_t i = 0; i < meanings.size(); ++i) {
    if (meanings[i].empty()) continue;
    lines.push_back(i < moves.size() ? fmt::format("{}. {}: {}", i + 1, moves[i], meanings[i])
                                     : meanings[i]);
  }
  return lines;
}

std::string places_in_words(const Part& part) {
  std::string words;
  for (const Square square : part.squares) words += " " + name(square);
  for (const std::uint32_t number : part.numbers) words += fmt::format(" {}", number);
  return words;
}

// Frames the parts, with their names unless these are too many. The number of names left out.
std::size_t add_frames(draw::Picture& picture, const std::vector<Part>& parts) {
  const bool are_few = parts.size() <= most_names;
  std::vector<draw::Frame> frames;
  for (const Part& part : parts) frames.push_back({part.squares, are_few ? part.name : ""});
  const std::size_t left_out = draw::add_frames(picture, frames, {}, draw::mark);
  return are_few || !picture.grid ? left_out : parts.size();
}

void add_names(draw::Picture& picture, const std::vector<Part>& parts) {
  std::vector<draw::VertexName> names;
  for (const Part& part : parts) {
    std::vector<draw::Point> places;
    for (const std::uint32_t number : part.numbers)
      if (const auto at = draw::middle(picture, capture::Vertex{number})) places.push_back(*at);
    if (!places.empty()) names.push_back({std::move(places), part.name});
  }
  draw::add_vertex_names(picture, names, draw::mark);
}

}  // namespace

draw::Picture traced_picture(const AnyImage& image, const AnyAnswer* answer) {
  draw::Picture picture = kind_of(image.puzzle).picture(image.puzzle, answer);
  const std::vector<Part> parts = image.reduction->parts(image);
  const std::size_t left_out = add_frames(picture, parts);
  if (parts.size() <= most_names) add_names(picture, parts);
  std::vector<std::string> sentences = {fmt::format(
      "{}: {}. {}.", image.reduction->name, image.reduction->summary, image.reduction->source)};
  if (left_out > 0) {
    sentences.push_back(
        fmt::format("{} of {} parts have no name here, for lack of room; the "
                    "picture as text (-o NAME.txt) names them all.",
                    left_out, parts.size()));
  }
  if (answer != nullptr) {
    std::vector<std::string> lines = meanings_in_words(image, *answer);
    const std::size_t number = lines.size();
    lines.resize(std::min(number, most_meanings));
    sentences.insert(sentences.end(), lines.begin(), lines.end());
    if (number > most_meanings)
      sentences.push_back(fmt::format("... and {} more.", number - most_meanings));
  }
  draw::add_sentences(picture.scene, sentences, picture.zoom);
  return picture;
}

std::string traced_text(const AnyImage& image, const AnyAnswer* answer) {
  std::string text = kind_of(image.puzzle).text_picture(image.puzzle, answer);
  for (const Part& part : image.reduction->parts(image))
    text += fmt::format("{}:{}\n", part.name, places_in_words(part));
  if (answer != nullptr)
    for (const std::string& line : meanings_in_words(image, *answer)) text += line + "\n";
  return text;
}

}  // namespace hardboard
