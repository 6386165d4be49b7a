#include "methods/peg_solitaire/rank_classes.h"

#include <algorithm>
#include <fmt/format.h>

#include "base/contract.h"
#include "base/sha256.h"
#include "methods/peg_solitaire/class_file.h"
#include "methods/peg_solitaire/rank_levels.h"
#include "puzzles/peg_solitaire/write.h"

namespace hardboard::peg_solitaire {
namespace {

JournalHead head_of(const Puzzle& puzzle) {
  return {"hardboard peg-solitaire levels 1", "puzzle " + sha256(write(puzzle))};
}

template <std::size_t Words>
Result<ClassReport> make(const Puzzle& puzzle, const Ranks& ranks, const std::string& folder,
                         const std::string& file, const LevelTalk& talk, StepSizes sizes) {
  // All ranks read the journal before one of them writes it.
  Result<Journal> journal = read_journal(folder, head_of(puzzle));
  if (ranks.any(!journal.ok())) return journal.ok() ? error_in_words("") : journal.error();
  RankLevels<Words> levels(puzzle, ranks, folder, sizes);
  std::string fault;
  ClassReport report;
  report.begun = levels.take_over(*journal, fault);
  if (report.begun < journal->ranks.size()) {
    if (!fault.empty() && talk.fault)
      talk.fault(fmt::format("{}; going on from level {}", fault, report.begun));
    journal->ranks.resize(report.begun);
    journal->is_done = false;
  }
  while (!levels.is_done()) {
    if (const auto why = levels.make_level(talk.progress)) return error_in_words(*why);
    journal->ranks.push_back(ranks.count);
    journal->is_done = levels.is_done();
    std::string why;
    if (ranks.rank == 0) why = write_journal(folder, head_of(puzzle), *journal).value_or("");
    if (const auto words = ranks.fault_of_any(why)) return error_in_words(*words);
  }
  const ClassFile<Words> classes(levels, ranks, static_cast<std::uint32_t>(puzzle.holes.size()));
  if (!file.empty())
    if (const auto why = classes.write(file)) return error_in_words(*why);
  report.levels = levels.counts();
  report.traffic = levels.traffic();
  return report;
}

}  // namespace

std::optional<StepSizes> sizes_within(const Puzzle& puzzle, double bytes) {
  StepSizes sizes;
  sizes.positions = std::uint64_t{1} << 34;
  while (bytes_of_classes(puzzle, sizes) > bytes) {
    if (sizes.positions <= 4096) return std::nullopt;
    sizes.positions /= 2;
    if (sizes.sent > sizes.positions / 16) sizes.sent = std::max<std::uint64_t>(64, sizes.sent / 2);
  }
  return sizes;
}

double bytes_of_classes(const Puzzle& puzzle, StepSizes sizes) {
  return with_words(puzzle.holes.size(), [&](auto words) {
    constexpr std::size_t count = decltype(words)::value;
    // A part of a level twice, as it is read, and of another one that it is compared with.
    constexpr double of_part = 3e9 / class_parts * sizeof(Bits<count>);
    return RankStep<count>::bytes(sizes) + of_part;
  });
}

Result<ClassReport> make_classes(const Puzzle& puzzle, const Ranks& ranks,
                                 const std::string& folder, const std::string& file,
                                 const LevelTalk& talk, StepSizes sizes) {
  promise(puzzle.holes.size() <= most_searched, "the board is one that the search accepts");
  return with_words(puzzle.holes.size(), [&](auto words) {
    return make<decltype(words)::value>(puzzle, ranks, folder, file, talk, sizes);
  });
}

}  // namespace hardboard::peg_solitaire
