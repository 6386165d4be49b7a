#include "problems/graphs/graph6.h"

#include <bit>
#include <fmt/format.h>

namespace hardboard::graphs {
namespace {

// A character holds six bits, the first one highest, added to this bias.
constexpr unsigned char bias = 63;
constexpr std::size_t bits_of_character = 6;

class Bits {
public:
  explicit Bits(std::string_view characters) : characters_(characters) {}

  std::size_t left() const { return bits_of_character * characters_.size() - at_; }
  std::uint64_t take(std::size_t count) {
    std::uint64_t value = 0;
    for (; count > 0; --count, ++at_) {
      const auto character =
          static_cast<unsigned char>(characters_[at_ / bits_of_character]) - unsigned{bias};
      value = 2 * value + (character >> (bits_of_character - 1 - at_ % bits_of_character) & 1);
    }
    return value;
  }

private:
  std::string_view characters_;
  std::size_t at_ = 0;
};

class BitWriter {
public:
  explicit BitWriter(std::string& out) : out_(&out) {}

  void put(std::uint64_t value, std::size_t count) {
    while (count-- > 0) {
      character_ = 2 * character_ + (value >> count & 1);
      if (++filled_ == bits_of_character) flush();
    }
  }
  std::size_t missing() const { return filled_ == 0 ? 0 : bits_of_character - filled_; }

private:
  void flush() {
    *out_ += static_cast<char>(character_ + bias);
    character_ = filled_ = 0;
  }

  std::string* out_;
  std::uint64_t character_ = 0;
  std::size_t filled_ = 0;
};

// The number of vertices takes one character, or four, or eight; longer numbers begin with one or
// two characters `~`.
constexpr char longer = '~';
constexpr std::uint64_t most_in_one = 62, most_in_three = 258'047;

void put_vertices(std::string& out, std::uint32_t vertices) {
  const std::size_t size = vertices <= most_in_one ? 1 : vertices <= most_in_three ? 3 : 6;
  out.append(size == 1 ? 0 : size / 3, longer);
  BitWriter(out).put(vertices, bits_of_character * size);
}

// Takes the number of vertices off the front of `rest`.
bool take_vertices(Scanner& in, std::string_view& rest, Graph& graph) {
  for (const char& c : rest)
    if (c < '?' || c > '~')
      return in.fail_expected("a character from `?` to `~`", std::string_view(&c, 1));
  const std::size_t marks = !rest.starts_with(longer) ? 0 : rest.substr(1, 1) != "~" ? 1 : 2;
  const std::size_t size = marks == 0 ? 1 : 3 * marks;
  if (rest.size() < marks + size) return in.fail(rest, "the number of vertices is cut short");
  const std::uint64_t vertices = Bits(rest.substr(marks, size)).take(bits_of_character * size);
  if (vertices > most_vertices)
    return in.fail(
        rest, fmt::format("{} vertices are too many: the most are {}", vertices, most_vertices));
  graph.vertices = static_cast<std::uint32_t>(vertices);
  rest.remove_prefix(marks + size);
  return true;
}

void take_header(std::string_view& word, std::string_view header) {
  if (word.starts_with(header)) word.remove_prefix(header.size());
}

// The bits of a vertex's number in sparse6.
std::size_t width_of(std::uint32_t vertices) {
  return vertices == 0 ? 0 : static_cast<std::size_t>(std::bit_width(vertices - 1));
}

}  // namespace

bool read_graph6(Scanner& in, std::string_view word, Graph& graph) {
  take_header(word, graph6_header);
  if (word.empty()) return in.fail_expected("a graph in graph6", word);
  graph = {};
  if (!take_vertices(in, word, graph)) return false;
  const std::uint64_t n = graph.vertices;
  const std::uint64_t pairs = n == 0 ? 0 : n * (n - 1) / 2;
  const std::uint64_t size = (pairs + bits_of_character - 1) / bits_of_character;
  if (word.size() != size)
    return in.fail(word, fmt::format("a graph with {} vertices has {} characters here, not {}", n,
                                     size, word.size()));
  Bits bits(word);
  for (std::uint32_t v = 1; v < n; ++v)
    for (std::uint32_t u = 0; u < v; ++u)
      if (bits.take(1) != 0) graph.edges.push_back({u, v});
  sort_once(graph.edges);
  return true;
}

bool read_sparse6(Scanner& in, std::string_view word, Graph& graph) {
  take_header(word, sparse6_header);
  if (!word.starts_with(':')) return in.fail_expected("a graph in sparse6, which begins `:`", word);
  word.remove_prefix(1);
  if (word.empty()) return in.fail(word, "the number of vertices is cut short");
  graph = {};
  if (!take_vertices(in, word, graph)) return false;
  // Steps of a bit and a number: the bit moves v on by one, the number either sets v or gives an
  // edge. Bits that are too few for a step, and steps that lead behind the last vertex, fill the
  // last character.
  const std::size_t width = width_of(graph.vertices);
  Bits bits(word);
  for (std::uint64_t v = 0; bits.left() > width;) {
    v += bits.take(1);
    const std::uint64_t u = bits.take(width);
    const bool is_edge = u <= v;
    if (!is_edge) v = u;
    if (v >= graph.vertices) break;
    if (!is_edge) continue;
    if (u == v) return in.fail(word, fmt::format("a loop from vertex {} to itself", v + 1));
    graph.edges.push_back({static_cast<std::uint32_t>(u), static_cast<std::uint32_t>(v)});
  }
  sort_once(graph.edges);
  return true;
}

std::string graph6(const Graph& graph) {
  std::string word;
  put_vertices(word, graph.vertices);
  const std::uint64_t n = graph.vertices;
  std::string body;
  body.assign(n == 0 ? 0 : (n * (n - 1) / 2 + bits_of_character - 1) / bits_of_character, 0);
  for (const Edge& edge : graph.edges) {
    const std::uint64_t at = std::uint64_t{edge.v} * (edge.v - 1) / 2 + edge.u;
    body[at / bits_of_character] = static_cast<char>(
        body[at / bits_of_character] | 1 << (bits_of_character - 1 - at % bits_of_character));
  }
  for (char& c : body) c = static_cast<char>(c + bias);
  return word + body;
}

std::string sparse6(const Graph& graph) {
  std::string word = ":";
  put_vertices(word, graph.vertices);
  const std::size_t width = width_of(graph.vertices);
  std::vector<Edge> edges;
  edges.reserve(graph.edges.size());
  for (const Edge& edge : graph.edges) edges.push_back({edge.v, edge.u});
  sort_once(edges);
  BitWriter bits(word);
  std::uint32_t last = 0;
  for (const auto& [v, u] : edges) {
    bits.put(v == last ? 0 : 1, 1);
    if (v > last + 1) {
      bits.put(v, width);
      bits.put(0, 1);
    }
    bits.put(u, width);
    last = v;
  }
  // Ones fill the last character, unless they would be a step to a loop at the last vertex.
  std::size_t missing = bits.missing();
  const bool is_loop =
      missing > width && last + 2 == graph.vertices && std::has_single_bit(graph.vertices);
  if (is_loop) bits.put(0, 1), --missing;
  bits.put((std::uint64_t{1} << missing) - 1, missing);
  return word;
}

}  // namespace hardboard::graphs
