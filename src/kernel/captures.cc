#include "kernel/captures.h"

#include <algorithm>
#include <charconv>
#include <map>
#include <utility>

#include "kernel/lines.h"

namespace hardboard::kernel {
namespace {

constexpr std::int64_t most_component = 1'000'000;

std::optional<std::uint32_t> read_place(Reader& in, const std::string& key, std::uint32_t many) {
  in.line(key);
  const std::string_view word = in.word("a place or `none`");
  if (word == "none") return std::nullopt;
  std::uint32_t place = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), place);
  if (error != std::errc() || end != word.data() + word.size() || place < 1 || place > many)
    in.fail("expected a place or `none`");
  return place - 1;
}

std::string in_words(std::uint32_t number) {
  return number == no_bound ? "*" : std::to_string(number);
}

std::string in_words(std::optional<std::uint32_t> place) {
  return place ? std::to_string(*place + 1) : "none";
}

// A position in play.
class Game {
public:
  explicit Game(const Captures& puzzle)
      : puzzle_(puzzle),
        is_full_(puzzle.size(), true),
        type_(puzzle.type),
        budget_(puzzle.budget),
        last_(puzzle.last),
        targets_(puzzle.targets),
        left_(puzzle.size()) {
    for (std::vector<std::uint32_t>& row : targets_) std::sort(row.begin(), row.end());
  }

  void capture(std::uint32_t from, std::uint32_t to) {
    need(is_full_[from], "nothing stands on place " + std::to_string(from + 1));
    need(is_full_[to], "there is nothing to capture on place " + std::to_string(to + 1));
    need(last_ != to, "the last piece, on place " + std::to_string(to + 1) + ", is captured");
    need(budget_[from] > 0,
         "the piece on place " + std::to_string(from + 1) + " has no captures left");
    need(puzzle_.is_graph ? has_edge(from, to) : rides(from, to),
         "no capture leads from place " + std::to_string(from + 1) + " to place " +
             std::to_string(to + 1));
    is_full_[from] = false;
    for (auto& [step, lines] : lines_) lines.remove(from);
    type_[to] = type_[from];
    budget_[to] = budget_[from] == no_bound ? no_bound : budget_[from] - 1;
    if (last_ == from) last_ = to;
    --left_;
  }

  std::uint32_t left() const { return left_; }
  bool holds(std::uint32_t place) const { return is_full_[place]; }

private:
  bool has_edge(std::uint32_t from, std::uint32_t to) const {
    return from != to && std::binary_search(targets_[from].begin(), targets_[from].end(), to);
  }

  bool rides(std::uint32_t from, std::uint32_t to) {
    const auto& types = puzzle_.types[type_[from]];
    return std::any_of(types.begin(), types.end(),
                       [&](const Ride& ride) { return is_free(ride, from, to); });
  }

  // Does the ride lead from one place to the other, with nothing between?
  bool is_free(const Ride& ride, std::uint32_t from, std::uint32_t to) {
    const Square a = puzzle_.squares[from], b = puzzle_.squares[to];
    const std::int64_t steps = ride.steps(a, b);
    if (a.x + steps * ride.dx != b.x || a.y + steps * ride.dy != b.y) return false;
    if (steps < 1 || steps > ride.range) return false;
    return steps == 1 || to == lines_of(ride.line()).next(from, ride.leads_on());
  }

  // Made when they are first needed; of types with many rides never too many at a time.
  const Lines& lines_of(Square step) {
    constexpr std::size_t most = 64;
    const std::pair key(step.x, step.y);
    if (lines_.size() == most && !lines_.contains(key)) lines_.clear();
    const auto found = lines_.find(key);
    if (found != lines_.end()) return found->second;
    return lines_.emplace(key, Lines(puzzle_.squares, is_full_, step)).first->second;
  }

  const Captures& puzzle_;
  std::vector<bool> is_full_;
  std::vector<std::uint32_t> type_, budget_;         // of the piece that stands there now
  std::optional<std::uint32_t> last_;                // where the last piece stands now
  std::vector<std::vector<std::uint32_t>> targets_;  // of graphs, each row sorted
  std::map<std::pair<std::int64_t, std::int64_t>, Lines> lines_;  // of boards, by step
  std::uint32_t left_;
};

}  // namespace

Captures read_solo_chess(Reader& in) {
  Captures puzzle;
  in.line("types");
  for (std::int64_t types = in.number("how many types", 1, 255); types > 0; --types) {
    in.line("rides");
    std::vector<Ride> rides;
    for (std::int64_t left = in.number("how many rides", 0, 1'000'000); left > 0; --left) {
      in.line();
      Ride ride;
      ride.dx = in.number("dx", -most_component, most_component);
      ride.dy = in.number("dy", -most_component, most_component);
      if (ride.dx == 0 && ride.dy == 0) in.fail("expected a ride that leads away");
      ride.range = in.bound("the range");
      rides.push_back(ride);
    }
    puzzle.types.push_back(rides);
  }
  in.line("pieces");
  for (std::int64_t left = in.number("how many pieces", 1, no_bound - 1); left > 0; --left) {
    in.line();
    puzzle.type.push_back(static_cast<std::uint32_t>(
        in.number("a type", 0, static_cast<std::int64_t>(puzzle.types.size()) - 1)));
    puzzle.squares.add(in);
    puzzle.budget.push_back(in.bound("a budget"));
  }
  puzzle.last = read_place(in, "last", puzzle.size());
  puzzle.goal = read_place(in, "goal", puzzle.size());
  return puzzle;
}

Captures read_graph_capture(Reader& in) {
  Captures puzzle;
  puzzle.is_graph = true;
  const std::string_view way = in.word("`directed` or `undirected`");
  if (way != "directed" && way != "undirected") in.fail("expected `directed` or `undirected`");
  puzzle.is_directed = way == "directed";
  in.line("vertices");
  for (std::int64_t left = in.number("how many vertices", 1, no_bound - 1); left > 0; --left) {
    in.line();
    puzzle.budget.push_back(in.bound("a budget"));
  }
  puzzle.type.assign(puzzle.size(), 0);
  puzzle.targets.resize(puzzle.size());
  in.line("edges");
  for (std::int64_t left = in.number("how many edges", 0, INT64_MAX); left > 0; --left) {
    in.line();
    const std::uint32_t from = in.index("a vertex", puzzle.size());
    const std::uint32_t to = in.index("a vertex", puzzle.size());
    if (from == to) in.fail("expected another vertex");
    puzzle.targets[from].push_back(to);
    if (!puzzle.is_directed) puzzle.targets[to].push_back(from);
  }
  return puzzle;
}

void write(std::ostream& out, const Captures& puzzle) {
  if (puzzle.is_graph) {
    std::size_t edges = 0;
    for (const auto& row : puzzle.targets) edges += row.size();
    out << "graph-capture " << (puzzle.is_directed ? "directed" : "undirected") << "\nvertices "
        << puzzle.size() << '\n';
    for (const std::uint32_t budget : puzzle.budget) out << in_words(budget) << '\n';
    out << "edges " << (puzzle.is_directed ? edges : edges / 2) << '\n';
    for (std::uint32_t from = 0; from < puzzle.size(); ++from)
      for (const std::uint32_t to : puzzle.targets[from])
        if (puzzle.is_directed || from < to) out << from + 1 << ' ' << to + 1 << '\n';
    return;
  }
  out << "solo-chess\ntypes " << puzzle.types.size() << '\n';
  for (const auto& rides : puzzle.types) {
    out << "rides " << rides.size() << '\n';
    for (const Ride& ride : rides)
      out << ride.dx << ' ' << ride.dy << ' ' << in_words(ride.range) << '\n';
  }
  out << "pieces " << puzzle.size() << '\n';
  for (std::uint32_t place = 0; place < puzzle.size(); ++place)
    out << puzzle.type[place] << ' ' << puzzle.squares[place].x << ' ' << puzzle.squares[place].y
        << ' ' << in_words(puzzle.budget[place]) << '\n';
  out << "last " << in_words(puzzle.last) << "\ngoal " << in_words(puzzle.goal) << '\n';
}

void play(const Captures& puzzle, std::uint32_t left, Reader& in) {
  Game game(puzzle);
  const std::int64_t moves = in.number("how many moves", 0, INT64_MAX);
  for (std::int64_t move = 1; move <= moves; ++move) {
    in.line();
    const std::uint32_t from = in.index("a place", puzzle.size());
    const std::uint32_t to = in.index("a place", puzzle.size());
    game.capture(from, to);
  }
  need(game.left() == left, counted(game.left(), "piece") + " are left");
  need(!puzzle.goal || game.holds(*puzzle.goal), "no piece stands on the goal");
}

}  // namespace hardboard::kernel
