// By reduction: the largest source whose image is solved, and the answer carried back, within a
// time, beside the same source solved directly in the same run.
// Usage: reductions_bench [seconds a source] [name]
#include <algorithm>
#include <array>
#include <chrono>
#include <cstdlib>
#include <fmt/format.h>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "bench.h"
#include "kinds/kind.h"
#include "reductions/reduction.h"

namespace {

using namespace hardboard;

struct Run {
  std::uint64_t size = 0;
  std::size_t bytes = 0;  // of the written image
  Verdict verdict = Verdict::unknown;
  double forward = 0, image = 0, direct = 0;  // seconds
};

Limits within(double seconds) {
  Limits limits;
  limits.deadline = Clock::now() + std::chrono::duration_cast<Clock::duration>(
                                       std::chrono::duration<double>(seconds));
  return limits;
}

AnyAnswer solve(const AnyPuzzle& puzzle, double seconds) {
  Request request;
  request.limits = within(seconds);
  return kind_of(puzzle).solve(puzzle, request);
}

using Given = std::map<std::string, std::string, std::less<>>;

// Settings that make sources of special forms; the first that a reduction accepts is taken.
const std::vector<Given> forms = {
    {},
    {{"planar", ""}},
    {{"occurrences", "2"}},
    {{"shape", "grid"}, {"ends", ""}, {"planted", ""}},
    {{"shape", "graph"}, {"ends", ""}, {"planted", ""}},
    {{"classes", "3"}},
    {{"board", "square"}},
};

bool has(std::span<const Setting> settings, std::string_view name) {
  return std::any_of(settings.begin(), settings.end(),
                     [&](const Setting& setting) { return setting.name == name; });
}

// Values for a source of about the size, which is the first number of the settings; what else
// counts parts of the source grows with it. Nothing if a value is out of its bounds.
std::optional<Values> values_for(std::span<const Setting> settings, std::uint64_t size,
                                 Given given) {
  constexpr std::array<std::string_view, 7> parts = {"clauses", "gates", "blues",  "edges",
                                                     "pegs",    "rows",  "actions"};
  for (const auto& [name, value] : given)
    if (!has(settings, name)) return std::nullopt;
  const auto first = std::find_if(settings.begin(), settings.end(), [](const Setting& setting) {
    return setting.type == Setting::Type::number;
  });
  if (first == settings.end()) return std::nullopt;
  const std::uint64_t usual = std::stoull(std::string(first->fallback));
  for (const Setting& setting : std::span(first, settings.end())) {
    const bool is_part = std::find(parts.begin(), parts.end(), setting.name) != parts.end();
    if (setting.type != Setting::Type::number || setting.fallback.empty() ||
        (&setting != &*first && !is_part))
      continue;
    const std::uint64_t value = std::stoull(std::string(setting.fallback)) * size / usual;
    if (value < setting.least || value > setting.most) return std::nullopt;
    given[std::string(setting.name)] = std::to_string(value);
  }
  const auto values = Values::from(settings, std::move(given));
  return values ? std::optional(*values) : std::nullopt;
}

// A generated image whose source has about the size. Nothing if no generated source is of the
// reduction's form.
std::optional<AnyImage> image_of(const Reduction& row, std::uint64_t size) {
  const Generator& generator = *kind_named(row.from->name)->generator;
  for (const Given& form : forms) {
    const std::optional<Values> values = values_for(generator.settings, size, form);
    if (!values) continue;
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
      const auto source = generator.start(*values, seed);
      if (!source) break;
      const auto made = (*source)(within(1));
      if (!made) continue;
      if (Result<AnyImage> image = row.forward(made->puzzle, within(10)))
        return std::move(image).value();
    }
  }
  return std::nullopt;
}

std::optional<Run> run(const Reduction& row, std::uint64_t size, double most) {
  std::optional<AnyImage> image = image_of(row, size);
  if (!image) return std::nullopt;
  Run result{size, row.to->write(image->puzzle).size()};
  result.forward =
      bench::seconds([&] { static_cast<void>(row.forward(image->source, within(most))); });
  result.image = bench::seconds([&] {
    const AnyAnswer answer = solve(image->puzzle, most);
    const Result<AnyAnswer> back = row.recover(*image, answer, within(most));
    if (back) result.verdict = back->head().verdict;
  });
  result.direct = bench::seconds([&] { static_cast<void>(solve(image->source, most)); });
  return result;
}

void measure(const Reduction& row, double most) {
  if (kind_named(row.from->name)->generator == nullptr) {
    fmt::print("{:<34} {}\n", row.name, "its sources can't be generated");
    return;
  }
  std::optional<Run> largest;
  for (std::uint64_t size = 3; size <= 100'000; size += 1 + size / 3) {
    const std::optional<Run> next = run(row, size, most);
    if (!next) continue;
    if (next->verdict == Verdict::unknown) break;
    largest = next;
    if (next->forward + next->image > most) break;
  }
  if (!largest) {
    fmt::print("{:<34} {}\n", row.name, "no generated source was of its form and solved");
    return;
  }
  fmt::print("{:<34} {:>6} {:>10} {:>10} {:>9.3f} {:>9.3f} {:>9.3f}\n", row.name, largest->size,
             largest->bytes, word_of(largest->verdict), largest->forward, largest->image,
             largest->direct);
}

}  // namespace

int main(int argc, char** argv) {
  const double most = argc > 1 ? std::atof(argv[1]) : 10;
  const std::string_view only = argc > 2 ? argv[2] : "";
  fmt::print("Largest source solved by its image in {} s, and the same source solved directly\n\n",
             most);
  fmt::print("{:<34} {:>6} {:>10} {:>10} {:>9} {:>9} {:>9}\n", "reduction", "size", "bytes",
             "verdict", "reduce s", "image s", "direct s");
  for (const Reduction* row : reductions())
    if (only.empty() || row->name == only) measure(*row, most);
}
