// Sets of positions, up to symmetry, in layers by their numbers of pegs, from few pegs up to the
// start. The first layers, those *back*, hold all positions from which play can reach a goal: the
// goals, and each position one jump before a position of the layer below. The layers *forward* hold
// all positions that play can reach: no jump leads out of them. From below, each position learns
// the fewest moves that lead from there to a goal.
#include "kernel/peg_positions.h"

namespace hardboard::kernel {
namespace {

using Symmetry = std::vector<std::uint32_t>;  // where each hole goes
constexpr std::size_t most_symmetries = 48;
constexpr std::string_view hexadecimal = "0123456789abcdef";

// The fewest moves from a position to a goal, if the next jump begins a move. If one of the pegs
// `movers` has just jumped and goes on, its jumps still belong to the move before, and there is one
// move less.
template <class Position>
struct Rest {
  std::uint32_t moves = no_bound;
  Position movers = 0;
};

template <class Position>
struct Layer {
  Numbers<Position> positions;
  std::vector<Rest<Position>> rests;

  // nullptr for a position that the layer does not hold.
  const Rest<Position>* find(Position position) const {
    const std::uint32_t number = positions.find(position);
    return number == positions.none ? nullptr : &rests[number];
  }
};

template <class Position>
Position image(Position position, const Symmetry& symmetry) {
  Position result = 0;
  for (; position != 0; position &= position - 1)
    result |= Position{1} << symmetry[first_peg(position)];
  return result;
}

template <class Position>
class Sets {
public:
  Sets(const Pegs& puzzle, std::uint64_t left, Reader& in)
      : puzzle_(puzzle), in_(in), left_(left), board_(puzzle, left) {
    goal_ = puzzle.goal == "peg" ? Position{1} << puzzle.at : position<Position>(puzzle.target);
    all_ = position<Position>(std::vector<bool>(puzzle.holes.size(), true));
  }

  std::uint64_t fewest_moves() {
    const std::vector<std::uint32_t> open = open_ends(puzzle_, in_.line("functions"));
    read_symmetries();
    const std::uint64_t most = puzzle_.holes.size() + 1;
    const std::uint64_t back = in_.line("layers").number("how many layers back", 0, most);
    const std::uint64_t fore = in_.number("how many layers forward", 1, most);
    const auto start = position<Position>(puzzle_.pegs);
    const bool is_one = puzzle_.goal == "one";
    const std::uint64_t lowest = is_one ? 1 : pegs_of(goal_);
    need(back == 0 ||
             (left_ == 0 && puzzle_.goal != "peg" && lowest + back + fore == pegs_of(start) + 2),
         "the layers do not meet");
    Layer<Position> below;
    for (std::uint64_t number = 0; number < back + fore; ++number) {
      Layer<Position> layer = read_layer();
      const auto need_in_layer = [&](Position position) {
        need(layer.find(position) != nullptr, "a set lacks a goal, or a position before a goal");
      };
      for (std::size_t i = 0; i < open.size() && number == 0 && back > 0; ++i)
        need_in_layer(least(is_one ? Position{1} << open[i] : goal_));
      for (std::uint32_t i = 0; i < below.positions.size() && number < back; ++i)
        each_next(below.positions[i], true,
                  [&](const Jump&, Position before, std::size_t) { need_in_layer(before); });
      for (std::uint32_t i = 0; i < layer.rests.size(); ++i) {
        const bool is_meeting = number == back && back > 0;
        const Rest<Position>* const same = is_meeting ? below.find(layer.positions[i]) : nullptr;
        if (same != nullptr) layer.rests[i] = *same;
        if (!is_meeting) layer.rests[i] = rest(layer.positions[i], below, number >= back);
      }
      below = std::move(layer);
    }
    const Rest<Position>* const found = below.find(least(start));
    need(found != nullptr, "the start is in no set");
    return found->moves;
  }

private:
  // Reads the symmetries, which must keep the jumps and the goal, and form a group.
  void read_symmetries() {
    in_.list("symmetries", 1, most_symmetries, [&](std::int64_t) {
      group_.emplace_back(puzzle_.holes.size());
      for (std::uint32_t& to : group_.back()) to = in_.index("a hole", puzzle_.holes.size());
    });
    for (const Symmetry& g : group_) {
      bool holds = image(all_, g) == all_ && image(goal_, g) == goal_;
      for (const auto [from, over, to] : puzzle_.jumps)
        holds = holds && std::ranges::count(puzzle_.jumps, Jump{g[from], g[over], g[to]}) > 0;
      for (Symmetry both : group_) {
        for (std::uint32_t& to : both) to = g[to];
        holds = holds && std::ranges::count(group_, both) > 0;
      }
      need(holds, "the symmetries are none of the puzzle, or no group");
    }
    for (const auto& [taken, put] : board_.changes())
      for (const Symmetry& g : group_) flips_.push_back(image(taken | put, g));
  }
  Position least(Position position) const {
    Position least = image(position, group_[0]);
    for (const Symmetry& g : group_) least = std::min(least, image(position, g));
    return least;
  }
  // Visits the jumps from a position, or with `is_back` the jumps to it: visit(jump, next,
  // symmetry), where `next` is the position after the jump, or before, as its least image, and
  // `symmetry` the number of the symmetry that makes this image.
  template <class Visit>
  void each_next(Position now, bool is_back, Visit visit) const {
    go_on();
    std::array<Position, most_symmetries> all;
    for (std::size_t g = 0; g < group_.size(); ++g) all[g] = image(now, group_[g]);
    for (std::size_t j = 0; j < puzzle_.jumps.size(); ++j) {
      const auto [taken, put] = board_.changes()[j];
      if ((now & (taken | put)) != (is_back ? put : taken)) continue;
      const Position* const flips = &flips_[j * group_.size()];
      std::pair<Position, std::size_t> next{all[0] ^ flips[0], 0};
      for (std::size_t g = 1; g < group_.size(); ++g) next = std::min(next, {all[g] ^ flips[g], g});
      visit(puzzle_.jumps[j], next.first, next.second);
    }
  }

  // Reads a layer. The text gives the last hexadecimal digits of each position, whose other digits
  // are those of the position before.
  Layer<Position> read_layer() {
    Layer<Position> layer;
    in_.line("layer");
    Position now = 0;
    for (std::int64_t many = in_.number("how many positions", 0, INT32_MAX); many > 0; --many) {
      if (!in_.has_word()) in_.line();
      const std::string_view end = in_.word("a position");
      for (std::size_t i = 0; i < end.size(); ++i) {
        const std::size_t shift = 4 * (end.size() - 1 - i), digit = hexadecimal.find(end[i]);
        if (digit == hexadecimal.npos || shift >= 8 * sizeof(Position))
          in_.fail("expected the last digits of a position");
        now = (now & ~(Position{15} << shift)) | Position{digit} << shift;
      }
      if ((now & ~all_) != 0) in_.fail("expected the last digits of a position");
      const std::uint32_t size = layer.positions.size();
      need(size == 0 || layer.positions[size - 1] < now, "a layer is out of order");
      layer.positions.add(now);
    }
    layer.rests.resize(layer.positions.size());
    return layer;
  }

  Rest<Position> rest(Position now, const Layer<Position>& below, bool is_closed) const {
    Rest<Position> rest;
    if (board_.is_met(now)) return {0, 0};
    each_next(now, false, [&](const Jump& jump, Position next, std::size_t symmetry) {
      const Rest<Position>* const found = below.find(next);
      need(found != nullptr || !is_closed, "a jump leads out of the sets");
      if (found == nullptr || found->moves == no_bound) return;
      const bool goes_on = (found->movers >> group_[symmetry][jump.to] & 1) != 0;
      const std::uint32_t moves = found->moves + (goes_on ? 0 : 1);
      if (moves < rest.moves) rest = {moves, 0};
      if (moves == rest.moves) rest.movers |= Position{1} << jump.from;
    });
    return rest;
  }

  const Pegs& puzzle_;
  Reader& in_;
  std::uint64_t left_;
  PegBoard<Position> board_;
  Position goal_ = 0, all_ = 0;  // the pegs that the goal names; all holes
  std::vector<Symmetry> group_;
  std::vector<Position> flips_;  // the holes of each jump under each symmetry
};

}  // namespace

std::uint64_t fewest_moves_by_sets(const Pegs& puzzle, std::uint64_t left, Reader& in) {
  Pegs any = puzzle;
  if (left > 0) any.goal = "one", any.target.assign(any.holes.size(), false);
  const std::uint64_t most = left > 1 ? left : 0;
  return any.holes.size() <= 64 ? Sets<Narrow>(any, most, in).fewest_moves()
                                : Sets<Wide>(any, most, in).fewest_moves();
}

}  // namespace hardboard::kernel
