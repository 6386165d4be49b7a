#include "draw/peg_film.h"

#include <numeric>

namespace hardboard::draw {

Film film_of(std::span<const std::uint8_t> pegs, std::span<const peg_solitaire::HoleJump> jumps,
             std::span<const Point> middles) {
  constexpr double before = 1, breath = 0.35, after = 2.5;
  Film film;
  film.pegs.resize(pegs.size());
  std::vector<std::uint32_t> start(pegs.size());  // the hole where the peg on each hole began
  std::iota(start.begin(), start.end(), 0U);
  const auto offset = [&](std::uint32_t peg, std::uint32_t hole) {
    return Point{middles[hole].x - middles[peg].x, middles[hole].y - middles[peg].y};
  };
  double time = before;
  for (std::size_t i = 0; i < jumps.size(); ++i) {
    const auto& [from, over, to] = jumps[i];
    if (i > 0) time += jumps[i - 1].to == from ? 0 : breath;
    film.starts.push_back(time);
    const std::uint32_t jumper = start[from], taken = start[over];
    film.pegs[jumper].push_back({time, offset(jumper, from), 1});
    film.pegs[jumper].push_back({time + jump_seconds, offset(jumper, to), 1});
    film.pegs[taken].push_back({time + 0.4 * jump_seconds, offset(taken, over), 1});
    film.pegs[taken].push_back({time + 0.9 * jump_seconds, offset(taken, over), 0});
    start[to] = jumper;
    time += jump_seconds;
  }
  film.seconds = time + after;
  return film;
}

}  // namespace hardboard::draw
