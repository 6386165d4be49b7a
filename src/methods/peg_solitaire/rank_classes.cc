#include "methods/peg_solitaire/rank_classes.h"

#include <algorithm>
#include <fmt/format.h>
#include <span>

#include "base/cannot_be_written.h"
#include "base/contract.h"
#include "base/estimate.h"
#include "base/sha256.h"
#include "base/write_together.h"
#include "methods/peg_solitaire/grid.h"
#include "puzzles/peg_solitaire/write.h"

namespace hardboard::peg_solitaire {
namespace {

JournalHead head_of(const Puzzle& puzzle) {
  return {"hardboard peg-solitaire levels 1", "puzzle " + sha256(write(puzzle))};
}

// In the journal the levels of the reached classes come first, the empty one last; behind them
// those of the won classes, from the last jump back to the start.
struct Place {
  std::uint32_t jumps = 0;
  bool is_won = false;  // else reached
};

template <std::size_t Words>
class ClassAnalyst {
public:
  using Position = Bits<Words>;
  using Reader = LevelReader<Position>;
  using Fault = std::optional<std::string>;

  ClassAnalyst(const Puzzle& puzzle, const Ranks& ranks, std::string folder, StepSizes sizes)
      : task_(puzzle, Symmetry::of_start_and_goal),
        ranks_(ranks),
        folder_(std::move(folder)),
        step_(task_, ranks, sizes) {}

  const StepTraffic& traffic() const { return step_.traffic(); }
  const std::vector<ClassCount>& counts() const { return counts_; }

  // Takes over the levels of the journal that are whole in all ranks' parts; says how many they
  // are, and the first fault.
  std::uint32_t take_over(const Journal& journal, std::string& fault) {
    std::uint32_t whole = 0;
    for (; whole < journal.ranks.size(); ++whole) {
      const Place place = next_place();
      ClassCount count;
      Reader reader = read(place, journal.ranks[whole]);
      while (reader.next())
        for (const Position& position : reader.items()) add(place, position, count);
      if (ranks_.any(!reader.fault().empty())) {
        fault = reader.fault();
        break;
      }
      note(place, count, journal.ranks[whole]);
    }
    return whole;
  }

  bool is_done() const { return reached_ && won_from_.size() == *reached_; }

  // Makes the next level. Returns a fault in words (none if another rank has the words), or
  // nothing.
  Fault make_level(const std::function<void(const std::string&)>& tell) {
    const Place place = next_place();
    LevelWriter<Position> writer(name(place, ranks_.count), ranks_.rank);
    ClassCount count;
    const auto give = [&](std::uint32_t part, std::span<const Position> positions) {
      for (const Position& position : positions) add(place, position, count);
      if (!positions.empty()) writer.write(part, positions);
    };
    const Clock::time_point start = Clock::now();
    const auto what =
        fmt::format("{} after {} jumps", place.is_won ? "won" : "reached", place.jumps);
    const auto progress = [&](double done) {
      if (tell) tell(with_estimate(what, done, start, "level"));
    };
    Fault fault = place.is_won ? make_won(place, give, progress)
                  : place.jumps == 0
                      ? give_start(give)
                      : step_.run(Way::forward, read_name(place.jumps - 1, false), give, progress);
    std::string own = fault ? *fault : "";
    if (const auto why = writer.finish(); why && own.empty()) own = *why;
    if (ranks_.any(fault || !own.empty())) return own;
    note(place, count, ranks_.count);
    return std::nullopt;
  }

  // Writes the file of classes; all levels must be complete. A fault as for make_level.
  Fault write(const std::string& file) const {
    const std::vector<std::uint64_t> numbers = head_numbers();
    const auto head = [&](const SharedFile& fresh) {
      return fresh.write(0, {reinterpret_cast<const std::uint8_t*>(classes_title.data()),
                             classes_title.size()}) &&
             fresh.write(classes_title.size(), bytes_of(numbers));
    };
    const auto part = [&](const SharedFile& shared) -> Fault {
      std::uint64_t at = head_size();
      for (std::uint32_t jumps = 0; jumps < *reached_; ++jumps) {
        if (const auto fault = ranks_.fault_of_any(write_level(shared, jumps, at))) return fault;
        at += counts_[jumps].reached * record_bytes;
      }
      return std::nullopt;
    };
    return write_together(ranks_, file, head, part);
  }

private:
  static constexpr std::uint64_t record_bytes = 8 * (Words + 1);
  using Give = std::function<void(std::uint32_t, std::span<const Position>)>;

  Place next_place() const {
    if (!reached_) return {static_cast<std::uint32_t>(reached_from_.size()), false};
    return {*reached_ - 1 - static_cast<std::uint32_t>(won_from_.size()), true};
  }
  LevelName name(Place place, std::uint32_t ranks) const {
    return {folder_, place.jumps, place.is_won ? "won" : "reached", ranks};
  }
  LevelName read_name(std::uint32_t jumps, bool is_won) const {
    const std::uint32_t ranks = is_won ? won_from_[*reached_ - 1 - jumps] : reached_from_[jumps];
    return name({jumps, is_won}, ranks);
  }
  Reader read(Place place, std::uint32_t ranks) const {
    return Reader(name(place, ranks), class_parts, step_.first(), step_.end());
  }

  void add(Place place, const Position& position, ClassCount& count) {
    task_.images.all(position, images_);
    ++(place.is_won ? count.won : count.reached);
    (place.is_won ? count.won_positions : count.reached_positions) +=
        task_.images.orbit_size(images_);
  }

  // Enters a complete level; all ranks call together.
  void note(Place place, const ClassCount& own, std::uint32_t ranks) {
    if (place.is_won) {
      won_from_.push_back(ranks);
      counts_[place.jumps].won = ranks_.sum(own.won);
      counts_[place.jumps].won_positions = ranks_.sum(own.won_positions);
      return;
    }
    reached_from_.push_back(ranks);
    const std::uint64_t all = ranks_.sum(own.reached);
    if (all == 0) {
      reached_ = place.jumps;
    } else {
      counts_.push_back({all, 0, ranks_.sum(own.reached_positions), 0});
    }
  }

  Fault give_start(const Give& give) {
    const Position start = task_.images.least(task_.start);
    const std::uint32_t part = part_of(start);
    if (step_.first() <= part && part < step_.end()) give(part, {&start, 1});
    return std::nullopt;
  }

  // The classes of the level that meet the goal, and those a jump before a won class.
  Fault make_won(Place place, const Give& give, const std::function<void(double)>& progress) {
    Reader reader(read_name(place.jumps, false), class_parts, step_.first(), step_.end());
    bool is_over = !reader.next();
    std::vector<Position> kept;
    const auto keep = [&](std::uint32_t part, std::span<const Position> leading) {
      if (is_over || reader.part() != part) return;
      kept.clear();
      auto next = leading.begin();
      for (const Position& position : reader.items()) {
        while (next != leading.end() && *next < position) ++next;
        if ((next != leading.end() && *next == position) || task_.is_won(position))
          kept.push_back(position);
      }
      if (!kept.empty()) give(part, kept);
      is_over = !reader.next();
    };
    Fault fault;
    if (place.jumps + 1 < *reached_) {
      fault = step_.run(Way::backward, read_name(place.jumps + 1, true), keep, progress);
    } else {
      while (!is_over) keep(reader.part(), {});
    }
    if (!fault && !reader.fault().empty()) fault = reader.fault();
    return fault;
  }

  std::vector<std::uint64_t> head_numbers() const {
    std::vector<std::uint64_t> numbers{task_.grid.holes(), Words, counts_.size()};
    for (const ClassCount& count : counts_) numbers.push_back(count.reached);
    return numbers;
  }
  std::uint64_t head_size() const { return classes_title.size() + 8 * (3 + counts_.size()); }
  static std::span<const std::uint8_t> bytes_of(const std::vector<std::uint64_t>& words) {
    return {reinterpret_cast<const std::uint8_t*>(words.data()), 8 * words.size()};
  }

  // This rank's classes of a level, which begins at the byte `at`. Returns the fault, or nothing.
  std::string write_level(const SharedFile& file, std::uint32_t jumps, std::uint64_t at) const {
    Reader reached(read_name(jumps, false), class_parts, step_.first(), step_.end());
    std::uint64_t own = 0;
    while (reached.next()) own += reached.items().size();
    for (std::uint32_t r = 0; const Message& message : all_told(own)) {
      if (r++ < ranks_.rank) at += message[0] * record_bytes;
    }
    reached = Reader(read_name(jumps, false), class_parts, step_.first(), step_.end());
    Reader won(read_name(jumps, true), class_parts, step_.first(), step_.end());
    bool has_won = won.next();
    std::vector<std::uint64_t> records;
    while (reached.next()) {
      while (has_won && won.part() < reached.part()) has_won = won.next();
      const bool is_same = has_won && won.part() == reached.part();
      auto next = won.items().begin();
      records.clear();
      for (const Position& position : reached.items()) {
        const bool is_won = is_same && next != won.items().end() && *next == position;
        if (is_won) ++next;
        records.insert(records.end(), position.words.begin(), position.words.end());
        records.push_back(is_won ? 1 : 0);
      }
      if (!file.write(at, bytes_of(records))) return cannot_be_written();
      at += 8 * records.size();
    }
    return reached.fault().empty() ? won.fault() : reached.fault();
  }
  // The numbers of all ranks.
  std::vector<Message> all_told(std::uint64_t own) const {
    return ranks_.exchange(std::vector<Message>(ranks_.count, Message{own}));
  }

  const Task<Words> task_;
  const Ranks& ranks_;
  std::string folder_;
  RankStep<Words> step_;
  std::vector<ClassCount> counts_;
  std::vector<std::uint32_t> reached_from_, won_from_;  // how many ranks wrote each level
  std::optional<std::uint32_t> reached_;                // how many levels are not empty
  typename Images<Words>::All images_;
};

template <std::size_t Words>
Result<ClassReport> make(const Puzzle& puzzle, const Ranks& ranks, const std::string& folder,
                         const std::string& file, const LevelTalk& talk, StepSizes sizes) {
  // All ranks read the journal before one of them writes it.
  Result<Journal> journal = read_journal(folder, head_of(puzzle));
  if (ranks.any(!journal.ok())) return journal.ok() ? error_in_words("") : journal.error();
  ClassAnalyst<Words> analyst(puzzle, ranks, folder, sizes);
  std::string fault;
  ClassReport report;
  report.begun = analyst.take_over(*journal, fault);
  if (report.begun < journal->ranks.size()) {
    if (!fault.empty() && talk.fault)
      talk.fault(fmt::format("{}; going on from level {}", fault, report.begun));
    journal->ranks.resize(report.begun);
    journal->is_done = false;
  }
  while (!analyst.is_done()) {
    if (const auto why = analyst.make_level(talk.progress)) return error_in_words(*why);
    journal->ranks.push_back(ranks.count);
    journal->is_done = analyst.is_done();
    std::string why;
    if (ranks.rank == 0) why = write_journal(folder, head_of(puzzle), *journal).value_or("");
    if (const auto words = ranks.fault_of_any(why)) return error_in_words(*words);
  }
  if (!file.empty())
    if (const auto why = analyst.write(file)) return error_in_words(*why);
  report.levels = analyst.counts();
  report.traffic = analyst.traffic();
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
