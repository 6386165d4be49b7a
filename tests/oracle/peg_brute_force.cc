#include "oracle/peg_brute_force.h"

#include <algorithm>
#include <cstdlib>
#include <deque>
#include <map>
#include <string>
#include <unordered_map>
#include <utility>

namespace hardboard::oracle {
namespace {

using peg_solitaire::Goal;
using peg_solitaire::Jump;
using peg_solitaire::Puzzle;

// A position: a character for each hole, `o` or `.`.
using Pegs = std::string;

struct Triple {
  std::size_t from, over, to;
};

std::vector<Triple> triples_of(const Puzzle& puzzle) {
  std::vector<Triple> triples;
  const auto& holes = puzzle.holes;
  for (std::size_t from = 0; from < holes.size(); ++from) {
    for (std::size_t to = 0; to < holes.size(); ++to) {
      const bool is_far =
          std::abs(holes[from].x - holes[to].x) > 2 || std::abs(holes[from].y - holes[to].y) > 2;
      if (is_far || !is_jump_of_board(puzzle, {holes[from], holes[to]})) continue;
      for (std::size_t over = 0; over < holes.size(); ++over)
        if (holes[from].x + holes[to].x == 2 * holes[over].x &&
            holes[from].y + holes[to].y == 2 * holes[over].y)
          triples.push_back({from, over, to});
    }
  }
  return triples;
}

bool allows(const Pegs& pegs, const Triple& jump) {
  return pegs[jump.from] == 'o' && pegs[jump.over] == 'o' && pegs[jump.to] == '.';
}

Pegs after(Pegs pegs, const Triple& jump) {
  pegs[jump.from] = pegs[jump.over] = '.';
  pegs[jump.to] = 'o';
  return pegs;
}

std::uint32_t pegs_in(const Pegs& pegs) {
  return static_cast<std::uint32_t>(std::count(pegs.begin(), pegs.end(), 'o'));
}

bool meets_goal(const Puzzle& puzzle, const Pegs& pegs) {
  for (std::size_t hole = 0; hole < puzzle.holes.size(); ++hole) {
    const bool peg = pegs[hole] == 'o';
    if (puzzle.goal == Goal::target && peg != (puzzle.target[hole] != 0)) return false;
    const bool is_goal = puzzle.holes[hole] == puzzle.at;
    if ((puzzle.goal == Goal::peg || puzzle.goal == Goal::one_at) && is_goal && !peg) return false;
  }
  return puzzle.goal == Goal::peg || puzzle.goal == Goal::target || pegs_in(pegs) == 1;
}

// What is known of a position and all play from it.
struct Fate {
  bool winnable = false;
  double sequences = 0, random_win = 0;
  std::uint32_t fewest_jumps = 0;
};

class Judge {
public:
  Judge(const Puzzle& puzzle, std::uint64_t most) : puzzle_(puzzle), most_(most) {
    triples_ = triples_of(puzzle);
    for (const std::uint8_t peg : puzzle.pegs) start_ += peg != 0 ? 'o' : '.';
  }

  std::optional<PegJudgement> run() {
    PegJudgement result;
    if (!explore(true) || !explore(false)) return std::nullopt;
    result.reachable = everything_.size();
    result.fewest_pegs = pegs_in(start_);
    for (const Pegs& pegs : everything_)
      result.fewest_pegs = std::min(result.fewest_pegs, pegs_in(pegs));

    // Pegs only get fewer, so the last positions found come first.
    for (auto pegs = played_.rbegin(); pegs != played_.rend(); ++pegs) settle(*pegs);
    const Fate& fate = fates_[start_];
    result.positions = played_.size();
    for (const Pegs& pegs : played_) result.winnable += fates_[pegs].winnable ? 1 : 0;
    result.solvable = fate.winnable;
    result.sequences = fate.sequences;
    result.random_win = fate.random_win;
    if (!result.solvable) return result;

    result.fewest_jumps = fate.fewest_jumps;
    result.fewest_moves = fewest_moves();
    for (const Pegs& pegs : played_)
      for (std::size_t peg = 0; peg < pegs.size(); ++peg)
        result.longest_sweep = std::max(result.longest_sweep, sweep(pegs, peg, 0));
    if (!meets_goal(puzzle_, start_))
      for (const Triple& jump : triples_)
        if (allows(start_, jump) && fates_[after(start_, jump)].winnable)
          result.first_jumps.push_back({puzzle_.holes[jump.from], puzzle_.holes[jump.to]});
    return result;
  }

private:
  // All positions, breadth first; with to_end those behind the goal as well.
  bool explore(bool to_end) {
    std::vector<Pegs>& found = to_end ? everything_ : played_;
    std::unordered_map<Pegs, bool> seen{{start_, true}};
    found = {start_};
    for (std::size_t at = 0; at < found.size(); ++at) {
      const Pegs pegs = found[at];
      if (!to_end && meets_goal(puzzle_, pegs)) continue;
      for (const Triple& jump : triples_) {
        if (!allows(pegs, jump)) continue;
        if (const Pegs next = after(pegs, jump); seen.emplace(next, true).second)
          found.push_back(next);
      }
      if (found.size() > most_) return false;
    }
    return true;
  }

  void settle(const Pegs& pegs) {
    Fate fate;
    if (meets_goal(puzzle_, pegs)) {
      fates_[pegs] = {true, 1, 1, 0};
      return;
    }
    std::uint32_t legal = 0;
    for (const Triple& jump : triples_) {
      if (!allows(pegs, jump)) continue;
      ++legal;
      const Fate& next = fates_.at(after(pegs, jump));
      fate.sequences += next.sequences;
      fate.random_win += next.random_win;
      if (!next.winnable) continue;
      const std::uint32_t jumps = next.fewest_jumps + 1;
      fate.fewest_jumps = fate.winnable ? std::min(fate.fewest_jumps, jumps) : jumps;
      fate.winnable = true;
    }
    if (legal > 0) fate.random_win /= legal;
    fates_[pegs] = fate;
  }

  // Breadth first over positions and the peg that jumped last, which jumps on for nothing.
  std::uint32_t fewest_moves() {
    const std::size_t nobody = puzzle_.holes.size();
    std::map<std::pair<Pegs, std::size_t>, std::uint32_t> moves;
    std::deque<std::pair<Pegs, std::size_t>> open{{start_, nobody}};
    moves[open.front()] = 0;
    while (!open.empty()) {
      const auto [pegs, last] = open.front();
      const std::uint32_t so_far = moves[open.front()];
      open.pop_front();
      if (meets_goal(puzzle_, pegs)) return so_far;
      for (const Triple& jump : triples_) {
        if (!allows(pegs, jump)) continue;
        const std::pair<Pegs, std::size_t> next{after(pegs, jump), jump.to};
        const std::uint32_t cost = so_far + (jump.from == last ? 0 : 1);
        const auto known = moves.find(next);
        if (known != moves.end() && known->second <= cost) continue;
        moves[next] = cost;
        if (cost == so_far)
          open.push_front(next);
        else
          open.push_back(next);
      }
    }
    std::abort();  // only asked of what is solvable
  }

  // The most jumps in a row of the peg, `so_far` of them made, that leave the goal within reach.
  std::uint32_t sweep(const Pegs& pegs, std::size_t peg, std::uint32_t so_far) {
    std::uint32_t best = fates_.at(pegs).winnable ? so_far : 0;
    if (meets_goal(puzzle_, pegs)) return best;
    for (const Triple& jump : triples_)
      if (jump.from == peg && allows(pegs, jump))
        best = std::max(best, sweep(after(pegs, jump), jump.to, so_far + 1));
    return best;
  }

  const Puzzle& puzzle_;
  std::uint64_t most_;
  std::vector<Triple> triples_;
  Pegs start_;
  std::vector<Pegs> everything_, played_;
  std::unordered_map<Pegs, Fate> fates_;
};

}  // namespace

std::optional<PegJudgement> judge(const Puzzle& puzzle, std::uint64_t most_positions) {
  return Judge(puzzle, most_positions).run();
}

bool is_jump_of_board(const Puzzle& puzzle, Jump jump) {
  const std::int64_t dx = std::int64_t{jump.to.x} - jump.from.x;
  const std::int64_t dy = std::int64_t{jump.to.y} - jump.from.y;
  const auto& lines = puzzle.directions;
  const bool along = (lines.horizontal && std::abs(dx) == 2 && dy == 0) ||
                     (lines.vertical && dx == 0 && std::abs(dy) == 2) ||
                     (lines.rising && dx == dy && std::abs(dx) == 2) ||
                     (lines.falling && dx == -dy && std::abs(dx) == 2);
  const auto is_hole = [&](std::int64_t x, std::int64_t y) {
    return std::any_of(puzzle.holes.begin(), puzzle.holes.end(),
                       [&](Square hole) { return hole.x == x && hole.y == y; });
  };
  return along && is_hole(jump.from.x, jump.from.y) && is_hole(jump.to.x, jump.to.y) &&
         is_hole(jump.from.x + dx / 2, jump.from.y + dy / 2);
}

}  // namespace hardboard::oracle
