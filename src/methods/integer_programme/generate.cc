#include "methods/integer_programme/generate.h"

#include <algorithm>
#include <fmt/format.h>
#include <vector>

#include "base/sampler.h"
#include "base/watch.h"

namespace hardboard::integer_programme {

Puzzle generate(const Wish& wish, Random& random, const Limits& limits) {
  Puzzle puzzle;
  puzzle.name = "random";
  const auto value = [&] { return static_cast<std::int64_t>(random.below(wish.most + 1)); };
  std::vector<std::int64_t> planted;
  for (std::uint32_t j = 0; wish.is_planted && j < wish.variables; ++j) planted.push_back(value());
  std::vector<std::vector<Entry>> entries(wish.variables);
  const std::uint32_t terms = std::min(wish.terms, wish.variables);
  Watch watch(limits, "drawing rows");
  Sampler columns(wish.variables);
  for (std::uint32_t i = 0; i < wish.rows && !watch.reached(terms + 16); ++i) {
    std::int64_t sum = 0;
    columns.sample(terms, random, [&](std::uint32_t j) {
      const auto size = static_cast<std::int64_t>(1 + random.below(wish.coefficient));
      const std::int64_t coefficient = random.below(2) == 0 ? size : -size;
      sum += coefficient * (wish.is_planted ? planted[j] : value());
      entries[j].push_back({i, coefficient});
    });
    const std::uint64_t sense = random.below(3);
    puzzle.add_row({fmt::format("c{}", i + 1), sense == 1 ? minus_infinity : sum,
                    sense == 2 ? infinity : sum});
  }
  for (std::uint32_t j = 0; j < wish.variables && !watch.reached(16); ++j)
    puzzle.add_column({fmt::format("x{}", j + 1), 0, static_cast<std::int64_t>(wish.most),
                       static_cast<std::int64_t>(1 + random.below(wish.coefficient))},
                      entries[j]);
  return puzzle;
}

}  // namespace hardboard::integer_programme
